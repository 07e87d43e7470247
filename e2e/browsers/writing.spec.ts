import { expect, test } from "./test.ts";

test("a record is created after the required field is filled", async ({ user, enter }) => {
  await enter("/categories/new");
  await user.click("button", "Save");
  await user.read(/Required/);
  await user.fill(/^Name/, "Lanterns");
  await user.fill(/^Slug/, "lanterns");
  await user.click("button", "Save");
  await user.seeAddress(/\/categories\/\d+$/);
  await user.see("heading", "Lanterns");
});

test("a record is changed, and the change undone", async ({ user, enter }) => {
  await enter("/customers/7/edit");
  await user.fill(/^Name/, "Harbor Master");
  await user.click("button", "Save");
  await user.see("heading", "Harbor Master");
  await user.click("button", /^Undo/);
  await user.seeNone("heading", "Harbor Master");
});

test("a record is deleted, and restored by Undo", async ({ user, enter }) => {
  await enter("/reviews/12");
  await user.click("button", "More actions");
  await user.click("button", /^Delete/);
  await user.seeAddress(/\/reviews$/);
  await user.click("button", /^Undo/);
  await user.seeNone("button", /^Undo/);
});

test("a list is exported", async ({ user, enter }) => {
  await enter("/categories");
  await user.see("row", /./);
  await user.click("button", /^Export/);
  await user.see("dialog", /Export/);
  await user.click("radio", "JSON");
  await user.press("Escape");
  await user.seeNone("dialog", /Export/);
});

test("signing out clears the session", async ({ user, enter }) => {
  await enter("/customers");
  await user.see("row", /@/);
  await user.click("button", /account/i);
  await user.click("button", "Sign out");
  await user.seeAddress(/\/login/);
  expect(await user.call("() => localStorage.getItem('token')", [])).toBeNull();
});
