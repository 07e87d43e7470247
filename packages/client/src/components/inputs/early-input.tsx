import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import hidden from "#components/styles/visually-hidden.module.css";

interface EarlyInputProps {
  readonly label: string;
  readonly typedRef: RefObject<string>;
}

/** Hidden input that takes the typed text while the real input is loading. */
export function EarlyInput({ label, typedRef }: EarlyInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    typedRef.current = "";
    input.current?.focus({ preventScroll: true });
    return () => {
      // The real input restores this focus when it closes.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [typedRef]);
  return (
    <input
      ref={input}
      className={hidden.hidden}
      aria-label={label}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        typedRef.current = currentTarget.value;
      }}
    />
  );
}
