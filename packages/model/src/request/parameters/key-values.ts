import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { typedValue } from "./typed-value.ts";
import type { LocatedValue } from "./located-value.ts";

/** Key parts that an operation takes in its query or body instead of its path, in the JSON type of the field. */
export function keyValues(
  operation: Operation,
  { key }: Pick<Resource, "key">,
  parts: Readonly<Record<string, string>>,
): readonly LocatedValue[] {
  return key.flatMap(({ in: location, parameter }): readonly LocatedValue[] => {
    const text = parts[parameter];
    if (location === undefined || text === undefined) return [];
    if (location === "query") return [{ at: { parameter }, value: text }];
    const body = operation.body?.field;
    const field =
      body?.kind === "group" ? body.fields.find(({ name }) => name === parameter) : undefined;
    if (field === undefined) return [];
    return [{ at: { in: "body", parameter }, value: typedValue(field, text) }];
  });
}
