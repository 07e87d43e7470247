import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import hidden from "#components/styles/visually-hidden.module.css";

interface EarlyInputProps {
  readonly label: string;
  /** Typed text; ends with a line break if Enter was pressed. */
  readonly typedRef: RefObject<string>;
}

/** Hidden input that takes the typed text while the real input is loading. */
export function EarlyInput({ label, typedRef }: EarlyInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (input.current !== null) {
      // An earlier instance may have text: the chunk and then its texts suspend.
      input.current.value = typedRef.current.trimEnd();
      input.current.focus({ preventScroll: true });
    }
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
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Enter") typedRef.current = `${currentTarget.value}\n`;
      }}
    />
  );
}
