import {
  isSameJson,
  joinObjects,
  type Operation,
  type Parameter,
  type Resource,
} from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { fromDraft, toDraft } from "#operations/draft-values.ts";
import { bodyOfRecord, type FormValues, initialValues } from "#operations/operation-values.ts";
import { isRecord } from "#fields/values/record-value.ts";
import type { FormDraft } from "#storage/form-drafts.ts";
import type { FreshRecord } from "#records/read-fresh.ts";
import { filledRecord } from "./filled-record.ts";
import { type ReconciledValues, reconcileValues } from "#operations/reconcile-values.ts";
import { rebasedValues } from "./rebased-values.ts";

/** The record that a form edits, as it was read. */
export interface FormBase extends FreshRecord {
  /** Values of the record for the fields of the form. */
  readonly values: FormValues;
}

export interface InitialForm {
  readonly base: FormBase;
  /** Input from a draft. */
  readonly typed?: FormValues;
  /** The record as the API has it now, if it changed since the draft. */
  readonly newer?: FormBase;
  /** Input for fields that the operation no longer has. */
  readonly dropped?: ReconciledValues["dropped"];
}

export interface FormSource {
  /** The record as the API has it; undefined for a new record. */
  readonly fresh: FreshRecord | undefined;
  readonly draft?: FormDraft | undefined;
  /** Values of a new record by field, from the address. */
  readonly prefill?: ParentValues | undefined;
  /** Body of a new record with the values of another one. */
  readonly copied?: unknown;
}

export function baseOf(
  operation: Operation,
  { fresh, prefill = {}, copied }: FormSource,
): FormBase {
  const initial = initialValues(operation, {}, shownOf(operation, fresh?.record));
  const values = isRecord(copied)
    ? { ...initial, body: joinObjects([initial.body, copied].filter(isRecord)) }
    : initial;
  const prefilled = fresh === undefined ? readPrefilled(operation, prefill) : {};
  if (Object.keys(prefilled).length === 0) return { record: undefined, ...fresh, values };
  const body = isRecord(values.body) ? { ...values.body, ...prefilled } : prefilled;
  return { record: undefined, values: { ...values, body } };
}

/** Values of the path above a new record by field; its own key may have the name of a parameter of the path. */
export function parentPrefill({ key }: Pick<Resource, "key">, parents: ParentValues): ParentValues {
  const isOwnKey = (name: string): boolean =>
    key.some(({ field, parameter }) => field[0] === name && parameter !== name);
  return Object.fromEntries(Object.entries(parents).filter(([name]) => !isOwnKey(name)));
}

/** Values of the address, converted to the types of their fields. */
function readPrefilled(operation: Operation, prefill: ParentValues): FormValues["parameters"] {
  const field = operation.body?.field;
  if (field?.kind !== "group") return {};
  const parameters = field.fields
    .filter(({ name, isReadOnly }) => isReadOnly !== true && Object.hasOwn(prefill, name))
    .map((inner): Parameter => ({
      name: inner.name,
      in: "query",
      isRequired: false,
      style: "form",
      explode: true,
      field: inner,
    }));
  return initialValues({ ...operation, parameters }, prefill).parameters;
}

/** The members of a record that the form shows; all if the body has no described fields. */
export function shownOf(operation: Operation, record: unknown): unknown {
  return operation.body?.field.kind === "json" ? record : bodyOfRecord(operation, record);
}

/**
 * Initial values of a form: the fresh record, or the draft on the record that the draft started from, so that
 * the save detects a conflict.
 */
export function initialForm(operation: Operation, source: FormSource): InitialForm {
  const { draft } = source;
  const fresh = baseOf(operation, source);
  const typed = fromDraft(draft?.values);
  if (draft === undefined || typed === undefined) return { base: fresh };
  if (draft.sent === undefined && isSameJson(draft.values, draft.shown)) return { base: fresh };
  const before = fromDraft(draft.shown) ?? { parameters: {}, body: undefined };
  const { dropped, ...mine } = reconcileValues(operation, draft.asked ?? [], {
    before,
    after: typed,
  });
  const shown = mine.before;
  const freshDraft = toDraft(operation, fresh.values);
  // Drafts do not store secrets: the secrets of the record are not a change.
  if (isSameJson(toDraft(operation, shown), freshDraft)) {
    return { base: fresh, typed: rebasedValues(mine, fresh.values), dropped };
  }
  const values = rebasedValues(
    { before: fromDraft(freshDraft) ?? shown, after: shown },
    fresh.values,
  );
  const record = filledRecord({
    before: fresh.record,
    shown: fresh.values.body,
    filled: values.body,
  });
  const base: FormBase = {
    record,
    ...(draft.etag !== undefined && { etag: draft.etag }),
    values,
  };
  return { base, typed: rebasedValues(mine, values), newer: fresh, dropped };
}
