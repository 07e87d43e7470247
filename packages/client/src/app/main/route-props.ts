import type { Resource } from "@quarterdeck/model";
import type { SearchParams } from "#addresses/address.ts";
import type { Route } from "#addresses/resource-address.ts";

export interface RouteProps<Kind extends Route["kind"]> {
  readonly route: Extract<Route, { readonly kind: Kind }>;
  /** Resource with its model chunk. */
  readonly resource: Resource;
  readonly search: SearchParams;
}
