import { afterEach, expect, test } from "vitest";
import { focusFirstField } from "./focus-first-field.ts";

afterEach(() => document.body.replaceChildren());

/** Dialog whose close button has the initial focus. */
function openDialog(content = ""): HTMLElement {
  document.body.innerHTML = `<div id="dialog"><button>Close</button>${content}</div>`;
  const dialog = document.querySelector<HTMLElement>("#dialog");
  dialog?.querySelector("button")?.focus();
  if (dialog === null) throw new Error("no dialog");
  return dialog;
}

const focusedId = (): string | undefined => document.activeElement?.id;

test("the first enabled field gets the focus", () => {
  focusFirstField(
    openDialog(
      `<input type="hidden"><input disabled><input type="radio"><select data-empty-value></select><select id="b"></select>`,
    ),
  );
  expect(focusedId()).toBe("b");
});

test("the first field that is rendered later gets the focus", async () => {
  const dialog = openDialog();
  focusFirstField(dialog);
  dialog.insertAdjacentHTML("beforeend", `<p></p><textarea id="a"></textarea>`);
  await expect.poll(focusedId).toBe("a");
  dialog.insertAdjacentHTML("afterbegin", `<input id="c">`);
  await new Promise((resolve) => setTimeout(resolve));
  expect(focusedId()).toBe("a");
});

test("the focus stays where the user moved it", async () => {
  const dialog = openDialog(`<button id="more">More</button>`);
  focusFirstField(dialog);
  dialog.querySelector<HTMLElement>("#more")?.focus();
  dialog.insertAdjacentHTML("beforeend", `<input id="a">`);
  await new Promise((resolve) => setTimeout(resolve));
  expect(focusedId()).toBe("more");
});

test("a closed dialog does not move the focus", async () => {
  const dialog = openDialog();
  focusFirstField(dialog)();
  dialog.insertAdjacentHTML("beforeend", `<input id="a">`);
  await new Promise((resolve) => setTimeout(resolve));
  expect(focusedId()).not.toBe("a");
});
