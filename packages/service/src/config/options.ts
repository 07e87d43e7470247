import {
  readAddressesOrFiles,
  readAddressOrFile,
  readDatabaseUrl,
  readLogo,
  readPublicUrls,
  readUpstream,
} from "./read-address.ts";
import {
  oneOf,
  readColor,
  readDatabaseRoles,
  readHeaders,
  readPort,
  readPrefix,
  readSwitch,
  readText,
  readTrustProxy,
  severalOf,
} from "./read-value.ts";
import type { ReadValue } from "./read-value.ts";

interface Option<T> {
  /** Flag without dashes; absent: only the variable exists. */
  readonly flag?: string;
  /** Environment variable; absent: only the flag exists. */
  readonly variable?: string;
  /** Placeholder of the value in `--help`; absent: the flag takes no value. */
  readonly value?: string;
  readonly read: ReadValue<T>;
  readonly about: string;
  /** Default as shown in `--help`; read-command.ts has the value. */
  readonly default?: string;
  /** The flag may be repeated; its values are joined by commas, as in the variable. */
  readonly isRepeatable?: boolean;
  /** Text between the values of a repeated flag; a comma if absent. */
  readonly separator?: string;
  /** A secret: it may also be in a file, which the variable with `_FILE` at its end names. */
  readonly isSecret?: boolean;
  /** Mode that knows the option; absent: all modes. */
  readonly mode?: "built-in" | "gateway";
}

function option<T>(one: Option<T>): Option<T> {
  return one;
}

/** Every flag and variable. The parser, `--help` and the checks of combinations read this table. */
export const options = {
  api: option({
    flag: "api",
    variable: "API",
    value: "<url or file>",
    read: readAddressOrFile,
    about: "Console for the API of this OpenAPI document, a URL or a file",
    mode: "gateway",
  }),
  apiHeaders: option({
    flag: "api-header",
    variable: "API_HEADER",
    value: "<name: value>",
    read: readHeaders,
    about:
      "Header of the request for the description, such as 'X-API-Key: …'; repeat it, or use several lines. Calls to the API do not have it",
    isRepeatable: true,
    separator: "\n",
    mode: "gateway",
  }),
  upstream: option({
    flag: "upstream",
    variable: "UPSTREAM",
    value: "<url>",
    read: readUpstream,
    about: "Base address of that API, if the servers of the document are wrong",
    mode: "gateway",
  }),
  overlays: option({
    flag: "overlay",
    variable: "OVERLAY",
    value: "<file or url>",
    read: readAddressesOrFiles,
    about:
      "Overlay document that corrects the description; repeat it, or separate several by commas",
    isRepeatable: true,
  }),
  databaseUrl: option({
    flag: "database",
    variable: "DATABASE_URL",
    value: "<postgres url>",
    read: readDatabaseUrl,
    about:
      "Built-in API over this PostgreSQL database; use DATABASE_URL or DATABASE_URL_FILE for a password",
    isSecret: true,
    mode: "built-in",
  }),
  dataDir: option({
    flag: "data",
    variable: "DATA_DIR",
    value: "<directory>",
    read: readText,
    about: "Folder of the embedded database",
    default: "./data",
    mode: "built-in",
  }),
  databaseRoles: option({
    flag: "database-roles",
    variable: "DATABASE_ROLES",
    value: "<role=role>",
    read: readDatabaseRoles,
    about:
      "Database role that each role of the console takes, such as viewer=app_reader,editor; a name alone means the same name",
    mode: "built-in",
  }),
  registration: option({
    flag: "registration",
    variable: "REGISTRATION",
    value: "<open|approval|closed>",
    read: oneOf("open", "approval", "closed"),
    about: "Registration after the first account: open, approved by an owner, or closed",
    default: "approval",
    mode: "built-in",
  }),
  port: option({
    flag: "port",
    variable: "PORT",
    value: "<number>",
    read: readPort,
    about: "Port to listen on; 0 selects a free one",
    default: "4400",
  }),
  host: option({
    flag: "host",
    variable: "HOST",
    value: "<address>",
    read: readText,
    about: "Address to listen on; 0.0.0.0 for all",
    default: "127.0.0.1",
  }),
  prefix: option({
    flag: "prefix",
    variable: "PREFIX",
    value: "<path>",
    read: readPrefix,
    about: "Path that the service is under, such as /admin",
  }),
  publicUrls: option({
    flag: "public-url",
    variable: "PUBLIC_URL",
    value: "<url>",
    read: readPublicUrls,
    about:
      "Address that users open, such as https://admin.example.com; repeat it, or separate several by commas. Other names than localhost and --host are refused",
    isRepeatable: true,
  }),
  title: option({
    flag: "title",
    variable: "TITLE",
    value: "<text>",
    read: readText,
    about: "Name of the console",
    default: "Quarterdeck",
  }),
  logo: option({
    flag: "logo",
    variable: "LOGO",
    value: "<file or url>",
    read: readLogo,
    about: "Square image in place of the default logo: SVG, PNG, JPEG, WebP or ICO",
  }),
  accent: option({
    flag: "accent",
    variable: "ACCENT",
    value: "<#rrggbb>",
    read: readColor,
    about: "Accent color as #rrggbb; both color modes use readable shades of it",
  }),
  history: option({
    flag: "history",
    variable: "HISTORY",
    value: "<browser|hash>",
    read: oneOf("browser", "hash"),
    about: "Form of the console's addresses: /orders or /#/orders",
    default: "browser",
  }),
  pictures: option({
    flag: "pictures",
    variable: "PICTURES",
    value: "<own|any>",
    read: oneOf("own", "any"),
    about: "Hosts of the pictures in records: the console's own, or any",
    default: "own",
  }),
  onForbidden: option({
    flag: "on-forbidden",
    variable: "ON_FORBIDDEN",
    value: "<end|stay>",
    read: oneOf("end", "stay"),
    about: "Result of a 403 of the API: end the session, or stay and show the message",
    default: "end",
    mode: "gateway",
  }),
  userHeader: option({
    flag: "user-header",
    variable: "USER_HEADER",
    value: "<on|off>",
    read: readSwitch,
    about: "Header named user in the calls of the console",
    default: "on",
  }),
  clientId: option({
    flag: "client-id",
    variable: "OAUTH_CLIENT_ID",
    value: "<text>",
    read: readText,
    about: "Client id of the console at the OAuth2 or OpenID Connect provider of the document",
    mode: "gateway",
  }),
  clientSecret: option({
    variable: "OAUTH_CLIENT_SECRET",
    read: readText,
    about:
      "Client secret, if the provider requires one; it stays in the service; or OAUTH_CLIENT_SECRET_FILE",
    isSecret: true,
    mode: "gateway",
  }),
  oauthGrants: option({
    flag: "oauth-grants",
    variable: "OAUTH_GRANTS",
    value: "<grants>",
    read: severalOf("password", "client_credentials"),
    about:
      "Grants of typed credentials to forward to another host than the API's: password, client_credentials",
    mode: "gateway",
  }),
  trustProxy: option({
    flag: "trust-proxy",
    variable: "TRUST_PROXY",
    value: "<on|off|addresses>",
    read: readTrustProxy,
    about:
      "Proxies whose X-Forwarded-* headers are used: on (the one that connects), off, or a list of addresses",
    default: "off",
  }),
  resetPassword: option({
    flag: "reset-password",
    value: "<email>",
    read: readText,
    about: "Print a new password for the account with this email, end its sessions, and exit",
    mode: "built-in",
  }),
  help: option({ flag: "help", read: readSwitch, about: "Print this and exit" }),
  version: option({ flag: "version", read: readSwitch, about: "Print the version and exit" }),
};

export type OptionName = keyof typeof options;

/** Values by option, each as its reader returns it. */
export type OptionValues = {
  readonly [name in OptionName]?: (typeof options)[name] extends Option<infer T> ? T : never;
};
