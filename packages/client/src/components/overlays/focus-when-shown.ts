/** Now, or as soon as the popover shows that it stands in: what that holds is drawn before. */
export function focusWhenShown(element: HTMLElement | null | undefined): void {
  element?.focus();
  if (element === null || element === undefined || document.activeElement === element) return;
  element.closest("[popover]")?.addEventListener("toggle", () => element.focus(), { once: true });
}
