import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { typedValue } from "./typed-value.ts";
import type { LocatedValue } from "./located-value.ts";

/** Where an operation takes a record's key when its path does not, in the JSON type that it asks for. */
export function keyValues(
  operation: Operation,
  { key }: Pick<Resource, "key">,
  parts: Readonly<Record<string, string>>,
): readonly LocatedValue[] {
  return key.flatMap(({ in: place, parameter }): readonly LocatedValue[] => {
    const text = parts[parameter];
    if (place === undefined || text === undefined) return [];
    if (place === "query") return [{ at: { parameter }, value: text }];
    const body = operation.body?.field;
    const field =
      body?.kind === "group" ? body.fields.find(({ name }) => name === parameter) : undefined;
    if (field === undefined) return [];
    return [{ at: { in: "body", parameter }, value: typedValue(field, text) }];
  });
}
