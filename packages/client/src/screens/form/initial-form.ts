import { isSameJson, type Operation, type Parameter } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { fromDraft, toDraft } from "#operations/draft-values.ts";
import { bodyOfRecord, type FormValues, initialValues } from "#operations/operation-values.ts";
import { isRecord } from "#fields/values/record-value.ts";
import type { FormDraft } from "#storage/form-drafts.ts";
import type { FreshRecord } from "#records/read-fresh.ts";
import { filledRecord } from "./filled-record.ts";
import { type ReconciledValues, reconcileValues } from "#operations/reconcile-values.ts";
import { rebasedValues } from "./rebased-values.ts";

/** A record as a form began with it. */
export interface FormBase extends FreshRecord {
  /** What of it the form shows. */
  readonly values: FormValues;
}

export interface BegunForm {
  readonly base: FormBase;
  /** What was typed before, in an earlier session perhaps. */
  readonly typed?: FormValues;
  /** What the API has now, where that is not any more what was there when it was typed. */
  readonly moved?: FormBase;
  /** What was typed where the API takes nothing any more. */
  readonly lost?: ReconciledValues["dropped"];
}

interface Given {
  readonly fresh: FreshRecord | undefined;
  readonly draft?: FormDraft | undefined;
  /** What a new record begins with, as an address spells it. */
  readonly prefill?: ParentValues | undefined;
}

export function baseOf(asked: Operation, { fresh, prefill = {} }: Given): FormBase {
  const values = initialValues(asked, {}, shownOf(asked, fresh?.record));
  const given = fresh === undefined ? readPrefilled(asked, prefill) : {};
  if (Object.keys(given).length === 0) return { record: undefined, ...fresh, values };
  const body = isRecord(values.body) ? { ...values.body, ...given } : given;
  return { record: undefined, values: { ...values, body } };
}

/** Values of fields, each of its field's own type. */
function readPrefilled(asked: Operation, prefill: ParentValues): FormValues["parameters"] {
  const field = asked.body?.field;
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
  return initialValues({ ...asked, parameters }, prefill).parameters;
}

/** What a form shows of a record; all of it where no inputs are told of. */
export function shownOf(asked: Operation, record: unknown): unknown {
  return asked.body?.field.kind === "json" ? record : bodyOfRecord(asked, record);
}

/** A form begins with the record as it is, or with what was typed and the record as it was then: saving finds out what moved. */
export function beginForm(asked: Operation, given: Given): BegunForm {
  const { draft } = given;
  const now = baseOf(asked, given);
  const typed = fromDraft(draft?.values);
  if (draft === undefined || typed === undefined) return { base: now };
  if (draft.sent === undefined && isSameJson(draft.values, draft.shown)) return { base: now };
  const began = fromDraft(draft.shown) ?? { parameters: {}, body: undefined };
  const { dropped: lost, ...mine } = reconcileValues(asked, draft.asked ?? [], {
    before: began,
    after: typed,
  });
  const shown = mine.before;
  const kept = toDraft(asked, now.values);
  // Secrets are not kept, so those that the record has are no change.
  if (isSameJson(toDraft(asked, shown), kept)) {
    return { base: now, typed: rebasedValues(mine, now.values), lost };
  }
  const begun = rebasedValues({ before: fromDraft(kept) ?? shown, after: shown }, now.values);
  const record = filledRecord({ before: now.record, shown: now.values.body, filled: begun.body });
  const base: FormBase = {
    record,
    ...(draft.etag !== undefined && { etag: draft.etag }),
    values: begun,
  };
  return { base, typed: rebasedValues(mine, begun), moved: now, lost };
}
