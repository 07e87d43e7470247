/** Focuses the first invalid input, after collapsed sections have expanded. */
export function focusError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const input = form?.querySelector<HTMLElement>("[aria-invalid=true], [data-field-error]");
    input?.focus();
    input?.scrollIntoView({ block: "nearest" });
  });
}
