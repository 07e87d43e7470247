import { ownMember } from "#own/own-member.ts";
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
    const text = ownMember(parts, parameter);
    if (location === undefined || text === undefined) return [];
    const inQuery = operation.parameters.some(
      (one) => one.in === "query" && one.name === parameter,
    );
    if (location === "query" && inQuery) return [{ at: { parameter }, value: text }];
    const body = operation.body?.field;
    const field =
      body?.kind === "group" ? body.fields.find(({ name }) => name === parameter) : undefined;
    if (field === undefined) return [];
    return [{ at: { in: "body", parameter }, value: typedValue(field, text) }];
  });
}
