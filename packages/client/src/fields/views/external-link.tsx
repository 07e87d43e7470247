import { type ReactNode, use } from "react";
import { FieldServicesContext } from "#fields/field-services.ts";
import classes from "./cell.module.css";
import { shortText, TruncatedText } from "./truncated-text.tsx";
import { safeUrl } from "#fields/values/safe-url.ts";

/** A URL whose path ends in the name of a file, not of a page. */
const file = /^https?:\/\/[^/?#]+\/[^?#]*\.(?!html?\b|php\b|aspx?\b)[a-z\d]{2,5}(?:\?|$)/i;

/** Link to another site, or to a file of the API, also by its path; plain text if the address is not safe to open. */
export function ExternalLink({
  address,
  text,
  isWhole,
  label = text,
  isPicture = false,
}: {
  readonly address: string;
  readonly text: string;
  readonly isWhole: boolean;
  readonly label?: string;
  readonly isPicture?: boolean;
}): ReactNode {
  const services = use(FieldServicesContext);
  const href = safeUrl(address);
  const content = isWhole ? <TruncatedText text={text} isWhole /> : shortText(text);
  if (href === undefined) {
    if (services === undefined || !/^\/[^/]/.test(address)) return content;
    return (
      <services.FileLink
        {...{ href: address, text, label, isWhole, isPicture, link: content, fallback: content }}
      />
    );
  }
  const link = openLink(href, content);
  // Pages of the API's server open as they are.
  if (services === undefined || !(isPicture || file.test(href))) return link;
  return (
    <services.FileLink {...{ href, text, label, isWhole, isPicture, link, fallback: content }} />
  );
}

/** Link to an address from `safeUrl`. */
export function openLink(href: string, content: ReactNode): ReactNode {
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
