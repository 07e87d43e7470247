import type { ReactNode } from "react";
import classes from "./flag-notice.module.css";
import { SignalFlag } from "./signal-flag.tsx";

interface FlagNoticeProps {
  /** Letters of the signal that is flown. */
  readonly flags: string;
  /** What the signal says at sea, on hover. */
  readonly signal: string;
  /** The title itself, as a heading. */
  readonly heading: ReactNode;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Bad news under its signal, and the ways on. */
export function FlagNotice({ flags, signal, heading, text, children }: FlagNoticeProps): ReactNode {
  return (
    <div className={classes.frame}>
      <div className={classes.hoist} title={signal}>
        {flags.split("").map((letter) => (
          <SignalFlag key={letter} letter={letter} size={52} />
        ))}
      </div>
      {heading}
      <p className={classes.text}>{text}</p>
      <div className={classes.ways}>{children}</div>
    </div>
  );
}
