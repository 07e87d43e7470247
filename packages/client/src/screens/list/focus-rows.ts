/** Moves the focus to the rows when the focused control disappears. */
export function focusRows(): void {
  document.querySelector<HTMLElement>("main [role=region]")?.focus();
}
