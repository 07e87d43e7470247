import type { RecordRef } from "@quarterdeck/model";
import { toDraft } from "#operations/draft-values.ts";
import type { FormValues, OperationWithShapes } from "#operations/operation-values.ts";
import { bodyMemberNames } from "#operations/reconcile-values.ts";
import { type FormDraft, formDraftName } from "#storage/form-drafts.ts";
import { type FormState, formValues } from "./form-state.ts";

/** Storage name of the drafts of a record, or of a new record. */
export function draftName({ resource, parents, key }: RecordRef): string {
  return formDraftName({ resource: resource.name, parents, ...(key !== undefined && { key }) });
}

/** Draft of a form; `sent` is the time of a write without a response yet. */
export function formDraft(
  { resource, parents, key }: RecordRef,
  { title, sent }: { readonly title: string; readonly sent: number | undefined },
  state: FormState,
): FormDraft {
  const { operation, base } = state;
  return {
    at: Date.now(),
    resource: resource.name,
    parents,
    ...(key !== undefined && { key }),
    title,
    values: toDraft(operation, formValues(state)),
    asked: bodyMemberNames(operation),
    shown: toDraft(operation, base.values),
    ...(base.etag !== undefined && { etag: base.etag }),
    ...(sent !== undefined && { sent }),
  };
}

interface NewDraftOptions {
  readonly title: string;
  readonly operation: OperationWithShapes;
  /** Names of the body members with an input. */
  readonly members: readonly string[];
  readonly values: FormValues;
  /** Initial values of the form. */
  readonly base: FormValues;
}

/** Draft of a new record. */
export function newDraft(
  { resource, parents }: RecordRef,
  { title, operation, members, values, base }: NewDraftOptions,
): FormDraft {
  return {
    at: Date.now(),
    resource: resource.name,
    parents,
    title,
    values: toDraft(operation, values),
    asked: members,
    shown: toDraft(operation, base),
  };
}
