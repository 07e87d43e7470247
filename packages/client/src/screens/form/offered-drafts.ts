import type { StoredFormDraft } from "#storage/form-drafts.ts";

/** Stored drafts of a form, of all tabs. */
export interface OfferedDrafts {
  /** The draft that the form restores. */
  readonly draft: StoredFormDraft | undefined;
  /** The other drafts, newest first. */
  readonly others: readonly StoredFormDraft[];
  /** Restores another draft; both stay stored. */
  readonly onTake: (draft: StoredFormDraft) => void;
  /** Removes all drafts of the form. */
  readonly onDrop: () => void;
}
