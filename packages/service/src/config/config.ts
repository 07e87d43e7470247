/** What every way of running needs to know. */
interface CommonConfig {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** Empty, or `/any/prefix`: what all our addresses begin with. */
  readonly prefix: string;
  readonly title: string;
  /** File or address of a picture; empty: our own mark. */
  readonly logo: string;
  /** `#rrggbb`; empty: our own colors. */
  readonly accent: string;
  readonly history: "browser" | "hash";
  /** False: the console sends no `user` header. */
  readonly userHeader: boolean;
  /** Files or addresses of Overlay documents, in the order in which they correct the description. */
  readonly overlays: readonly string[];
  /** Whose `X-Forwarded-*` headers count: nobody's, everybody's, or those of these addresses. */
  readonly trustProxy: boolean | readonly string[];
}

/** The built-in API over PostgreSQL. */
export interface BuiltInConfig extends CommonConfig {
  readonly mode: "built-in";
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly registration: "open" | "approval" | "closed";
}

/** The console for somebody else's API. */
export interface GatewayConfig extends CommonConfig {
  readonly mode: "gateway";
  /** The description: an address or a file. */
  readonly api: string;
  /** Undefined: what the description's `servers` say. */
  readonly upstream: string | undefined;
  /** The console's own at the provider that the description names; undefined: who signs in tells it. */
  readonly clientId: string | undefined;
  /** Never in a page, a log or an answer. */
  readonly clientSecret: string | undefined;
}

export type Config = BuiltInConfig | GatewayConfig;

/** What the command line asks for. */
export type Command =
  | { readonly kind: "serve"; readonly config: Config }
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "reset-password"; readonly email: string; readonly config: BuiltInConfig };

/** A flag or variable that cannot be followed, as one sentence that names it and the remedy. Exit code 2. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}
