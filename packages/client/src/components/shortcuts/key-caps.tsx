import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { isMac } from "./shortcuts.ts";
import classes from "./key-caps.module.css";

/** Keys that are called otherwise on keyboards of other languages. */
const called = new Map([
  ["Shift", "shift"],
  ["Enter", "enter"],
  ["Home", "home"],
  ["End", "end"],
  ["Esc", "esc"],
] as const);

/** `mod+k` as the keyboard of this person has it. */
export function KeyCaps({ keys }: { readonly keys: string }): ReactNode {
  const t = useTexts("keyNames");
  const named = new Map<string, string>([...called].map(([key, name]) => [key, t(name)]));
  named.set("mod", isMac() ? "⌘" : t("ctrl"));
  return (
    <span className={classes.caps}>
      {keys.split("+").map((key) => (
        <kbd key={key} className={classes.cap}>
          {named.get(key) ?? (key.length === 1 ? key.toUpperCase() : key)}
        </kbd>
      ))}
    </span>
  );
}
