import type { Figures } from "./figures.ts";
import type { Shapes } from "./field.ts";
import type { Operation } from "./operation.ts";
import type { Problem } from "./problem.ts";
import type { Resource } from "./resource.ts";
import type { SignIn } from "./sign-in.ts";
import type { TenantLevel } from "./tenant-level.ts";

/**
 * State of an API without a description. `open`: its lists are found after a sign-in. `methods`: its responses do
 * not name the methods that it allows.
 */
export type Exploration = "open" | "methods";

/** Admin model: the screens read only this. Plain JSON. */
export interface AdminModel {
  readonly title: string;
  readonly description?: string;
  /** `info.version`. */
  readonly apiVersion: string;
  /** Server URLs, absolute if possible, with default values for their variables. */
  readonly servers: readonly string[];
  readonly resources: readonly Resource[];
  /** Every operation of the document, in document order. */
  readonly operations: readonly Operation[];
  /** Levels whose key users choose once, outer ones before those below them; absent if there are none. */
  readonly tenantLevels?: readonly TenantLevel[];
  /** Present if the lists of the API are not known yet, or not its methods. */
  readonly exploration?: Exploration;
  /** Shapes that fields of request bodies name with `JsonField.shape`. */
  readonly shapes?: Shapes;
  readonly signIn: SignIn;
  readonly figures: Figures;
  readonly problems: readonly Problem[];
}
