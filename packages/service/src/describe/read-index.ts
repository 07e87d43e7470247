import type { FetchedText } from "./fetch-text.ts";
import { findAnchors } from "./find-links.ts";

const MOST_ANCHORS = 24;

/** Files that are not data of an API. */
const OTHER_FILES = /\.(?:html?|css|m?js|png|jpe?g|gif|svg|ico|pdf|zip|txt|md|xml)$/i;

/** Addresses that may do something. */
const EFFECTS =
  /\b(?:(?:log|sign)[-_]?(?:out|off|in)|delete|remove|reset|restart|run|start|stop|sync|refresh|unsubscribe|confirm)\b/i;

/** The links of a page to its own origin, as the index of an API that has a page as its entry; undefined without. */
export function readIndex(page: FetchedText): FetchedText | undefined {
  if (!/html/i.test(page.contentType)) return undefined;
  const { origin, pathname } = new URL(page.address);
  const links = findAnchors(page)
    .map((link) => new URL(link))
    .filter(
      (link) =>
        link.origin === origin &&
        link.pathname !== pathname &&
        link.search === "" &&
        !OTHER_FILES.test(link.pathname) &&
        !EFFECTS.test(link.pathname),
    )
    .slice(0, MOST_ANCHORS);
  if (links.length === 0) return undefined;
  const index = Object.fromEntries(links.map(({ href, pathname: path }) => [path, href]));
  return { ...page, text: JSON.stringify(index) };
}
