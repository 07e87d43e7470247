// Radio buttons select the mode of a form, and marked selects the meaning of an empty input.
const fields =
  "input:not([type=hidden], [type=radio], :disabled), select:not(:disabled, [data-empty-value]), textarea:not(:disabled)";

/** Moves the focus from the close button to the first field, also if the field is rendered later. */
export function focusFirstField(dialog: HTMLElement): () => void {
  const start = document.activeElement;
  const later = new MutationObserver(focus);
  later.observe(dialog, { childList: true, subtree: true });
  focus();

  function focus(): void {
    const field = dialog.querySelector<HTMLElement>(fields);
    const hasMoved = document.activeElement !== start;
    if (field === null && !hasMoved) return;
    later.disconnect();
    if (!hasMoved) field?.focus();
  }

  return () => later.disconnect();
}
