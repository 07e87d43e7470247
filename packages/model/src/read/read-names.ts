import { isMap, memberOf, textOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { referenceOf } from "./resolve.ts";
import { resolveUri, splitFragment } from "./uri.ts";

/** Base URIs, and objects by URI. */
export interface Names {
  readonly bases: WeakMap<object, string>;
  readonly resources: Map<string, unknown>;
  readonly anchors: Map<string, unknown>;
}

interface FileRef {
  readonly address: string;
  /** True for the main document, whose base URI is not recorded. */
  readonly isMain: boolean;
}

/** Records names and base URIs in a file; returns the addresses that it refers to. */
export function readNames(
  root: unknown,
  { address, isMain }: FileRef,
  names: Names,
): ReadonlySet<string> {
  const addresses = new Set<string>();
  const seen = new Set<unknown>();
  const start = isMap(root) ? nameSelf(root, address, names) : address;
  const left: (readonly [unknown, string])[] = [[root, start]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [value, above] = next;
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    const base = isMap(value) ? nameSchema(value, above, names) : above;
    const reference = referenceOf(value);
    if (reference !== undefined) {
      if (!isMain || base !== address) names.bases.set(value, base);
      if (!reference.startsWith("#")) addresses.add(splitFragment(resolveUri(base, reference))[0]);
    }
    for (const item of Object.values(value)) left.push([item, base]);
  }
  return addresses;
}

/** Base URI from `$self` (OpenAPI 3.2, "OpenAPI Object"). It does not apply to servers. */
function nameSelf(root: JsonMap, address: string, { resources }: Names): string {
  const self = textOf(root, "$self");
  if (self === undefined || memberOf(root, "openapi") === undefined) return address;
  const [base] = splitFragment(resolveUri(address, self));
  resources.set(base, root);
  return base;
}

/** Base URI from `$id`, and anchors (JSON Schema 2020-12, section 8.2). */
function nameSchema(value: JsonMap, above: string, { resources, anchors }: Names): string {
  const id = textOf(value, "$id");
  const [base] =
    id === undefined || id.startsWith("#") ? [above] : splitFragment(resolveUri(above, id));
  if (base !== above) resources.set(base, value);
  for (const key of ["$anchor", "$dynamicAnchor"]) {
    const name = textOf(value, key);
    if (name !== undefined) anchors.set(`${base}#${name}`, value);
  }
  return base;
}
