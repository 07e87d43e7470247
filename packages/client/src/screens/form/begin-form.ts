import { isSameJson, type Operation } from "@quarterdeck/model";
import { fromDraft, toDraft } from "#fields/operation/draft-values.ts";
import {
  bodyOfRecord,
  type FormValues,
  initialValues,
} from "#fields/operation/operation-values.ts";
import type { FormDraft } from "#keep/drafts.ts";
import type { FreshRecord } from "#queries/read-fresh.ts";
import { filledRecord } from "./filled-record.ts";
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
}

export function baseOf(asked: Operation, fresh: FreshRecord | undefined): FormBase {
  const values = initialValues(asked, {}, shownOf(asked, fresh?.record));
  return { record: undefined, ...fresh, values };
}

/** What a form shows of a record; all of it where no inputs are told of. */
export function shownOf(asked: Operation, record: unknown): unknown {
  return asked.body?.field.kind === "json" ? record : bodyOfRecord(asked, record);
}

/** A form begins with the record as it is, or with what was typed and the record as it was then: saving finds out what moved. */
export function beginForm(
  asked: Operation,
  fresh: FreshRecord | undefined,
  draft: FormDraft | undefined,
): BegunForm {
  const now = baseOf(asked, fresh);
  const typed = fromDraft(draft?.values);
  if (draft === undefined || typed === undefined) return { base: now };
  if (draft.sent === undefined && isSameJson(draft.values, draft.shown)) return { base: now };
  const shown = fromDraft(draft.shown) ?? { parameters: {}, body: undefined };
  const mine = { before: shown, after: typed };
  const kept = toDraft(asked, now.values);
  // Secrets are not kept, so those that the record has are no change.
  if (isSameJson(draft.shown, kept)) return { base: now, typed: rebasedValues(mine, now.values) };
  const begun = rebasedValues({ before: fromDraft(kept) ?? shown, after: shown }, now.values);
  const record = filledRecord({ before: now.record, shown: now.values.body, filled: begun.body });
  const base: FormBase = {
    record,
    ...(draft.etag !== undefined && { etag: draft.etag }),
    values: begun,
  };
  return { base, typed: rebasedValues(mine, begun), moved: now };
}
