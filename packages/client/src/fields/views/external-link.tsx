import type { ReactNode } from "react";
import classes from "./cell.module.css";
import { CutText } from "./truncated-text.tsx";
import { safeAddress } from "#fields/values/safe-url.ts";

/** Link to another site; plain text if the address is not safe to open. */
export function OutsideLink({
  address,
  text,
  isWhole,
}: {
  readonly address: string;
  readonly text: string;
  readonly isWhole: boolean;
}): ReactNode {
  const href = safeAddress(address);
  const content = <CutText text={text} isWhole={isWhole} />;
  if (href === undefined) return content;
  return (
    <a
      className={classes.link}
      href={href}
      target={href.startsWith("mailto:") ? undefined : "_blank"}
      rel="noopener noreferrer"
    >
      {content}
    </a>
  );
}
