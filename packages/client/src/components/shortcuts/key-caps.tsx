import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { isMac } from "./shortcuts.ts";
import classes from "./key-caps.module.css";

/** Keys with other names on keyboards of other languages. */
const translated = new Map([
  ["Shift", "shift"],
  ["Enter", "enter"],
  ["Home", "home"],
  ["End", "end"],
  ["Esc", "esc"],
] as const);

/** `mod+k` as on the user's keyboard. */
export function KeyCaps({ keys }: { readonly keys: string }): ReactNode {
  const t = useTexts("keyNames");
  const names = new Map<string, string>([...translated].map(([key, name]) => [key, t(name)]));
  names.set("mod", isMac() ? "⌘" : t("ctrl"));
  return (
    <span className={classes.caps}>
      {keys.split("+").map((key) => (
        <kbd key={key} className={classes.cap}>
          {names.get(key) ?? (key.length === 1 ? key.toUpperCase() : key)}
        </kbd>
      ))}
    </span>
  );
}
