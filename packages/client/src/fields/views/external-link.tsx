import { type ReactNode, use } from "react";
import { FieldServicesContext } from "#fields/field-services.ts";
import classes from "./cell.module.css";
import { shortText, TruncatedText } from "./truncated-text.tsx";
import { safeUrl } from "#fields/values/safe-url.ts";

/** A URL whose path ends in the name of a file, not of a page. */
const file = /^https?:\/\/[^/?#]+\/[^?#]*\.(?!html?\b|php\b|aspx?\b)[a-z\d]{2,5}(?:\?|$)/i;

/** Link to another site, or to the API, also by a path; plain text if the address is not safe to open. */
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
  const link = href === undefined ? content : openLink(href, content);
  const isFile = isPicture || (href === undefined ? /^\/[^/]/.test(address) : file.test(href));
  if (services === undefined || !(isFile || isOnServer(services.servers, href))) return link;
  const target = { href: href ?? address, link, fallback: content };
  return <services.FileLink {...{ ...target, text, label, isWhole, isPicture, isFile }} />;
}

function isOnServer(servers: readonly string[], href: string | undefined): boolean {
  const hostOf = (address: string) => /^https?:\/\/([^/]+)/i.exec(address)?.[1];
  const host = href && hostOf(href);
  return host !== undefined && servers.some((one) => hostOf(one) === host);
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
