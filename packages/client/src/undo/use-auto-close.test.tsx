import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAutoClose } from "./use-auto-close.ts";

const onOver = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onOver.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Told({ id = "1", isBusy = false }: { readonly id?: string; readonly isBusy?: boolean }) {
  return (
    <div data-testid="told" {...useAutoClose({ id, isBusy, onClose: onOver })}>
      <button type="button">Undo</button>
    </div>
  );
}

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test("it goes by itself after a while", () => {
  render(<Told />);
  wait(14_900);
  expect(onOver).not.toHaveBeenCalled();
  wait(200);
  expect(onOver).toHaveBeenCalledOnce();
});

test("it stays below the pointer, and a while longer", () => {
  render(<Told />);
  fireEvent.pointerEnter(screen.getByTestId("told"));
  wait(60_000);
  fireEvent.pointerLeave(screen.getByTestId("told"));
  wait(14_900);
  expect(onOver).not.toHaveBeenCalled();
  wait(200);
  expect(onOver).toHaveBeenCalledOnce();
});

test("it stays while something in it has the focus, wherever the pointer is", () => {
  render(<Told />);
  fireEvent.focus(screen.getByRole("button"));
  fireEvent.pointerEnter(screen.getByTestId("told"));
  fireEvent.pointerLeave(screen.getByTestId("told"));
  wait(60_000);
  expect(onOver).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole("button"));
  wait(15_100);
  expect(onOver).toHaveBeenCalledOnce();
});

test("it stays while something is under way, and what is told next has its own time", () => {
  const { rerender } = render(<Told isBusy />);
  wait(60_000);
  expect(onOver).not.toHaveBeenCalled();
  rerender(<Told />);
  wait(10_000);
  rerender(<Told id="2" />);
  wait(10_000);
  expect(onOver).not.toHaveBeenCalled();
});
