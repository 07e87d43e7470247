import { prefix } from "#config/prefix.ts";

/**
 * The page as it is deployed now, past every cache. Without a session, and with nothing that a call
 * needs: the entry asks for it when all else fails.
 */
export async function fetchOwnPage(): Promise<string> {
  const headers = { Accept: "text/html" };
  const response = await fetch(prefix(), {
    cache: "no-store",
    credentials: "same-origin",
    headers,
  });
  return response.ok ? response.text() : "";
}
