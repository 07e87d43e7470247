import { flushSync } from "react-dom";
import { enterText } from "#screens/login/adopt-page-form.ts";

/** Shows another form for a sign-in, with the text and the focus of the previous one. */
export function retainText(show: () => void): void {
  const focused = document.activeElement;
  const last = focused instanceof HTMLInputElement ? focused.name : undefined;
  const texts = new Map(listInputs().map(({ name, value }) => [name, value]));
  flushSync(show);
  // After the form has focused its first input.
  queueMicrotask(() => {
    for (const input of listInputs()) {
      const text = texts.get(input.name) ?? "";
      if (text !== "" && input.value === "") enterText(input, text);
      if (input.name === last) input.focus();
    }
  });
}

function listInputs(): readonly HTMLInputElement[] {
  return Array.from(document.querySelectorAll<HTMLInputElement>("#root form input"));
}
