/** Focuses an element now, or when its popover is shown. */
export function focusWhenShown(element: HTMLElement | null | undefined): void {
  element?.focus();
  if (element === null || element === undefined || document.activeElement === element) return;
  element.closest("[popover]")?.addEventListener("toggle", () => element.focus(), { once: true });
}
