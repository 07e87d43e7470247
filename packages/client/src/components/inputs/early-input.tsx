import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import hidden from "#components/styles/visually-hidden.module.css";

interface EarlyInputProps {
  readonly label: string;
  /** What was typed so far. */
  readonly typedRef: RefObject<string>;
}

/** Hears who types on before the input that they asked for is loaded: no letter is lost, none is taken for a key of the screen. */
export function EarlyInput({ label, typedRef }: EarlyInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    typedRef.current = "";
    input.current?.focus({ preventScroll: true });
    return () => {
      // What comes in its place gives the focus back to where it was.
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
