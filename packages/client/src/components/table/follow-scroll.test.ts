import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followScroll } from "./follow-scroll.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Scrolls by some pixels per frame of 16 ms; each new row takes 5 ms to render. */
function scrolledRows() {
  const part = { from: 0, to: 800, height: 40 };
  const render = vi.fn(() => {
    vi.advanceTimersByTime(10);
    return 2;
  });
  const pause = vi.fn();
  const stop = followScroll({ measure: () => ({ ...part }), render, pause });
  const scrollBy = (pixels: number): void => {
    part.from += pixels;
    vi.advanceTimersByTime(16);
    document.dispatchEvent(new Event("scroll"));
  };
  return { render, pause, stop, scrollBy };
}

test("rows render while the user scrolls slowly", () => {
  const { render, pause, stop, scrollBy } = scrolledRows();
  for (let frame = 0; frame < 5; frame += 1) scrollBy(20);
  expect(render).toHaveBeenCalledTimes(5);
  expect(pause).not.toHaveBeenCalled();
  stop();
});

test("rows that wait for the next paint do not render while others pass faster than they can render", () => {
  const { render, pause, stop, scrollBy } = scrolledRows();
  scrollBy(20);
  scrollBy(20);
  const before = render.mock.calls.length;
  scrollBy(400);
  expect(pause).toHaveBeenCalledOnce();
  expect(render).toHaveBeenCalledTimes(before);
  document.dispatchEvent(new Event("scrollend"));
  expect(render).toHaveBeenCalledTimes(before + 1);
  stop();
});
