import type { Problem, SignIn } from "@quarterdeck/model";
import { BASE_PATH } from "./contract.ts";

/** Location of the admin model in the service. */
export interface ModelLocation {
  /** Relative to the prefix: whole model `PATH.json`, summary `PATH/summary.json`, chunks `PATH/chunk.json?name=`. */
  readonly path: string;
  /** Empty: it depends on the user. */
  readonly version: string;
  /** True if the summary is not the whole model. */
  readonly isSplit: boolean;
}

/** Server of the API behind the service. */
export interface ApiServer {
  /** Base URL, without credentials. */
  readonly address: string;
  /** True if the description names it as a placeholder, such as `example.com`. */
  readonly isPlaceholder: boolean;
}

/** Configuration in the page; written by the service, or by hand on a static host. */
export interface RuntimeConfig {
  /** Origin of the API, with an optional path; empty: this origin with the prefix. */
  readonly apiHost: string;
  readonly basePath: string;
  /** Address of the description; empty if only the service has it. */
  readonly description: string;
  readonly history: "browser" | "hash";
  /** Hosts from which pictures in records are loaded: the origin of the page, or any. */
  readonly pictures: "own" | "any";
  /** Result of a 403: the end of the session, or a message in place (H7). */
  readonly onForbidden: "end" | "stay";
  /** False for APIs that refuse the `user` header. */
  readonly userHeader: boolean;
  readonly title: string;
  /** Address of a square picture, absolute or relative to the prefix; empty: the default mark. */
  readonly logo: string;
  /** `#rrggbb`; empty: the default colors. */
  readonly accent: string;
  /** Null: the browser reads `description`. */
  readonly model: ModelLocation | null;
  /** Null: in the model. */
  readonly signIn: SignIn | null;
  /** True if the description contains only permitted operations: background reads are safe. */
  readonly ownsPermissions: boolean;
  /** Null: the API of the service itself, or a static host. */
  readonly server: ApiServer | null;
  /** Problems of an unusable description. */
  readonly problems: readonly Problem[];
  /** Changes of the description that the service does not use. */
  readonly notices: readonly Problem[];
  /** Path of the service for sign-in providers, relative to the prefix; empty: the browser calls them. */
  readonly oauth: string;
  /** Client id at the provider; empty: the user enters it. */
  readonly clientId: string;
}

const defaults: RuntimeConfig = {
  apiHost: "",
  basePath: BASE_PATH,
  description: "",
  history: "browser",
  pictures: "own",
  onForbidden: "end",
  userHeader: true,
  title: "Quarterdeck",
  logo: "",
  accent: "",
  model: null,
  signIn: null,
  ownsPermissions: false,
  server: null,
  problems: [],
  notices: [],
  oauth: "",
  clientId: "",
};

let current: RuntimeConfig | undefined;

/** The configuration of this page, read once. */
export function runtimeConfig(): RuntimeConfig {
  current ??= readRuntimeConfig(document.getElementById("quarterdeck")?.textContent ?? "");
  return current;
}

/** Sets the configuration where no page has it: in the service, which renders the sign-in form. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

/** Reads the configuration; a missing or invalid block gives the defaults. */
export function readRuntimeConfig(text: string): RuntimeConfig {
  const values = parseJson(text);
  const valid = Object.entries(values).filter(
    ([name, value]) =>
      Object.hasOwn(defaults, name) && isLike(value, defaults[name as keyof RuntimeConfig]),
  );
  const config = { ...defaults, ...(Object.fromEntries(valid) as Partial<RuntimeConfig>) };
  return {
    ...config,
    history: config.history === "hash" ? "hash" : "browser",
    pictures: config.pictures === "any" ? "any" : "own",
    onForbidden: config.onForbidden === "stay" ? "stay" : "end",
  };
}

function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isLike(value: unknown, example: unknown): boolean {
  if (example === null) return typeof value === "object";
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example);
}
