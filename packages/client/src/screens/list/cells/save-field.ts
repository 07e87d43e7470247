import {
  type Field,
  type GroupField,
  isSameJson,
  type KeyedRecordRef,
  type ModelSummary,
  type Operation,
  ownMember,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { isRecord } from "#fields/values/record-value.ts";
import { HttpError } from "#http/errors.ts";
import { validateValues, type ValidationError } from "#operations/validate-values.ts";
import { queryKeys } from "#queries/keys.ts";
import { savedEvent } from "#records/emit-saved.ts";
import { isAccepted } from "#records/send-write.ts";
import type { StartedWrite } from "#records/follow-write.ts";
import { findUnseenFields } from "#records/unseen-fields.ts";
import { emitWrite } from "#records/write-events.ts";
import { changeRecord } from "#records/write-record.ts";

/** `unseen`: a full update would remove values that the API did not return. */
export type FieldOutcome =
  | { readonly kind: "saved" | "unseen" | "unknown" | "gone" }
  | { readonly kind: "invalid"; readonly errors: readonly ValidationError[] }
  /** The API carries it out later. */
  | { readonly kind: "accepted"; readonly started: StartedWrite }
  | { readonly kind: "failed"; readonly error: Error }
  | { readonly kind: "conflict"; readonly theirs: unknown; readonly etag?: string };

interface FieldChange {
  readonly target: KeyedRecordRef;
  readonly operation: Operation;
  readonly field: Field;
  /** The record as it was read. */
  readonly base: { readonly record: unknown; readonly etag?: string | undefined };
  readonly value: unknown;
  /** Further fields of the same change. */
  readonly others?: readonly { readonly field: Field; readonly value: unknown }[];
}

/** Validates and saves one field, or a few, with the checks, conflict detection and history of the record's form. */
export async function saveField(client: QueryClient, change: FieldChange): Promise<FieldOutcome> {
  const { target, operation, field, base, value, others = [] } = change;
  const before = isRecord(base.record) ? base.record : {};
  const changes = [{ field, value }, ...others];
  const after = changes.reduce((record, one) => withMember(record, one.field, one.value), before);
  if (isSameJson(before, after)) return { kind: "saved" };
  const errors = changes.flatMap(
    ({ field: { name }, field: one }) =>
      validateValues(
        { ...onlyField(operation, one), shapes: target.chunk.shapes },
        { parameters: {}, body: pickMember(after, name) },
        { before: { parameters: {}, body: pickMember(before, name) } },
      ).body,
  );
  if (errors.length > 0) return { kind: "invalid", errors };
  const written = { before, after, ...(base.etag !== undefined && { etag: base.etag }) };
  if (findUnseenFields(client, target, written).length > 0) return { kind: "unseen" };
  try {
    const outcome = await changeRecord(client, target, written);
    if (outcome.kind === "conflict") {
      return outcome.theirs === undefined ? { kind: "gone" } : outcome;
    }
    if (outcome.kind === "unknown") return { kind: "unknown" };
    if (outcome.kind !== "done") return { kind: "saved" };
    const { key = target.key, record, isFinal, response } = outcome;
    const event = savedEvent(client, operation, { target, change: written, key, record, isFinal });
    if (isAccepted(response)) {
      const model = client.getQueryData<ModelSummary>(queryKeys.model());
      const { findStarted } = await import("#records/follow-write.ts");
      const started = findStarted(
        model,
        { kind: "change", resource: target.resource, response },
        event,
      );
      if (started !== undefined) return { kind: "accepted", started };
    }
    emitWrite(client, event);
    return { kind: "saved" };
  } catch (error) {
    if (error instanceof HttpError && [404, 410].includes(error.status)) return { kind: "gone" };
    return { kind: "failed", error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** The record with a new value; an emptied value is null if the API accepts it, else the member is left out. */
function withMember(
  before: Readonly<Record<string, unknown>>,
  { name, isNullable }: Field,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const hadNull = ownMember(before, name) === null;
  if (value !== undefined) return { ...before, [name]: value };
  if (isNullable === true || hadNull) return { ...before, [name]: null };
  return Object.fromEntries(Object.entries(before).filter(([other]) => other !== name));
}

function pickMember(record: Readonly<Record<string, unknown>>, name: string): object {
  return Object.hasOwn(record, name) ? { [name]: ownMember(record, name) } : {};
}

/** Operation whose body has only this field, for its validation. */
function onlyField(operation: Operation, field: Field): Operation {
  const group: GroupField = {
    kind: "group",
    name: "",
    label: "",
    isRequired: true,
    fields: [field],
  };
  const mediaType = operation.body?.mediaType ?? "application/json";
  return {
    ...operation,
    parameters: [],
    body: { isRequired: true, mediaType, mediaTypes: [mediaType], field: group },
  };
}
