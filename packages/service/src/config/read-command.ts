import { ConfigError } from "./config.ts";
import type { BuiltInConfig, Command, Config, GatewayConfig } from "./config.ts";
import { readRawOptions } from "./read-raw-options.ts";
import { withSslVariables } from "./with-ssl-variables.ts";
import type { RawOptions } from "./read-raw-options.ts";
import { listStartFlags, programName } from "./write-command.ts";
import type { StartCommand } from "./write-command.ts";
import { options } from "./options.ts";
import type { OptionName } from "./options.ts";

type Environment = { readonly [name: string]: string | undefined };

/** Reads flags and environment; nothing else does. Throws `ConfigError`. */
export function readCommand(
  args: readonly string[] = process.argv.slice(2),
  environment: Environment = process.env,
): Command {
  const input = readRawOptions(args, environment);
  if (input.values.help) return { kind: "help" };
  if (input.values.version) return { kind: "version" };
  refuseOtherMode(input);
  const config =
    input.values.api === undefined ? builtIn(input, environment) : gateway(input, input.values.api);
  const email = input.values.resetPassword;
  if (email === undefined || config.mode !== "built-in") return { kind: "serve", config };
  return { kind: "reset-password", email, config };
}

/** The command that starts the process in the same way, without secrets. */
export function readStartCommand(
  [, script, ...args]: readonly string[] = process.argv,
  environment: Environment = process.env,
): StartCommand {
  return {
    program: programName(script),
    flags: listStartFlags(readRawOptions(args, environment)),
  };
}

function common(input: RawOptions): Omit<Config, "mode"> {
  const { values } = input;
  return {
    port: values.port ?? 4400,
    host: values.host ?? "127.0.0.1",
    prefix: values.prefix ?? "",
    publicUrls: readPublicUrls(input),
    title: values.title ?? "Quarterdeck",
    logo: values.logo ?? "",
    accent: values.accent ?? "",
    history: values.history ?? "browser",
    pictures: values.pictures ?? "own",
    userHeader: values.userHeader ?? true,
    overlays: values.overlays ?? [],
    trustProxy: values.trustProxy ?? false,
  };
}

/** Completes the public addresses with the prefix, which a proxy must not change. */
function readPublicUrls({ values, spelled }: RawOptions): readonly string[] {
  const { prefix = "", publicUrls = [] } = values;
  return publicUrls.map((address) => {
    const { origin, pathname } = new URL(address);
    const path = pathname.replace(/\/+$/, "");
    if (path === "" || path === prefix) return origin + prefix;
    throw new ConfigError(
      `${spelled.publicUrls} has the path ${path}, but the service is under ${prefix || "/"}: set --prefix ${path}, or remove the path.`,
    );
  });
}

function builtIn(input: RawOptions, environment: Environment): BuiltInConfig {
  const { databaseUrl: url, dataDir = "./data", registration = "approval" } = input.values;
  const { databaseRoles = new Map() } = input.values;
  const databaseUrl = url === undefined ? undefined : withSslVariables(url, environment);
  return {
    mode: "built-in",
    ...common(input),
    databaseUrl,
    dataDir,
    databaseRoles,
    registration,
  };
}

function gateway(input: RawOptions, api: string): GatewayConfig {
  const { upstream, apiHeaders = {}, onForbidden = "end" } = input.values;
  const { clientId, clientSecret, oauthGrants = [] } = input.values;
  if (clientSecret !== undefined && clientId === undefined) {
    throw new ConfigError(
      `${input.spelled.clientSecret} belongs to a client: add its --client-id.`,
    );
  }
  const credentials = { apiHeaders, clientId, clientSecret, oauthGrants };
  return { mode: "gateway", ...common(input), api, upstream, onForbidden, ...credentials };
}

/** Rejects options of the other mode: ignoring them would hide a mistake. */
function refuseOtherMode({ values, spelled }: RawOptions): void {
  const isGateway = values.api !== undefined;
  const other = isGateway ? "built-in" : "gateway";
  const names = Object.keys(options) as OptionName[];
  const name = names.find((one) => options[one].mode === other && values[one] !== undefined);
  if (name === undefined) return;
  throw new ConfigError(
    isGateway
      ? `${spelled[name]} belongs to the built-in API and ${spelled.api} selects another API: remove one of them.`
      : `${spelled[name]} needs --api <url or file>, the description of its API: add --api, or remove ${spelled[name]}.`,
  );
}
