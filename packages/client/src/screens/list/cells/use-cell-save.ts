import type { Field, KeyedRecordRef, Operation } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { noErrors, type ValidationError } from "#operations/validate-values.ts";
import { trackSave } from "#records/running-saves.ts";
import { refreshWritten } from "#records/write-events.ts";
import { type FieldOutcome, saveField } from "./save-field.ts";

type CellPhase =
  | { readonly kind: "edit" | "saving" }
  | Exclude<FieldOutcome, { readonly kind: "invalid" }>;

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
  /** Continues after the job of an accepted write. */
  readonly proceed: () => void;
  readonly acceptTheirs: () => void;
}

/** Saves the value of a cell; returns the phase and errors of its form. */
export function useCellSave(options: CellSaveOptions): CellSave {
  const { target, operation, field, base, onSaved } = options;
  const client = useQueryClient();
  const [phase, setPhase] = useState<CellPhase>({ kind: "edit" });
  const [errors, setErrors] = useState(noErrors.body);
  // State would be too late for a second key.
  const isSaving = useRef(false);
  const next = useRef(onSaved);

  async function save(value: unknown, then = onSaved): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setPhase({ kind: "saving" });
    const read = phase.kind === "conflict" ? { ...phase, record: phase.theirs } : base;
    const change = { target, operation, field, base: read, value };
    const outcome = await trackSave(() => saveField(client, change));
    isSaving.current = false;
    setErrors(outcome.kind === "invalid" ? outcome.errors : noErrors.body);
    setPhase(outcome.kind === "invalid" ? phase : outcome);
    if (outcome.kind === "saved") then();
    next.current = then;
  }

  return {
    phase,
    errors,
    save,
    proceed: () => next.current(),
    acceptTheirs: () => {
      refreshWritten(client, target.resource.name);
      onSaved();
    },
  };
}
