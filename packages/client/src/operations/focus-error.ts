/** The first input of which something is wrong, once it shows; what was folded away has opened by then. */
export function focusError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>("[aria-invalid=true], [data-error]");
    fault?.focus();
    fault?.scrollIntoView({ block: "nearest" });
  });
}
