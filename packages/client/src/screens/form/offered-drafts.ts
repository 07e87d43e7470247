import type { KeptForm } from "#storage/form-drafts.ts";

/** What was typed into a form before, in this tab or in others. */
export interface OfferedDrafts {
  /** What the form goes on from. */
  readonly draft: KeptForm | undefined;
  /** What else is kept, the newest first. */
  readonly others: readonly KeptForm[];
  /** Another one takes its place; both stay kept. */
  readonly onTake: (draft: KeptForm) => void;
  /** None of them is of use any more. */
  readonly onDrop: () => void;
}
