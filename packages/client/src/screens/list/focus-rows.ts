/** Where the focus goes when what held it goes: the rows that it was about. */
export function focusRows(): void {
  document.querySelector<HTMLElement>("main [role=region]")?.focus();
}
