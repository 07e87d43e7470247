/** Modes of requests by `fetch`, which never reaches another origin from the console's page (Fetch Metadata). */
const fetchModes: ReadonlySet<unknown> = new Set(["same-origin", "cors"]);

/**
 * Message for a redirect that makes the browser send a file again. Uploads with progress (`cors`) follow redirects;
 * other writes of the console do not. A GET after POST is sent once (Fetch, section "HTTP-redirect fetch").
 */
export function repeatingRedirect(
  status: number,
  method: string,
  fetchMode: unknown,
): string | undefined {
  if (fetchMode !== "cors" || method === "GET" || method === "HEAD") return undefined;
  const isRepeated =
    [307, 308].includes(status) || ([301, 302].includes(status) && method !== "POST");
  if (!isRepeated) return undefined;
  return "The API redirects this write, which is not sent again. Check whether it was saved.";
}

/**
 * Message for a redirect to another origin that a `fetch` of the console cannot follow; undefined for other responses
 * and for navigations, which follow it. Names the origin only: the rest of the address may contain a credential.
 */
export function foreignRedirect(
  status: number,
  location: string | undefined,
  fetchMode: unknown,
): string | undefined {
  if (status < 300 || status > 399 || !fetchModes.has(fetchMode)) return undefined;
  if (location === undefined || !URL.canParse(location)) return undefined;
  const { origin } = new URL(location);
  return `The API redirects to ${origin}, which is not followed. Give the API's own address with --upstream.`;
}
