import type { Field } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";

/**
 * Members of a body with the key of records that only addresses contain: `id` of `/orders/{id}`, which the API sets. A
 * create may choose a text.
 */
export function bodyKeys(
  { body, role }: Pick<Operation, "body" | "role">,
  { key, fields }: Pick<Resource, "key" | "fields">,
): readonly string[] {
  const names = key.flatMap(({ isLastSegment, field, parameter }) =>
    isLastSegment === true && field.length > 1 ? [parameter] : [],
  );
  const isOwn = ({ name, kind, isRequired }: Field) =>
    names.includes(name) &&
    fields.every((one) => one.name !== name) &&
    (role !== "create" || (kind === "number" && !isRequired));
  return body?.field.kind === "group"
    ? body.field.fields.filter(isOwn).map(({ name }) => name)
    : [];
}
