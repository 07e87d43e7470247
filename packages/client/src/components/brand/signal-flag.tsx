import { ownMember } from "@quarterdeck/model";
import { flagShapes } from "./flag-shapes.ts";
import classes from "./signal-flag.module.css";

interface SignalFlagProps {
  readonly letter: string;
  readonly size: number;
}

/** Decorative flag of the International Code of Signals, hidden from assistive technology. */
export function SignalFlag({ letter, size }: SignalFlagProps) {
  const shapes = ownMember(flagShapes, letter);
  if (shapes === undefined) return null;
  return (
    <svg viewBox="0 0 12 12" width={size} height={size} aria-hidden="true" className={classes.flag}>
      {shapes.map(([color, path]) => (
        <path key={path} d={path} className={classes[color]} />
      ))}
    </svg>
  );
}
