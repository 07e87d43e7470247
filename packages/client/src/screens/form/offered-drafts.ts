import type { StoredFormDraft } from "#storage/form-drafts.ts";

/** What was typed into a form before, in this tab or in others. */
export interface OfferedDrafts {
  /** What the form goes on from. */
  readonly draft: StoredFormDraft | undefined;
  /** What else is kept, the newest first. */
  readonly others: readonly StoredFormDraft[];
  /** Another one takes its place; both stay kept. */
  readonly onTake: (draft: StoredFormDraft) => void;
  /** None of them is of use any more. */
  readonly onDrop: () => void;
}
