import { withoutFormat } from "#infer/names/path-segments.ts";
import { textOf } from "#read/member.ts";
import type { Call } from "./call.ts";

const KEY_AT_END = /\/\{[^{}/]+\}$/;

/**
 * Gives a GET with a value at the end of its path the rows of the list above it, if both respond with one schema:
 * `/lists/all` and `/lists/all/{type}`.
 */
export function repeatEnvelopes(calls: readonly Call[]): readonly Call[] {
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
    const { shape, path: rows, inner, format, confidence } = list.response;
    const response = { ...call.response, shape, path: rows, inner, confidence };
    return { ...call, response: format === undefined ? response : { ...response, format } };
  });
}

function haveOneSchema(list: Call, call: Call): boolean {
  const name = textOf(list.response.schema, "$ref");
  return name !== undefined && name === textOf(call.response.schema, "$ref");
}
