import { expect, test } from "./test.ts";

test("on a phone a tap opens a record, its form and the menu", async ({ user, enter, engine }) => {
  await user.resize({ width: 390, height: 800 });
  await enter("/customers");
  await user.call(watchTaps.toString(), []);
  // The name of a customer.
  const name = /^(?!New |Skip )\S+ \S+/;
  await user.tap("link", name);
  await user.seeAddress(/\/customers\/\d+$/);
  // The driver of WebKitGTK has no touch: its taps are clicks.
  const kind = engine === "firefox" ? "touch" : "mouse";
  expect(await user.call("() => window.taps", [])).toEqual([kind]);
  await user.tap("link", "Edit");
  await user.see("heading", /^Edit /);
  await user.tap("button", /navigation/i);
  await user.tap("link", "Orders");
  await user.seeAddress(/\/orders$/);
  await user.see("link", /^SO-/);
});

function watchTaps(): void {
  const taps: string[] = [];
  Object.assign(window, { taps });
  addEventListener("pointerdown", ({ pointerType }) => void taps.push(pointerType), true);
}
