import type { Problem, SignIn } from "@quarterdeck/model";

/** Location of the admin model. */
export interface ModelLocation {
  /**
   * Path relative to the prefix: the whole model is `PATH.json`, its summary `PATH/summary.json`, a chunk
   * `PATH/chunk.json?name=`.
   */
  readonly path: string;
  /** Empty if the model depends on the caller. */
  readonly version: string;
  /** The summary leaves out the content of the chunks. */
  readonly isSplit: boolean;
}

/** Configuration block in the page, which the client reads in config/runtime-config.ts. */
export interface PageConfig {
  readonly apiHost: string;
  readonly basePath: string;
  readonly description: string;
  readonly history: "browser" | "hash";
  readonly pictures: "own" | "any";
  readonly onForbidden: "end" | "stay";
  readonly userHeader: boolean;
  readonly title: string;
  /** Path relative to the prefix; empty: the default logo. */
  readonly logo: string;
  readonly accent: string;
  readonly model: ModelLocation | null;
  readonly signIn: SignIn | null;
  readonly ownsPermissions: boolean;
  /** Server of the API; null for the built-in API. */
  readonly server: { readonly address: string; readonly isPlaceholder: boolean } | null;
  readonly problems: readonly Problem[];
  /** Changes of the description that are not used. */
  readonly notices: readonly Problem[];
  readonly oauth: string;
  readonly clientId: string;
}
