import type { Operation } from "#types/operation.ts";

/** Operation on one record: without the input for a list of keys. */
export function withoutKeyList(operation: Operation): Operation {
  const { keys, body, ...rest } = operation;
  const [name] = keys?.path ?? [];
  if (keys === undefined) return operation;
  if (keys.in === "query") {
    const parameters = rest.parameters.filter((one) => one.name !== name);
    return { ...rest, ...(body && { body }), parameters };
  }
  if (body?.field.kind !== "group") return rest;
  const fields = body.field.fields.filter((one) => one.name !== name);
  return fields.length === 0
    ? rest
    : { ...rest, body: { ...body, field: { ...body.field, fields } } };
}
