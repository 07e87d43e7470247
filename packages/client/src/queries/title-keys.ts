import { ownMember, type Parent } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";

interface Nested {
  readonly parents: readonly Pick<Parent, "parameter">[];
}

/**
 * Reads the key of a record among the titles of its resource, after the values of the parents; undefined without
 * these values.
 */
export function readTitleKey(
  { parents }: Nested,
  text: string,
): { readonly values: ParentValues; readonly key: string } | undefined {
  const above = text.split("/");
  const key = above.pop() ?? "";
  if (above.length !== parents.length) return undefined;
  const values = parents.map(({ parameter }, index) => [
    parameter,
    decodeURIComponent(above[index] ?? ""),
  ]);
  return { values: Object.fromEntries(values) as ParentValues, key };
}

/** Key of a record among the titles of its resource: after the values of the parents, as in its path. */
export function writeTitleKey({ parents }: Nested, values: ParentValues, key: string): string {
  const above = parents.map(({ parameter }) =>
    encodeURIComponent(ownMember(values, parameter) ?? ""),
  );
  return [...above, key].join("/");
}
