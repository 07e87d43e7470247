import { type RefObject, startTransition, useEffect, useRef, useState } from "react";

/** Whether an element has been in view, or nearly. */
export function useWasVisible<Seen extends Element>(): readonly [RefObject<Seen | null>, boolean] {
  const element = useRef<Seen>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        startTransition(() => setIsSeen(true));
      },
      { rootMargin: "80px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [element, isSeen];
}
