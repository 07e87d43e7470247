import type { Operation } from "@quarterdeck/model";
import type { RecordValue } from "#fields/values/record-value.ts";

/** The operation as a person is asked for it: members of the body that are settled are not asked, nor a body of nothing else. */
export function withoutFixed(operation: Operation, settled: RecordValue | undefined): Operation {
  const { body, ...rest } = operation;
  if (settled === undefined || body?.field.kind !== "group") return operation;
  const fields = body.field.fields.filter(({ name }) => !Object.hasOwn(settled, name));
  return fields.length === 0
    ? rest
    : { ...rest, body: { ...body, field: { ...body.field, fields } } };
}
