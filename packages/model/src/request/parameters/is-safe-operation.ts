import type { Operation } from "#types/operation.ts";

/** Safe methods (RFC 9110, section 9.2.1; QUERY: RFC draft of the HTTP working group). */
const SAFE_METHODS: ReadonlySet<Operation["method"]> = new Set([
  "get",
  "head",
  "options",
  "query",
  "trace",
]);

/** True if an operation changes nothing: by its words if they contradict its method, else by its method. */
export function isSafeOperation({ method, isSafe }: Pick<Operation, "method" | "isSafe">): boolean {
  return isSafe ?? SAFE_METHODS.has(method);
}
