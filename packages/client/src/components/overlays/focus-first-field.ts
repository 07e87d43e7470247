// Radio buttons choose how the rest is asked.
const fields =
  "input:not([type=hidden], [type=radio], :disabled), select:not(:disabled), textarea:not(:disabled)";

/** Nobody opens a dialog to close it: what can be filled in first has the focus, also where it comes later. */
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
