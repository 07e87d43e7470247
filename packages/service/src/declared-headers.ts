import type { AdminModel } from "@quarterdeck/model";

/** Returns the lower-case names of the headers that a description declares: parameters, credentials and settings. */
export function declaredHeaders({ operations, signIn }: AdminModel): readonly string[] {
  const names = new Set<string>();
  for (const { parameters } of operations) collect(parameters, names);
  collect(signIn, names);
  return [...names];
}

/** Collects `name` of every `{ in: "header", name }`. */
function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if ("in" in value && value.in === "header" && "name" in value) {
    names.add(String(value.name).toLowerCase());
  }
  for (const inner of Object.values(value)) collect(inner, names);
}
