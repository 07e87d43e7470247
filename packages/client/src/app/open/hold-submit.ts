/**
 * Holds the sign-in that the user submits: it is sent with the method that corrections bring. Returns a function that
 * submits the form of the moment.
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
