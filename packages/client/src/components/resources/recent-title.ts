import type { ModelSummary } from "@quarterdeck/model";
import { operationAddress } from "#addresses/address.ts";

/** What a place is called now: operations that the description does not name have one in each language. */
export function recentTitle(
  { operations }: ModelSummary,
  { path, title }: { readonly path: string; readonly title: string },
): string {
  return operations.find(({ id }) => operationAddress(id).to === path)?.label ?? title;
}
