import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

const pause = 400;

interface TypedText {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Text that lives elsewhere (in the address) and is typed here: handed on when typing pauses, at Enter and on leaving.
 * `isTyping` tells later hand-ons of one stay in the input from the first.
 */
export function useTypedText(
  given: string,
  onText: (text: string, isTyping: boolean) => void,
): TypedText {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasHandedOn = useRef(false);
  const latest = useRef({ given, onText });
  useEffect(() => {
    latest.current = { given, onText };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // What was typed yields to a value that came from somewhere else: Back, "Clear filters".
  const isOurs = typed !== undefined && (given === typed.over || given === typed.text);

  function handOn(text: string): void {
    clearTimeout(timer.current);
    if (text === latest.current.given) return;
    setTyped({ text, over: text });
    latest.current.onText(text, hasHandedOn.current);
    hasHandedOn.current = true;
  }

  return {
    value: isOurs ? typed.text : given,
    onChange: (event) => {
      const text = event.currentTarget.value;
      setTyped({ text, over: given });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => handOn(text), pause);
    },
    onKeyDown: (event) => {
      if (event.key === "Enter") handOn(event.currentTarget.value);
    },
    onBlur: () => {
      if (isOurs) handOn(typed.text);
      setTyped(undefined);
      hasHandedOn.current = false;
    },
  };
}
