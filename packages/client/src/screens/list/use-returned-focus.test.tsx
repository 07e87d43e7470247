import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryRouter } from "#router/testing/memory-router.ts";
import { RouterContext } from "#router/use-router.ts";
import { useReturnedFocus } from "./use-returned-focus.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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

/** Opens the list; `left`: address from which the user returns to it. */
async function open(left?: string): Promise<() => string | null | undefined> {
  const { router, history } = memoryRouter("/orders");
  if (left !== undefined) {
    await router.navigate({ to: left, search: {} });
    history.go(-1);
    await Promise.resolve();
  }
  const { container } = render(
    <RouterContext value={router}>
      <List />
    </RouterContext>,
  );
  container.querySelector("h1")?.focus();
  return () => document.activeElement?.textContent;
}

test.each([
  ["/orders/12", "Twelve"],
  ["/orders/12/edit", "Twelve"],
  ["/orders/12?tab=lines", "Twelve"],
  ["/orders/123", "Orders"],
  ["/customers/1", "Orders"],
])("back from %s focuses %s", async (left, want) => {
  const focused = await open(left);
  vi.advanceTimersByTime(100);
  expect(focused()).toBe(want);
});

test("a new screen keeps the focus on its heading", async () => {
  const focused = await open();
  vi.advanceTimersByTime(5000);
  expect(focused()).toBe("Orders");
});

test("the focus stays where the user moved it before the rows were there", async () => {
  const focused = await open("/orders/12");
  document.querySelector<HTMLElement>("#rows a")?.focus();
  vi.advanceTimersByTime(5000);
  expect(focused()).toBe("One");
});
