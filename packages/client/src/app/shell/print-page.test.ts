import { afterEach, expect, test, vi } from "vitest";
import { listenForPrint, printWhole } from "./print-page.ts";

const root = document.documentElement;

afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("folded content is printed, in the light color mode, and folded again", () => {
  root.dataset["mantineColorScheme"] = "dark";
  document.body.innerHTML = `<main><details id="a"></details><details id="b" open></details></main>`;
  const listOpen = (): readonly string[] =>
    Array.from(document.querySelectorAll("details[open]"), ({ id }) => id);
  const stop = listenForPrint();
  dispatchEvent(new Event("beforeprint"));
  expect(listOpen()).toEqual(["a", "b"]);
  expect(root.dataset["mantineColorScheme"]).toBe("light");
  dispatchEvent(new Event("afterprint"));
  expect(listOpen()).toEqual(["b"]);
  expect(root.dataset["mantineColorScheme"]).toBe("dark");
  stop();
  dispatchEvent(new Event("beforeprint"));
  expect(listOpen()).toEqual(["b"]);
});

test.each([
  ["higher than the window", 3000, true],
  ["that fits the window", 100, false],
])("a page %s is printed once all of it has loaded", async (_, height, isScrolled) => {
  vi.useFakeTimers();
  const print = vi.fn<() => void>();
  const scrollTo = vi.fn<(left: number, top: number) => void>();
  vi.stubGlobal("print", print);
  vi.stubGlobal("scrollTo", scrollTo);
  vi.spyOn(root, "scrollHeight", "get").mockReturnValue(height);
  document.body.innerHTML = `<main><table aria-busy="true"></table></main>`;
  const printed = printWhole();
  await vi.advanceTimersByTimeAsync(2000);
  if (isScrolled) expect(print).not.toHaveBeenCalled();
  document.body.innerHTML = "<main></main>";
  await vi.advanceTimersByTimeAsync(2000);
  await printed;
  expect(print).toHaveBeenCalledOnce();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(scrollTo.mock.calls.some(([, top]) => top === height)).toBe(isScrolled);
});
