/**
 * Opens a modal dialog; returns a function that closes it and restores the focus (WCAG 2.2, 2.4.3).
 * The browser does not restore it, because React removes the dialog first. If the opener is gone,
 * the heading of the screen gets the focus.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    if (before !== document.body) restoreFocus(before);
  };
}

function restoreFocus(before: Element | null): void {
  for (const target of [before, document.querySelector("main h1")]) {
    // An action of the dialog may have moved the focus.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }
}
