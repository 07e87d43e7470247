import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useReturnedFocus } from "./use-returned-focus.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function List(): ReactNode {
  useReturnedFocus("rows");
  return (
    <>
      <h1 tabIndex={-1}>Orders</h1>
      <a href="/orders/12" data-row-link>
        Link of another list
      </a>
      <ul id="rows">
        <li>
          <a href="/orders/1" data-row-link>
            One
          </a>
        </li>
        <li>
          <a href="/orders/12" data-row-link>
            Twelve
          </a>
        </li>
      </ul>
    </>
  );
}

function open(urls: readonly string[]): () => string | null | undefined {
  const entries = urls.map((url) => ({ url: new URL(url, location.href).href }));
  vi.stubGlobal("navigation", { currentEntry: { index: 0 }, entries: () => entries });
  const { container } = render(<List />);
  container.querySelector("h1")?.focus();
  return () => document.activeElement?.textContent;
}

test.each([
  ["/orders/12", "Twelve"],
  ["/orders/12/edit", "Twelve"],
  ["/orders/12?tab=lines", "Twelve"],
  ["/orders/123", "Orders"],
  ["/customers/1", "Orders"],
])("back from %s focuses %s", (forward, want) => {
  const focused = open(["/orders", forward]);
  vi.advanceTimersByTime(100);
  expect(focused()).toBe(want);
});

test("a new screen keeps the focus on its heading", () => {
  const focused = open(["/orders"]);
  vi.advanceTimersByTime(5000);
  expect(focused()).toBe("Orders");
});

test("the focus stays where the user moved it before the rows were there", () => {
  const focused = open(["/orders", "/orders/12"]);
  document.querySelector<HTMLElement>("#rows a")?.focus();
  vi.advanceTimersByTime(5000);
  expect(focused()).toBe("One");
});
