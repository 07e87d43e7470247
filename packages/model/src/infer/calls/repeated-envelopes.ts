import { withoutFormat } from "#infer/names/path-segments.ts";
import { stemOf } from "#infer/names/words.ts";
import type { Document } from "#read/document.ts";
import { textOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "./call.ts";

const KEY_AT_END = /\/\{[^{}/]+\}$/;

/**
 * Gives a GET with a value at the end of its path the rows of the list above it, if both respond with one schema:
 * `/lists/all` and `/lists/all/{type}`. If the schema has a member for one record too (`{ users, user }`), that is it.
 */
export function repeatEnvelopes(document: Document, calls: readonly Call[]): readonly Call[] {
  const lists = new Map<string, Call>();
  for (const call of calls) {
    const isEnvelope = call.response.shape === "rows" && call.response.path.length > 0;
    if (call.method === "get" && isEnvelope) lists.set(withoutFormat(call.path), call);
  }
  return calls.map((call) => {
    const path = withoutFormat(call.path);
    if (call.method !== "get" || call.response.shape !== "record" || !KEY_AT_END.test(path))
      return call;
    const list = lists.get(path.replace(KEY_AT_END, ""));
    if (list === undefined || !haveOneSchema(list, call)) return call;
    const { shape, path: rows, inner, format, rowMember, confidence } = list.response;
    const one = findOne(document, list);
    if (one !== undefined)
      return {
        ...call,
        response: { ...call.response, path: [...rows.slice(0, -1), one.name], inner: one.node },
      };
    const response = { ...call.response, shape, path: rows, inner, confidence };
    const form = {
      ...(format === undefined ? {} : { format }),
      ...(rowMember === undefined ? {} : { rowMember }),
    };
    return { ...call, response: { ...response, ...form } };
  });
}

/** Object next to the rows with their name in the singular. */
function findOne(
  document: Document,
  { response: { schema, path } }: Call,
): { readonly name: string; readonly node: unknown } | undefined {
  const outer = path
    .slice(0, -1)
    .reduce<unknown>((node, step) => readSchema(document, node).properties.get(step), schema);
  const rows = path.at(-1) ?? "";
  for (const [name, node] of readSchema(document, outer).properties) {
    const isOne = name !== rows && stemOf(name) === stemOf(rows);
    if (isOne && readSchema(document, node).types.includes("object")) return { name, node };
  }
  return undefined;
}

function haveOneSchema(list: Call, call: Call): boolean {
  const name = textOf(list.response.schema, "$ref");
  return name !== undefined && name === textOf(call.response.schema, "$ref");
}
