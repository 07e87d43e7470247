import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useMovedFocus } from "./use-moved-focus.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function add(id: string): HTMLElement {
  const button = document.createElement("button");
  button.id = id;
  document.body.append(button);
  return button;
}

/** The record "7", or the day "d7" without it. */
function openMoves(): { readonly move: () => void; readonly render: () => void } {
  const { result, rerender } = renderHook(() =>
    useMovedFocus((key: string) =>
      [key, `d${key}`].map((id) => document.querySelector(`[id="${id}"]`)),
    ),
  );
  return { move: () => result.current("7"), render: rerender };
}

test("the new element of the record takes the focus", () => {
  const { move, render } = openMoves();
  const button = add("7");
  move();
  render();
  expect(document.activeElement).toBe(button);
});

test("the day takes it until the record is shown", async () => {
  const { move, render } = openMoves();
  const day = add("d7");
  move();
  render();
  expect(document.activeElement).toBe(day);
  const record = add("7");
  // Without a render of the display.
  await expect.poll(() => document.activeElement).toBe(record);
});

test("a record that is drawn again takes it again", async () => {
  const { move, render } = openMoves();
  add("7");
  move();
  render();
  document.getElementById("7")?.remove();
  const record = add("7");
  await expect.poll(() => document.activeElement).toBe(record);
});

test.each([
  ["a focus on another element stays", () => add("other").focus(), "other"],
  [
    "a press of the pointer ends it",
    () => {
      document.dispatchEvent(new Event("pointerdown"));
      (document.activeElement as HTMLElement).blur();
    },
    "",
  ],
])("%s", (_, act, expected) => {
  const { move, render } = openMoves();
  add("7");
  move();
  render();
  act();
  render();
  expect(document.activeElement?.id).toBe(expected);
});

test("nothing takes the focus before a move", () => {
  const { render } = openMoves();
  add("7");
  render();
  expect(document.activeElement).toBe(document.body);
});
