/**
 * Opens a modal dialog; what is returned closes it. The browser gives the focus back only to a dialog that is closed while it stands in the
 * page, and React has taken it out by then: whoever opened it is remembered, or else the screen's heading (WCAG 2.2, 2.4.3).
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    if (before !== document.body) giveBack(before);
  };
}

function giveBack(before: Element | null): void {
  for (const place of [before, document.querySelector("main h1")]) {
    // Whoever chose something in it may be elsewhere already.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }
}
