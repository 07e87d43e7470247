import { useEffect, useRef, useState } from "react";

const shownFor = 2000;

type Copied = "copied" | "failed" | undefined;

/** Copies a text; for a moment it is said how that went. */
export function useCopy(text: string | (() => string)): readonly [Copied, () => void] {
  const [state, setState] = useState<Copied>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function tell(next: Copied): void {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(undefined), shownFor);
  }

  async function copy(): Promise<void> {
    try {
      // Missing where the page did not come over HTTPS, refused where a person said so.
      await navigator.clipboard.writeText(typeof text === "string" ? text : text());
      tell("copied");
    } catch {
      tell("failed");
    }
  }

  return [state, () => void copy()];
}
