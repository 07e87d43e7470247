import type { ReactNode } from "react";
import classes from "./flag-hoist.module.css";
import { flagShapes } from "./flag-shapes.ts";
import { SignalFlag } from "./signal-flag.tsx";

const fallback = "QUARTERDECK";
const longest = 14;

/** The text flown as signal flags, a word a line; ours, where its letters are not in the code. */
export function FlagHoist({ text }: { readonly text: string }): ReactNode {
  return (
    <div className={classes.hoist} aria-hidden="true">
      {words(text).map((word, line) => (
        <div key={`${line} ${word}`} className={classes.line}>
          {word.split("").map((letter, at) => (
            <SignalFlag key={`${at} ${letter}`} letter={letter} size={40} />
          ))}
        </div>
      ))}
    </div>
  );
}

function words(text: string): readonly string[] {
  const all = text
    .toUpperCase()
    .split(/\s+/)
    .map((word) =>
      word
        .split("")
        .filter((letter) => letter in flagShapes)
        .join(""),
    )
    .filter((word) => word !== "");
  const flown = all.slice(0, 3).map((word) => word.slice(0, longest));
  return flown.length === 0 ? [fallback] : flown;
}
