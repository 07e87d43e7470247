import { owner } from "#e2e/fixtures/built-in.ts";
import { expect, test } from "./test.ts";

test("a wrong password stays on the form, and the right one leads home", async ({
  user,
  builtIn,
}) => {
  await user.goto(`${builtIn.origin}/login`);
  await user.fill(/^Email/, owner.email);
  await user.fill(/^Password/, "not this one");
  await user.press("Enter");
  await user.read(/password is wrong/);
  await user.fill(/^Password/, owner.password);
  await user.click("button", "Sign in");
  await user.see("link", "Orders");
});

test("home leads to a list", async ({ user, enter }) => {
  await enter("/");
  await user.see("heading", /Dashboard|Orders/);
  await user.click("link", "Customers");
  await user.seeAddress(/\/customers$/);
  await user.see("row", /@/);
});

test("the palette finds a list by keyboard", async ({ user, enter }) => {
  await enter("/");
  await user.see("link", "Orders");
  await user.press("Control+k");
  await user.type("orders");
  await user.see("option", /^Orders/);
  await user.press("Enter");
  await user.seeAddress(/\/orders$/);
  await user.see("heading", "Orders");
});

test("a list is sorted by its heading", async ({ user, enter }) => {
  await enter("/customers");
  await user.see("row", /@/);
  await user.click("button", /^Name/);
  await user.seeAddress(/sort=name/);
  await user.click("button", /^Name/);
  await user.seeAddress(/sort=-name/);
});

test("a list has pages, and the browser goes back", async ({ user, enter }) => {
  await enter("/orders");
  await user.see("row", /./);
  await user.click("button", "Next page");
  await user.seeAddress(/page=2/);
  await user.call("() => history.back()", []);
  await user.seeAddress(/\/orders$/);
});

test("a condition is typed, and removed by its button", async ({ user, enter }) => {
  await enter("/customers");
  await user.see("row", /@/);
  await user.press("f");
  await user.see("option", /^Email/);
  await user.type("email");
  await user.press("Enter");
  await user.see("textbox", /^Value/);
  await user.type("example.com");
  await user.press("Enter");
  await user.seeAddress(/example\.com/);
  await user.click("button", /^Remove filter Email/);
  await user.seeAddress(/\/customers$/);
});

test("keys lead through the rows to a record and its lists", async ({ user, enter }) => {
  await enter("/customers");
  await user.see("row", /@/);
  await user.press("j");
  await user.press("j");
  await user.press("Enter");
  await user.seeAddress(/\/customers\/\d+$/);
  await user.see("link", "Edit");
  // Back returns to the row.
  await user.call("() => history.back()", []);
  await user.seeAddress(/\/customers$/);
  const row = "() => document.activeElement?.closest('tbody tr')?.rowIndex";
  await expect.poll(() => user.call(row, []), { timeout: 20_000 }).toBeGreaterThan(0);
});

test("columns are hidden", async ({ user, enter }) => {
  await enter("/customers");
  await user.see("button", /^Email/);
  await user.click("button", "Columns");
  await user.click("checkbox", "Email");
  await user.press("Escape");
  await user.seeNone("button", /^Email/);
});

test("the colors are chosen, and stay after a reload", async ({ user, enter }) => {
  await enter("/customers");
  const scheme = "() => document.documentElement.dataset.mantineColorScheme";
  for (const choice of ["Dark", "Light"]) {
    await user.click("button", /account/i);
    await user.click("radio", choice);
    await user.press("Escape");
    await expect.poll(() => user.call(scheme, [])).toBe(choice.toLowerCase());
  }
  await user.call("() => { window.isOld = true; location.reload(); }", []);
  await expect.poll(() => user.call("() => window.isOld ?? false", [])).toBe(false);
  await user.see("row", /@/);
  expect(await user.call(scheme, [])).toBe("light");
});

test("the API report, the map and all operations show", async ({ user, enter }) => {
  await enter("/-/report");
  await user.see("heading", "API report");
  await user.click("link", "API map");
  await user.see("heading", "API map");
  await user.click("link", "All operations");
  await user.see("heading", "Operations");
  await user.see("link", /customers/i);
});

test("the keys are shown on ?", async ({ user, enter }) => {
  await enter("/customers");
  await user.see("row", /@/);
  await user.press("?");
  await user.see("dialog", /./);
  await user.press("Escape");
  await user.seeNone("dialog", /./);
});
