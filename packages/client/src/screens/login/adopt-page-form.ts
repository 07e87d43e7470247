import { removePageForm } from "#components/page/page-form.ts";

/** Inputs, and selects, which have the same members here. */
const ENTERED = "input,select";

/** Milliseconds between two checks whether a press in the form of the page has ended. */
const PRESS_MS = 50;

/**
 * Copies text, focus and opened details of the form in the page, removes it, and submits if the user did. Without it,
 * focuses the first input. Waits while the user presses a button in the page's form. Call after the commit: React
 * resets inputs that change during it.
 */
export function adoptPageForm(form: HTMLFormElement): void {
  // A press that begins on one button and ends on another is not a click.
  if (document.querySelector("#page-form:active") !== null) {
    setTimeout(adoptPageForm, PRESS_MS, form);
    return;
  }
  const focus = readFocus();
  const page = removePageForm();
  const source = page?.querySelector("form");
  if (page?.querySelector("details[open]"))
    document.querySelector("#root details")?.setAttribute("open", "");
  if (!source) {
    focusFirst(form);
    return;
  }
  for (const input of source.querySelectorAll<HTMLInputElement>(ENTERED)) {
    const target = inputOf(form, input.name);
    if (target !== undefined && input.value !== target.value) enterText(target, input.value);
  }
  if (focus !== undefined && source.contains(focus.element)) moveFocus(focus, form);
  else focusFirst(form);
  if (source.hasAttribute("data-submitted")) form.requestSubmit();
}

/** Focuses the first input, or the submit button if the form has no input. */
function focusFirst(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>("input,[type=submit]")?.focus();
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  return [...form.querySelectorAll<HTMLInputElement>(ENTERED)].find((input) => input.name === name);
}

/** Sets the value as typing does. React ignores an event if its own setter has set the value. */
export function enterText(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

interface Focus {
  readonly element: HTMLInputElement | HTMLButtonElement;
  /** Null: inputs for email addresses have none. */
  readonly selection: readonly [number, number] | null;
}

/** Call before the element is removed, which loses its selection. */
function readFocus(): Focus | undefined {
  const element = document.activeElement;
  if (element instanceof HTMLButtonElement) return { element, selection: null };
  if (!(element instanceof HTMLInputElement)) return undefined;
  const { selectionStart, selectionEnd } = element;
  const hasSelection = selectionStart !== null && selectionEnd !== null;
  return { element, selection: hasSelection ? [selectionStart, selectionEnd] : null };
}

function moveFocus({ element, selection }: Focus, form: HTMLFormElement): void {
  if (element instanceof HTMLButtonElement) {
    if (element.type === "submit") form.querySelector<HTMLElement>("[type=submit]")?.focus();
    return;
  }
  const input = inputOf(form, element.name);
  input?.focus();
  if (selection !== null) input?.setSelectionRange(...selection);
}
