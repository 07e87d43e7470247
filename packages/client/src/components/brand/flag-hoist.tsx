import type { ReactNode } from "react";
import classes from "./flag-hoist.module.css";
import { flagShapes } from "./flag-shapes.ts";
import { SignalFlag } from "./signal-flag.tsx";

const fallback = "QUARTERDECK";
const longest = 14;

/** A text as signal flags, one word per line; the product name if no letter has a flag. */
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
        .filter((letter) => Object.hasOwn(flagShapes, letter))
        .join(""),
    )
    .filter((word) => word !== "");
  const lines = all.slice(0, 3).map((word) => word.slice(0, longest));
  return lines.length === 0 ? [fallback] : lines;
}
