import type { Problem, SignIn } from "@quarterdeck/model";
import { BASE_PATH } from "./contract.ts";

/** Where the service serves the admin model. */
export interface ModelLocation {
  /** Relative to the prefix: the whole is `PATH.json`, its core `PATH/core.json`, its parts `PATH/part.json?name=`. */
  readonly path: string;
  /** Empty: it depends on who asks. */
  readonly version: string;
  /** The core leaves out what the parts hold. */
  readonly isSplit: boolean;
}

/** What the page says about where it runs; the service fills it in, on a static host a person does. */
export interface RuntimeConfig {
  /** Origin of the API and perhaps a path; empty: this origin, below our prefix. */
  readonly apiHost: string;
  readonly basePath: string;
  /** Address of the API's description; empty when only the service knows it. */
  readonly description: string;
  readonly history: "browser" | "hash";
  /** False switches the `user` header off, for a foreign API that refuses it. */
  readonly userHeader: boolean;
  readonly title: string;
  /** Address of a square picture, absolute or relative to the prefix; empty: our own mark. */
  readonly logo: string;
  /** `#rrggbb`; empty: our own colors. */
  readonly accent: string;
  /** Null: the browser reads `description`. */
  readonly model: ModelLocation | null;
  /** Null: known once the model is read. */
  readonly signIn: SignIn | null;
  /** The description lists only what this person may do, so nothing read unasked is refused. */
  readonly ownsPermissions: boolean;
  /** What is wrong with a description that gives no usable model. */
  readonly problems: readonly Problem[];
  /** Where the service reaches the sign-in providers for the page, relative to the prefix; empty: the browser asks them itself. */
  readonly oauth: string;
  /** The console's name at the provider; empty: who signs in tells it. */
  readonly clientId: string;
}

const defaults: RuntimeConfig = {
  apiHost: "",
  basePath: BASE_PATH,
  description: "",
  history: "browser",
  userHeader: true,
  title: "Quarterdeck",
  logo: "",
  accent: "",
  model: null,
  signIn: null,
  ownsPermissions: false,
  problems: [],
  oauth: "",
  clientId: "",
};

let current: RuntimeConfig | undefined;

/** The configuration of this page, read once. */
export function runtimeConfig(): RuntimeConfig {
  current ??= readRuntimeConfig(document.getElementById("quarterdeck")?.textContent ?? "");
  return current;
}

/** A block that is missing or broken gives the defaults: a static host need not have one. */
export function readRuntimeConfig(text: string): RuntimeConfig {
  const given = parseJson(text);
  const fits = Object.entries(given).filter(
    ([name, value]) => name in defaults && isLike(value, defaults[name as keyof RuntimeConfig]),
  );
  const config = { ...defaults, ...(Object.fromEntries(fits) as Partial<RuntimeConfig>) };
  return { ...config, history: config.history === "hash" ? "hash" : "browser" };
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
