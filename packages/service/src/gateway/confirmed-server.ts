import type { HeaderLists } from "./hop-by-hop.ts";

/** Cookie in which the page stores the placeholder server that the user has confirmed. */
const CONFIRMED_COOKIE = "confirmed-server";

/** True if the user has confirmed this server on the sign-in screen. */
export function isServerConfirmed({ cookie = [] }: HeaderLists, server: string): boolean {
  const expected = `${CONFIRMED_COOKIE}=${encodeURIComponent(server)}`;
  return cookie.flatMap((line) => line.split(/;\s*/)).includes(expected);
}

/** Returns why nothing is sent to a server that is not confirmed. */
export function explainUnconfirmed(server: string): string {
  return `The description names ${server}, which looks like a placeholder. Confirm it on the sign-in screen, or give the address with --upstream.`;
}
