import type { Parent } from "./resource.ts";

/** Level of a path whose key is chosen once for many lists: `/orgs/{org}`. */
export interface TenantLevel {
  /** Path template up to the key. */
  readonly path: string;
  /** Name of one tenant. */
  readonly label: string;
  /** Parents of the lists below it, outermost first. */
  readonly parents: readonly Parent[];
  /** The only values that the last parameter allows. */
  readonly choices?: readonly string[];
  /** Name of the single record that is the user's own tenant (`/me` for `/users/{id}`); only if the tenants have no list. */
  readonly own?: string;
}
