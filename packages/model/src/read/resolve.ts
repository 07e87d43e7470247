import { reportProblem } from "./document.ts";
import type { Document } from "./document.ts";
import { isMap, memberOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { readAt, readFragment } from "./pointer.ts";
import { resolveUri, splitFragment } from "./uri.ts";

/** Value after its references are followed. */
export interface Resolved {
  readonly value: unknown;
  /** Fragment of the last reference, without its file: `/components/schemas/Order`; empty without one. */
  readonly pointer: string;
}

const MOST_STEPS = 32;

/** Follows `$ref` (OpenAPI 3.1, "Reference Object") to the end; undefined if a reference is broken. */
export function resolve(document: Document, value: unknown): Resolved {
  let at = value;
  let pointer = "";
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const reference = referenceOf(at);
    if (reference === undefined) return { value: at, pointer };
    const [address, fragment] = locate(document, at, reference);
    at = readTarget(document, address, fragment);
    pointer = fragment;
    if (at === undefined) {
      report(document, reference, "reference-nowhere");
      return { value: undefined, pointer };
    }
  }
  report(document, referenceOf(value) ?? "", "reference-circle");
  return { value: undefined, pointer };
}

/** Follows one `$ref`: its target may have further members next to another `$ref`. Undefined if the chain is broken. */
export function resolveStep(document: Document, node: JsonMap): Resolved {
  const reference = referenceOf(node);
  if (reference === undefined || resolve(document, node).value === undefined) return NOWHERE;
  const [address, fragment] = locate(document, node, reference);
  return { value: readTarget(document, address, fragment), pointer: fragment };
}

const NOWHERE: Resolved = { value: undefined, pointer: "" };

/** Target of the `$ref` of an object, which may contain another; undefined if there is none. */
export function followReference(document: Document, node: JsonMap): unknown {
  const reference = referenceOf(node);
  if (reference === undefined) return undefined;
  const target = readTarget(document, ...locate(document, node, reference));
  if (target === undefined) report(document, reference, "reference-nowhere");
  return target;
}

/** Reference in an object: `$ref`, otherwise `$dynamicRef`. */
export function referenceOf(value: unknown): string | undefined {
  if (!isMap(value)) return undefined;
  // Without a matching anchor, `$dynamicRef` behaves like `$ref` (JSON Schema 2020-12, section 8.2.3.2).
  const reference = memberOf(value, "$ref") ?? memberOf(value, "$dynamicRef");
  return typeof reference === "string" ? reference : undefined;
}

function locate(document: Document, node: unknown, reference: string): readonly [string, string] {
  const base = (isMap(node) ? document.bases.get(node) : undefined) ?? document.address;
  if (reference.startsWith("#")) return [base, reference.slice(1)];
  return splitFragment(resolveUri(base, reference));
}

function readTarget(document: Document, address: string, fragment: string): unknown {
  const key = `${address}#${fragment}`;
  if (document.targets.has(key)) return document.targets.get(key);
  const target = findTarget(document, address, fragment);
  document.targets.set(key, target);
  return target;
}

function findTarget(document: Document, address: string, fragment: string): unknown {
  const { files, resources, anchors, source } = document;
  if (fragment !== "" && !fragment.startsWith("/")) return anchors.get(`${address}#${fragment}`);
  const steps = readFragment(fragment);
  if (address === document.address) return readAt(source, steps);
  const resource = resources.get(address);
  if (resource === undefined) return readAt(files.get(address), steps);
  // Some generators write an `$id` but still refer into the containing document.
  return readAt(resource, steps) ?? readAt(source, steps);
}

function report(
  document: Document,
  reference: string,
  code: "reference-nowhere" | "reference-circle",
): void {
  reportProblem(document.problems, {
    code: "reference-broken",
    severity: "warning",
    pointer: reference.startsWith("#/") ? reference.slice(1) : "",
    message: { code: code, params: { reference } },
  });
}
