import { useEffect } from "react";
import { useRouter } from "#router/use-router.ts";

const INTERVAL_MS = 100;
/** Trees and calendars read their own rows. */
const MAX_TRIES = 40;

/**
 * Focuses the row of the record that the user leaves by Back. The heading, which a new screen
 * focuses, must still have the focus.
 */
export function useReturnedFocus(table: string): void {
  const router = useRouter();
  useEffect(() => {
    const href = router.leftHref();
    if (href === undefined) return undefined;
    const left = new URL(href, document.baseURI).href;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      const isMoved = document.activeElement?.localName !== "h1";
      const link = isMoved ? undefined : findLink(table, left);
      if (isMoved || link !== undefined || tries > MAX_TRIES) clearInterval(timer);
      link?.focus();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [table, router]);
}

/** Link to the record of a URL, or to the record that a page below it belongs to. */
function findLink(table: string, url: string): HTMLElement | undefined {
  const links = document.getElementById(table)?.querySelectorAll<HTMLElement>("[data-row-link]");
  return Array.from(links ?? []).find((link) => {
    if (!(link instanceof HTMLAnchorElement)) return false;
    const { href } = link;
    return url.startsWith(href) && ["", "/", "?", "#"].includes(url.charAt(href.length));
  });
}
