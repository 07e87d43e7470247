import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListReading } from "#queries/list.ts";
import { useSettledRows } from "./use-settled-rows.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function List({ isTurning }: { readonly isTurning: boolean }): ReactNode {
  const page = {} as ListReading["page"];
  const reading = { page, isPrevious: isTurning } as ListReading;
  const { isSettled } = useSettledRows(reading, { widths: {}, pinned: [] } as never);
  return (
    <>
      <button>Next page</button>
      <table>
        <tbody>
          <tr>
            <td>Row</td>
          </tr>
        </tbody>
      </table>
      {isSettled && <p>Tools</p>}
    </>
  );
}

const tools = (): HTMLElement | null => screen.queryByText("Tools");
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const frameMs = 17;

test("the tools load after a moment", () => {
  render(<List isTurning={false} />);
  wait(1400);
  expect(tools()).toBeNull();
  wait(200);
  wait(frameMs);
  expect(tools()).not.toBeNull();
});

test("a press on a row loads the tools after the next frame", () => {
  render(<List isTurning={false} />);
  fireEvent.pointerDown(screen.getByText("Row"));
  wait(frameMs);
  expect(tools()).not.toBeNull();
});

test("the rows of the next page are painted before the tools load", () => {
  const { rerender } = render(<List isTurning={false} />);
  fireEvent.pointerMove(screen.getByText("Next page"));
  fireEvent.pointerDown(screen.getByText("Next page"));
  expect(tools()).toBeNull();
  rerender(<List isTurning />);
  wait(5000);
  expect(tools()).toBeNull();
  rerender(<List isTurning={false} />);
  expect(tools()).toBeNull();
  wait(frameMs);
  expect(tools()).not.toBeNull();
});

test("a movement of the pointer loads the tools soon", () => {
  render(<List isTurning={false} />);
  fireEvent.pointerMove(screen.getByText("Row"));
  wait(200);
  expect(tools()).toBeNull();
  wait(200);
  wait(frameMs);
  expect(tools()).not.toBeNull();
});
