import type { Operation } from "@quarterdeck/model";
import type { RecordValue } from "#fields/values/record-value.ts";

/** Operation without the body members that have fixed values, and without a body that has no others. */
export function withoutFixed(operation: Operation, fixed: RecordValue | undefined): Operation {
  const { body, ...rest } = operation;
  if (fixed === undefined || body?.field.kind !== "group") return operation;
  const fields = body.field.fields.filter(({ name }) => !Object.hasOwn(fixed, name));
  return fields.length === 0
    ? rest
    : { ...rest, body: { ...body, field: { ...body.field, fields } } };
}
