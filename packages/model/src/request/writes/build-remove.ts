import type { HttpRequest } from "#types/http.ts";
import type { KeyedRecordRef } from "#types/record-ref.ts";
import { findOperation } from "#request/parameters/find-operation.ts";
import type { Operation } from "#types/operation.ts";
import type { KeyPart, Resource } from "#types/resource.ts";
import { versionParameters } from "./version-parameters.ts";
import { reconcileRecord } from "./reconcile-record.ts";
import { writtenField } from "./written-field.ts";
import { buildWrite, type WriteExtras } from "./build-write.ts";

interface RemoveExtras extends WriteExtras {
  /** The record as it was read: its version, and the whole record if the operation takes it in place of its key. */
  readonly before?: unknown;
}

/** Request that removes a record. Throws a `RangeError` if the API has no operation for it. */
export function buildRemove(target: KeyedRecordRef, extras: RemoveExtras = {}): HttpRequest {
  const { chunk, resource } = target;
  const purpose = `remove ${resource.labels.one}`;
  const operation = findOperation(chunk, resource.operations.remove, purpose);
  const { before, ...others } = extras;
  const content = takesRecord(operation, resource)
    ? reconcileRecord(
        before,
        writtenField(chunk, resource, operation),
        resource.fields,
        chunk.shapes,
      )
    : undefined;
  const parameters = { ...versionParameters(operation, resource, before), ...others.parameters };
  return buildWrite(operation, target, content, { ...others, parameters });
}

/** True if the body is the record because nothing else in the request contains the key: `POST /delete-user`. */
function takesRecord({ body, parameters, keys }: Operation, { key }: Resource): boolean {
  if (keys !== undefined) return false;
  const isLocated = ({ parameter }: KeyPart) => parameters.some(({ name }) => name === parameter);
  const fields = body?.field.kind === "group" ? body.field.fields : [];
  const isMember = ({ parameter }: KeyPart) => fields.some(({ name }) => name === parameter);
  return (
    fields.length > 0 &&
    key.some((part) => part.in !== undefined && !isLocated(part) && !isMember(part))
  );
}
