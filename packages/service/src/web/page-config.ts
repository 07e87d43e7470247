import type { Problem, SignIn } from "@quarterdeck/model";

/** Where the service serves the admin model. */
export interface ModelPlace {
  /** Relative to the prefix: the whole is `PATH.json`, its core `PATH/core.json`, its parts `PATH/part.json?name=`. */
  readonly path: string;
  /** Empty: it depends on who asks. */
  readonly version: string;
  /** The core leaves out what the parts hold. */
  readonly isSplit: boolean;
}

/** The block of data in the page that tells the console where it runs. The client reads it in its config/runtime-config.ts. */
export interface PageConfig {
  readonly apiHost: string;
  readonly basePath: string;
  readonly description: string;
  readonly history: "browser" | "hash";
  readonly userHeader: boolean;
  readonly title: string;
  /** Relative to the prefix; empty: our own mark. */
  readonly logo: string;
  readonly accent: string;
  readonly model: ModelPlace | null;
  readonly signIn: SignIn | null;
  readonly ownsPermissions: boolean;
  readonly problems: readonly Problem[];
  readonly oauth: string;
  readonly clientId: string;
}
