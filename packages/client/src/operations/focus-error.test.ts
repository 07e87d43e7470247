import { afterEach, expect, test, vi } from "vitest";
import { focusError } from "./focus-error.ts";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const invalid = `<input id="invalid" aria-invalid="true">`;
const alert = (tone: string) => `<div role="alert" data-tone="${tone}" id="${tone}"></div>`;

test.each([
  ["the first invalid input", `${alert("danger")}<input>${invalid}`, "invalid"],
  ["the message of an error without an input", `<input>${alert("danger")}`, "danger"],
  ["the error, not a notice above it", `${alert("info")}${alert("danger")}`, "danger"],
  ["a notice without an error", `${alert("info")}<input>`, "info"],
  ["nothing without a message", `<input>`, undefined],
])("an error scrolls to %s", (_, html, want) => {
  document.body.innerHTML = `<form>${html}</form>`;
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((run) => {
    run(0);
    return 0;
  });
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this.id);
  };
  focusError(document.querySelector("form"));
  expect(shown[0]).toBe(want);
});
