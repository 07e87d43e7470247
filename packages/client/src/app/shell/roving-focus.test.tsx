import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RovingFocus } from "./roving-focus.tsx";

beforeEach(() => {
  // Happy DOM has no layout.
  Element.prototype.checkVisibility = () => true;
});

afterEach(cleanup);

function show(content: ReactNode): void {
  render(
    <>
      <RovingFocus />
      {content}
    </>,
  );
}

/** Names of the controls that Tab reaches. */
function tabStops(): readonly (string | null)[] {
  fireEvent.keyDown(document.body, { key: "Tab" });
  const all = document.querySelectorAll<HTMLElement>("a, button, input");
  return [...all]
    .filter((one) => one.getAttribute("tabindex") !== "-1")
    .map((one) => one.textContent || one.getAttribute("aria-label"));
}

function press(key: string): string | null | undefined {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return document.activeElement?.textContent;
}

test("a group is one tab stop, which the arrow keys move", () => {
  show(
    <div data-roving="">
      <input aria-label="Search" />
      <button type="button">One</button>
      <a href="/two">Two</a>
      <button type="button">Three</button>
    </div>,
  );
  expect(tabStops()).toEqual(["Search", "One"]);
  screen.getByText("One").focus();
  expect(press("ArrowRight")).toBe("Two");
  expect(press("ArrowDown")).toBe("Two");
  expect(press("End")).toBe("Three");
  expect(press("ArrowRight")).toBe("Three");
  expect(tabStops()).toEqual(["Search", "Three"]);
  screen.getByLabelText("Search").focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(screen.getByLabelText("Search"));
});

test("Tab leads to the current page, and arrow keys follow the axis", () => {
  show(
    <nav data-roving="vertical">
      <a href="/one">One</a>
      <a href="/two" aria-current="page">
        Two
      </a>
      <div popover="auto">
        <button type="button">Inside</button>
      </div>
    </nav>,
  );
  expect(tabStops()).toEqual(["Two", "Inside"]);
  screen.getByText("Two").focus();
  expect(press("ArrowLeft")).toBe("Two");
  expect(press("ArrowUp")).toBe("One");
});

test("the controls of one heading stay neighbors in the tab order", () => {
  show(
    <table>
      <thead>
        <tr data-roving="">
          <th>
            <button type="button">Name</button>
            <button type="button">Filter name</button>
          </th>
          <th>
            <button type="button">Total</button>
          </th>
        </tr>
      </thead>
    </table>,
  );
  expect(tabStops()).toEqual(["Name", "Filter name"]);
  screen.getByText("Name").focus();
  expect(press("ArrowRight")).toBe("Total");
});
