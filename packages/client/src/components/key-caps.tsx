import type { ReactNode } from "react";
import { isMac } from "./shortcuts.ts";
import classes from "./key-caps.module.css";

/** `mod+k` as the keyboard of this person has it. */
export function KeyCaps({ keys }: { readonly keys: string }): ReactNode {
  return (
    <span className={classes.caps}>
      {keys.split("+").map((key) => (
        <kbd key={key} className={classes.cap}>
          {nameOf(key)}
        </kbd>
      ))}
    </span>
  );
}

function nameOf(key: string): string {
  if (key === "mod") return isMac() ? "⌘" : "Ctrl";
  return key.length === 1 ? key.toUpperCase() : key;
}
