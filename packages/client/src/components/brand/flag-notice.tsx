import type { ReactNode } from "react";
import classes from "./flag-notice.module.css";
import { SignalFlag } from "./signal-flag.tsx";

interface FlagNoticeProps {
  /** Letters of the International Code of Signals. */
  readonly flags: string;
  /** Meaning of the signal, as tooltip. */
  readonly signal: string;
  readonly heading: ReactNode;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Error page content: signal flags, heading, text and links. */
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
      <div className={classes.links}>{children}</div>
    </div>
  );
}
