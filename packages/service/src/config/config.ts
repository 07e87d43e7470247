/** Options that both modes share. */
interface CommonConfig {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** Path prefix of all addresses: empty, or `/any/prefix`. */
  readonly prefix: string;
  /** Addresses that people open, without a slash at the end; the first one is for links. */
  readonly publicUrls: readonly string[];
  readonly title: string;
  /** File or address of a picture; empty: the default logo. */
  readonly logo: string;
  /** Accent color as `#rrggbb`; empty: the default colors. */
  readonly accent: string;
  readonly history: "browser" | "hash";
  /** Hosts from which pictures in records are loaded: the console's own origin, or any. */
  readonly pictures: "own" | "any";
  /** False: the console sends no `user` header. */
  readonly userHeader: boolean;
  /** Files or addresses of Overlay documents, in the order in which they are applied. */
  readonly overlays: readonly string[];
  /** Proxies whose `X-Forwarded-*` headers count: none, the one that connects, or those at these addresses. */
  readonly trustProxy: boolean | readonly string[];
}

/** Options of the built-in API over PostgreSQL. */
export interface BuiltInConfig extends CommonConfig {
  readonly mode: "built-in";
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Database roles by role of the console. */
  readonly databaseRoles: ReadonlyMap<"viewer" | "editor" | "owner", string>;
  readonly registration: "open" | "approval" | "closed";
}

/** Options of the gateway to an existing API. */
export interface GatewayConfig extends CommonConfig {
  readonly mode: "gateway";
  /** Address or file of the description. */
  readonly api: string;
  /** Headers of requests for the description; never printed. */
  readonly apiHeaders: Readonly<Record<string, string>>;
  /** Undefined: the server that the description names. */
  readonly upstream: string | undefined;
  /** Result of a 403 of the API: the end of the session, or a message in place. */
  readonly onForbidden: "end" | "stay";
  /** Client ID at the sign-in provider of the description; undefined: the user enters it. */
  readonly clientId: string | undefined;
  /** Never sent to a page, a log or a response. */
  readonly clientSecret: string | undefined;
  /** Grants of typed credentials that are forwarded to other hosts too. */
  readonly oauthGrants: readonly ("password" | "client_credentials")[];
}

export type Config = BuiltInConfig | GatewayConfig;

/** Parsed command line. */
export type Command =
  | { readonly kind: "serve"; readonly config: Config }
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "reset-password"; readonly email: string; readonly config: BuiltInConfig };

/** An invalid flag or variable, as one sentence with the remedy. Exit code 2. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}
