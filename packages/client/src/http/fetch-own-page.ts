import { prefix } from "#config/prefix.ts";

/** Fetches the deployed page without cache and session; the entry chunk uses it after a chunk error. */
export async function fetchOwnPage(): Promise<string> {
  const headers = { Accept: "text/html" };
  const response = await fetch(prefix(), {
    cache: "no-store",
    credentials: "same-origin",
    headers,
  });
  return response.ok ? response.text() : "";
}
