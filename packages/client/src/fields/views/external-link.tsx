import type { ReactNode } from "react";
import classes from "./cell.module.css";
import { TruncatedText } from "./truncated-text.tsx";
import { safeUrl } from "#fields/values/safe-url.ts";

/** Link to another site; plain text if the address is not safe to open. */
export function ExternalLink({
  address,
  text,
  isWhole,
}: {
  readonly address: string;
  readonly text: string;
  readonly isWhole: boolean;
}): ReactNode {
  const href = safeUrl(address);
  const content = <TruncatedText text={text} isWhole={isWhole} />;
  if (href === undefined) return content;
  return (
    <a
      className={classes.link}
      href={href}
      target={/^(?:mailto|tel):/.test(href) ? undefined : "_blank"}
      rel="noopener noreferrer"
    >
      {content}
    </a>
  );
}
