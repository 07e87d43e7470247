/** Focuses the first invalid input, after collapsed sections have expanded; without one, shows the message. */
export function focusError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const input = form?.querySelector<HTMLElement>("[aria-invalid=true], [data-field-error]");
    input?.focus();
    if (input) input.scrollIntoView({ block: "nearest" });
    else showMessage(form);
  });
}

/** Scrolls to the message above or below the inputs of a long form, whose header and buttons cover its ends. */
function showMessage(form: HTMLElement | null): void {
  const message =
    form?.querySelector("[role=alert][data-tone=danger]") ?? form?.querySelector("[role=alert]");
  message?.scrollIntoView({ block: "center" });
}
