import {
  type Field,
  type GroupField,
  isSameJson,
  type KeyedRecordRef,
  type Operation,
  ownMember,
} from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isRecord } from "#fields/values/record-value.ts";
import { HttpError } from "#http/errors.ts";
import { noErrors, validateValues, type ValidationError } from "#operations/validate-values.ts";
import { emitSaved } from "#records/emit-saved.ts";
import { findUnseenFields } from "#records/unseen-fields.ts";
import { refreshWritten } from "#records/write-events.ts";
import { changeRecord } from "#records/write-record.ts";

/** `unseen`: a full update would remove values that the API did not return. */
type CellPhase =
  | { readonly kind: "edit" | "saving" | "unseen" | "unknown" | "gone" }
  | { readonly kind: "failed"; readonly error: Error }
  | { readonly kind: "conflict"; readonly theirs: unknown; readonly etag?: string };

interface CellSaveOptions {
  readonly target: KeyedRecordRef;
  readonly operation: Operation;
  readonly field: Field;
  /** The record as it was read. */
  readonly base: { readonly record: unknown; readonly etag?: string };
  readonly onSaved: () => void;
}

interface CellSave {
  readonly phase: CellPhase;
  readonly errors: readonly ValidationError[];
  /** Validates and saves the value; after a conflict, over the value of the other user. `then` replaces `onSaved`. */
  readonly save: (value: unknown, then?: () => void) => Promise<void>;
  readonly acceptTheirs: () => void;
}

/** Saves one field of a record with the checks, conflict detection and history of its form. */
export function useCellSave(options: CellSaveOptions): CellSave {
  const { target, operation, field, base, onSaved } = options;
  const client = useQueryClient();
  const [phase, setPhase] = useState<CellPhase>({ kind: "edit" });
  const [errors, setErrors] = useState(noErrors.body);
  // State would be too late for a second key.
  const isSaving = useRef(false);

  async function save(value: unknown, then = onSaved): Promise<void> {
    if (isSaving.current) return;
    const read = phase.kind === "conflict" ? { ...phase, record: phase.theirs } : base;
    const before = isRecord(read.record) ? read.record : {};
    const after = withMember(before, field, value);
    if (isSameJson(before, after)) return then();
    const invalid = validateValues(
      { ...onlyField(operation, field), shapes: target.chunk.shapes },
      { parameters: {}, body: pickMember(after, field.name) },
      { before: { parameters: {}, body: pickMember(before, field.name) } },
    ).body;
    setErrors(invalid);
    if (invalid.length > 0) return;
    const change = { before, after, ...(read.etag !== undefined && { etag: read.etag }) };
    if (findUnseenFields(client, target, change).length > 0) return setPhase({ kind: "unseen" });
    isSaving.current = true;
    setPhase({ kind: "saving" });
    try {
      const outcome = await changeRecord(client, target, change);
      if (outcome.kind === "conflict") {
        setPhase(outcome.theirs === undefined ? { kind: "gone" } : outcome);
      } else if (outcome.kind === "unknown") {
        setPhase({ kind: "unknown" });
      } else {
        if (outcome.kind === "done") {
          const { key = target.key, record } = outcome;
          emitSaved(client, operation, { target, change, key, record });
        }
        then();
      }
    } catch (error) {
      const isGone = error instanceof HttpError && [404, 410].includes(error.status);
      const failure = error instanceof Error ? error : new Error(String(error));
      setPhase(isGone ? { kind: "gone" } : { kind: "failed", error: failure });
    } finally {
      isSaving.current = false;
    }
  }

  return {
    phase,
    errors,
    save,
    acceptTheirs: () => {
      refreshWritten(client, target.resource.name);
      onSaved();
    },
  };
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
