import { isSameJson, ignoresMissingMembers, type Operation } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { toDraft } from "#operations/draft-values.ts";
import type { FormValues } from "#operations/operation-values.ts";
import {
  bodyMemberNames,
  type ReconciledValues,
  reconcileValues,
} from "#operations/reconcile-values.ts";
import type { FreshRecord } from "#records/read-fresh.ts";
import type { WriteOutcome } from "#records/send-write.ts";
import type { RecordChange } from "#records/write-record.ts";
import type { SavedStatus } from "./check-saved.ts";
import { filledRecord } from "./filled-record.ts";
import { baseOf, type FormBase, type FormSource, initialForm, shownOf } from "./initial-form.ts";
import { rebasedValues } from "./rebased-values.ts";

export interface FormStart extends FormSource {
  /** The operation with the fields that the form shows. */
  readonly operation: Operation;
  readonly isNew: boolean;
  /** Complete input of the draft, if its user signed in over the form. */
  readonly retained?: FormValues | undefined;
}

export type SaveResult =
  | WriteOutcome
  | { readonly kind: "failed"; readonly error: Error }
  /** The record was deleted since it was read. */
  | { readonly kind: "gone" };

/** A write without a response. */
export interface UnknownOutcome {
  /** Time of the request. */
  readonly sent: number;
  readonly error?: Error;
  readonly isChecking?: boolean;
  readonly savedStatus?: SavedStatus;
  readonly checkError?: Error;
}

/** Progress of a save. A pristine or edited form is `editing`. */
export type SavePhase =
  | {
      readonly kind: "editing";
      readonly result?: Extract<SaveResult, { readonly kind: "failed" | "gone" | "unchanged" }>;
    }
  /** `unknown`: the outcome of an earlier save. */
  | { readonly kind: "saving"; readonly unknown?: UnknownOutcome }
  | { readonly kind: "unknown"; readonly unknown: UnknownOutcome }
  /** `fresh`: the record that another user changed. */
  | { readonly kind: "conflict"; readonly fresh: FreshRecord }
  | { readonly kind: "saved" };

export interface FormState {
  readonly operation: Operation;
  readonly isNew: boolean;
  readonly base: FormBase;
  /** Input of the user; undefined: none since `base` was read. */
  readonly typed: FormValues | undefined;
  /** Input that was restored from a draft. */
  readonly restored: FormValues | undefined;
  /** True while the form shows that a draft was restored. */
  readonly isRestored: boolean;
  /** The record as the API has it now, if it changed since the draft. */
  readonly newer: FormBase | undefined;
  /** Input for fields that the operation does not have. */
  readonly dropped: ReconciledValues["dropped"];
  readonly phase: SavePhase;
}

export type FormAction =
  | { readonly type: "edit"; readonly values: FormValues }
  /** The API description changed. */
  | {
      readonly type: "describe";
      readonly operation: Operation;
      readonly prefill: ParentValues | undefined;
      /** Body of a new record with the values of another one, for the changed operation. */
      readonly copied?: unknown;
    }
  | { readonly type: "discard" }
  /** Continues from another version of the record with merged values. */
  | { readonly type: "merge"; readonly fresh: FreshRecord; readonly record: unknown }
  | { readonly type: "submit" }
  /** `submitted`: the state when the save started at `at`. */
  | {
      readonly type: "settle";
      readonly result: SaveResult;
      readonly at: number;
      readonly submitted: FormState;
    }
  | { readonly type: "close-conflict" }
  | { readonly type: "check" }
  | { readonly type: "checked"; readonly savedStatus: SavedStatus }
  | { readonly type: "check-failed"; readonly error: Error }
  /** A check found the saved record. */
  | { readonly type: "accept" };

export type FormStatus = "pristine" | "edited" | "saving" | "unknown" | "conflict" | "saved";

export function startForm(start: FormStart): FormState {
  const { operation, isNew, draft, retained } = start;
  const { base, typed: restored, newer, dropped = {} } = initialForm(operation, start);
  const typed =
    retained && isDraftOf(operation, retained, restored ?? base.values) ? retained : restored;
  return {
    operation,
    isNew,
    base,
    typed,
    restored: typed,
    isRestored: typed !== undefined,
    newer,
    dropped,
    phase:
      draft?.sent === undefined
        ? { kind: "editing" }
        : { kind: "unknown", unknown: { sent: draft.sent } },
  };
}

/** True if values differ only in members that drafts do not contain. */
function isDraftOf(operation: Operation, complete: FormValues, draft: FormValues): boolean {
  return isSameJson(toDraft(operation, complete), toDraft(operation, draft));
}

export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "edit":
      return { ...state, typed: action.values };
    case "describe":
      return describe(state, action);
    case "discard":
      return {
        ...state,
        base: state.newer ?? state.base,
        newer: undefined,
        typed: undefined,
        isRestored: false,
        dropped: {},
      };
    case "merge": {
      const { operation } = state;
      return {
        ...state,
        base: baseOf(operation, { fresh: action.fresh }),
        newer: undefined,
        isRestored: false,
        typed: { ...formValues(state), body: shownOf(operation, action.record) },
      };
    }
    case "submit": {
      const unknown = unknownOutcome(state);
      return { ...state, phase: { kind: "saving", ...(unknown && { unknown }) } };
    }
    case "settle":
      return settle(state, action);
    case "close-conflict":
      return { ...state, phase: { kind: "editing" } };
    case "check":
      return withCheck(state, { isChecking: true });
    case "checked":
      return withCheck(state, { isChecking: false, savedStatus: action.savedStatus });
    case "check-failed":
      return withCheck(state, { isChecking: false, checkError: action.error });
    case "accept":
      return { ...state, isRestored: false, phase: { kind: "saved" } };
  }
}

export function formValues({ typed, base }: FormState): FormValues {
  return typed ?? base.values;
}

export function isEdited({ typed, base }: FormState): boolean {
  if (typed === undefined) return false;
  const { body, parameters } = base.values;
  return !(isSameJson(typed.body ?? {}, body ?? {}) && isSameJson(typed.parameters, parameters));
}

export function formStatus(state: FormState): FormStatus {
  if (state.phase.kind !== "editing") return state.phase.kind;
  return isEdited(state) ? "edited" : "pristine";
}

export function unknownOutcome({ phase }: FormState): UnknownOutcome | undefined {
  return "unknown" in phase ? phase.unknown : undefined;
}

/** True if a second save could create the record twice. */
export function mustCheck(state: FormState): boolean {
  const unknown = unknownOutcome(state);
  return state.isNew && unknown !== undefined && unknown.savedStatus === undefined;
}

/** Record before and after the edits of the form. */
export function formChange(state: FormState): RecordChange {
  const { base, isNew, operation } = state;
  const after = filledRecord({
    before: base.record,
    shown: base.values.body,
    filled: formValues(state).body,
    isPartial: !isNew && ignoresMissingMembers(operation),
  });
  return {
    before: base.record,
    after: after ?? {},
    ...(base.etag !== undefined && { etag: base.etag }),
  };
}

/** Adapts the input to a changed operation. */
function describe(
  state: FormState,
  { operation, prefill, copied }: Extract<FormAction, { type: "describe" }>,
): FormState {
  const { base, newer, typed, isNew } = state;
  const next = {
    ...state,
    operation,
    base: baseOf(operation, { fresh: isNew ? undefined : base, prefill, copied }),
    newer: newer && baseOf(operation, { fresh: newer }),
  };
  if (typed === undefined) return next;
  const reconciled = reconcileValues(operation, bodyMemberNames(state.operation), {
    before: base.values,
    after: typed,
  });
  return {
    ...next,
    typed: rebasedValues(reconciled, next.base.values),
    dropped: { ...state.dropped, ...reconciled.dropped },
  };
}

function settle(
  state: FormState,
  { result, at, submitted }: Extract<FormAction, { type: "settle" }>,
): FormState {
  switch (result.kind) {
    case "done":
      return { ...state, isRestored: false, phase: { kind: "saved" } };
    case "unchanged":
      return {
        ...state,
        isRestored: false,
        base: { ...submitted.base, values: formValues(submitted) },
        phase: { kind: "editing", result },
      };
    case "unknown":
      return { ...state, phase: { kind: "unknown", unknown: { sent: at, error: result.error } } };
    case "conflict": {
      const { theirs, etag } = result;
      const fresh = { record: theirs, ...(etag !== undefined && { etag }) };
      return { ...state, phase: { kind: "conflict", fresh } };
    }
    case "failed":
    case "gone":
      return { ...state, phase: { kind: "editing", result } };
  }
}

/** A check replaces the error of the check before it. */
function withCheck(state: FormState, check: Partial<UnknownOutcome>): FormState {
  const { phase } = state;
  const unknown = unknownOutcome(state);
  if (unknown === undefined || !("unknown" in phase)) return state;
  const { checkError: _before, ...others } = unknown;
  return { ...state, phase: { ...phase, unknown: { ...others, ...check } } };
}
