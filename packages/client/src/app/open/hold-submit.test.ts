import { expect, test } from "vitest";
import { holdSubmit } from "./hold-submit.ts";

/** Form of a page that counts its submits by method. */
function showForm(method: string, submitted: string[]): HTMLFormElement {
  document.body.innerHTML = `<div id="root"><form><input name="token" /></form></div>`;
  const [form] = document.forms;
  if (form === undefined) throw new Error("no form");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submitted.push(method);
  });
  return form;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a sign-in waits for the method of the corrections", async () => {
  const submitted: string[] = [];
  const release = holdSubmit();
  showForm("described", submitted).requestSubmit();
  showForm("corrected", submitted);
  expect(submitted).toEqual([]);
  release();
  await settled();
  expect(submitted).toEqual(["corrected"]);
});

test("a form that was not submitted stays", async () => {
  const submitted: string[] = [];
  const release = holdSubmit();
  const form = showForm("described", submitted);
  release();
  await settled();
  expect(submitted).toEqual([]);
  form.requestSubmit();
  expect(submitted).toEqual(["described"]);
});
