/** Moves the focus to the rows of the control's list when the control disappears. */
export function focusRows(control?: Element | null): void {
  const list =
    control?.closest("[role=group]:has([role=region])") ?? document.querySelector("main");
  list?.querySelector<HTMLElement>("[role=region]")?.focus();
}
