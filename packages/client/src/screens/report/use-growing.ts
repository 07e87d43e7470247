import { type Ref, useState } from "react";

/** Number of rendered items: grows when the end of the list is visible, and is reset for another list. */
export function useGrowingList(
  total: number,
  list: string,
  step: number,
): { readonly shown: number; readonly grow: () => void; readonly end: Ref<HTMLButtonElement> } {
  const [drawn, setDrawn] = useState({ list, count: step });
  const count = drawn.list === list ? drawn.count : step;
  const grow = (): void => setDrawn({ list, count: count + step });

  function watch(element: HTMLButtonElement | null): (() => void) | undefined {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) grow();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }

  return { shown: Math.min(count, total), grow, end: watch };
}
