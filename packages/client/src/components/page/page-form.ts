/** Removes the sign-in form that the service wrote into the page, and shows the screens. Undefined: there is none. */
export function removePageForm(): Element | undefined {
  const form = document.getElementById("page-form");
  form?.remove();
  return form ?? undefined;
}
