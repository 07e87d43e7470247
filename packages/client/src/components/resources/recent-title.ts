import type { ModelSummary } from "@quarterdeck/model";
import { operationAddress } from "#addresses/address.ts";

/** Title of a recent item. Operations without a name in the description have one per language. */
export function recentTitle(
  { operations }: ModelSummary,
  { path, title }: { readonly path: string; readonly title: string },
): string {
  return operations.find(({ id }) => operationAddress(id).to === path)?.label ?? title;
}
