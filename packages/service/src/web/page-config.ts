import type { Problem, SignIn } from "@quarterdeck/model";

/** The block of data in the page that tells the console where it runs. The client reads it in its config/runtime-config.ts. */
export interface PageConfig {
  readonly apiHost: string;
  readonly basePath: string;
  readonly description: string;
  readonly history: "browser" | "hash";
  readonly userHeader: boolean;
  readonly title: string;
  readonly model: string;
  readonly signIn: SignIn | null;
  readonly ownsPermissions: boolean;
  readonly problems: readonly Problem[];
  readonly oauth: string;
  readonly clientId: string;
}
