import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAutoClose } from "./use-auto-close.ts";

const onClose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Notice({ id = "1", isBusy = false }: { readonly id?: string; readonly isBusy?: boolean }) {
  return (
    <div data-testid="notice" {...useAutoClose({ id, isBusy, onClose })}>
      <button type="button">Undo</button>
    </div>
  );
}

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test("the notice closes after 15 seconds", () => {
  render(<Notice />);
  wait(14_900);
  expect(onClose).not.toHaveBeenCalled();
  wait(200);
  expect(onClose).toHaveBeenCalledOnce();
});

test("the pointer holds the notice open", () => {
  render(<Notice />);
  fireEvent.pointerEnter(screen.getByTestId("notice"));
  wait(60_000);
  fireEvent.pointerLeave(screen.getByTestId("notice"));
  wait(14_900);
  expect(onClose).not.toHaveBeenCalled();
  wait(200);
  expect(onClose).toHaveBeenCalledOnce();
});

test("the focus holds the notice open", () => {
  render(<Notice />);
  fireEvent.focus(screen.getByRole("button"));
  fireEvent.pointerEnter(screen.getByTestId("notice"));
  fireEvent.pointerLeave(screen.getByTestId("notice"));
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole("button"));
  wait(15_100);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a running action holds the notice open, and a new message restarts the time", () => {
  const { rerender } = render(<Notice isBusy />);
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  rerender(<Notice />);
  wait(10_000);
  rerender(<Notice id="2" />);
  wait(10_000);
  expect(onClose).not.toHaveBeenCalled();
});
