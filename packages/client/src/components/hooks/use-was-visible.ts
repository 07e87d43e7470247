import { type RefObject, startTransition, useEffect, useRef, useState } from "react";

/** True once an element was within 80 pixels of the viewport. */
export function useWasVisible<Observed extends Element>(): readonly [
  RefObject<Observed | null>,
  boolean,
] {
  const element = useRef<Observed>(null);
  const [wasVisible, setWasVisible] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || wasVisible) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        startTransition(() => setWasVisible(true));
      },
      { rootMargin: "80px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [wasVisible]);
  return [element, wasVisible];
}
