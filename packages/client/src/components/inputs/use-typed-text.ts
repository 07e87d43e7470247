import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

const pause = 400;

interface TypedText {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Input text for a value in the URL: passed on after a pause, on Enter and on blur. `isTyping` is
 * false for the first change since the input got the focus.
 */
export function useTypedText(
  value: string,
  onText: (text: string, isTyping: boolean) => void,
): TypedText {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasPassedOn = useRef(false);
  const latest = useRef({ value, onText });
  useEffect(() => {
    latest.current = { value, onText };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // A value from another source (Back, "Clear filters") replaces the typed text.
  const isCurrent = typed !== undefined && (value === typed.over || value === typed.text);

  function passOn(text: string): void {
    clearTimeout(timer.current);
    if (text === latest.current.value) return;
    setTyped({ text, over: text });
    latest.current.onText(text, hasPassedOn.current);
    hasPassedOn.current = true;
  }

  return {
    value: isCurrent ? typed.text : value,
    onChange: (event) => {
      const text = event.currentTarget.value;
      setTyped({ text, over: value });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => passOn(text), pause);
    },
    onKeyDown: (event) => {
      if (event.key === "Enter") passOn(event.currentTarget.value);
    },
    onBlur: () => {
      if (isCurrent) passOn(typed.text);
      setTyped(undefined);
      hasPassedOn.current = false;
    },
  };
}
