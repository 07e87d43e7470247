/**
 * Holds a sign-in that the user submits before the corrections are read. Returns a function that submits it with the
 * form that is shown then.
 */
export function holdSubmit(): () => void {
  let isPending = false;
  const hold = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    isPending = true;
  };
  document.addEventListener("submit", hold, { capture: true });
  return () => {
    document.removeEventListener("submit", hold, { capture: true });
    // After the form has the retained text.
    if (isPending)
      setTimeout(() => document.querySelector<HTMLFormElement>("#root form")?.requestSubmit());
    isPending = false;
  };
}
