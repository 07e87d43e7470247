import { useEffect, useRef, useState } from "react";

const shownFor = 2000;

type Copied = "copied" | "failed" | undefined;

/** Copies a text; the state is set for two seconds. */
export function useCopy(text: string | (() => string)): readonly [Copied, () => void] {
  const [state, setState] = useState<Copied>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(next: Copied): void {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(undefined), shownFor);
  }

  async function copy(): Promise<void> {
    try {
      // Missing without HTTPS; rejects if the user denies access.
      await navigator.clipboard.writeText(typeof text === "string" ? text : text());
      show("copied");
    } catch {
      show("failed");
    }
  }

  return [state, () => void copy()];
}
