import type { Operation } from "@quarterdeck/model";

type Method = Operation["method"];

const safe: ReadonlySet<Method> = new Set(["get", "head", "options", "query", "trace"]);

/** RFC 9110, section 9.2.1: a request with this method changes nothing. */
export function isSafe(method: Method): boolean {
  return safe.has(method);
}
