import type { Field } from "#types/field.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import type { Operation, OperationRole } from "#types/operation.ts";
import { sampleField, sampleOperation, sampleResource } from "./sample-orders.ts";

export const id: Field = { ...sampleField("number", "id") };
export const note: Field = { ...sampleField("text", "note"), isNullable: true };
export const title: Field = { ...sampleField("text", "title"), isRequired: true };
export const status = sampleField("choice", "status");
export const made: Field = { ...sampleField("date-time", "made"), isReadOnly: true };
export const seen = sampleField("date-time", "seen");
export const pin: Field = { ...sampleField("secret", "pin"), isWriteOnly: true };

/** Fields of the request bodies, and of the record if they are others. */
export interface Bodies {
  readonly create?: readonly Field[];
  readonly update?: readonly Field[];
  readonly remove?: true;
  readonly shown?: readonly Field[];
  readonly path?: readonly string[];
}

/** Chunk of a resource whose writes accept these fields. */
export function chunkOf({ create, update, remove, shown, path }: Bodies): ModelChunk {
  const write = (role: OperationRole, fields: readonly Field[]): Operation => {
    const record = { ...sampleField("json", "body"), kind: "group", fields } as const;
    const field = path?.reduceRight<Field>(
      (inner, name) => ({ ...record, fields: [{ ...inner, name }] }),
      record,
    );
    const body = {
      isRequired: true,
      mediaType: "application/json",
      mediaTypes: ["application/json"],
      field: field ?? record,
      ...(path && { path }),
    };
    const at = role === "create" ? "/orders" : "/orders/{id}";
    return sampleOperation({ id: role, role, method: "post", path: at, body });
  };
  return {
    resource: sampleResource({
      fields: shown ?? [id, title, note, made],
      operations: {
        ...(create && { create: "create" }),
        ...(update && { update: "update" }),
        ...(remove && { remove: "remove" }),
      },
    }),
    operations: [
      ...(create ? [write("create", create)] : []),
      ...(update ? [write("update", update)] : []),
      ...(remove ? [sampleOperation({ id: "remove", role: "remove", method: "delete" })] : []),
    ],
    referrers: [],
  };
}
