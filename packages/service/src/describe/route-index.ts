/** The index of the WordPress REST API, which names its routes. */
const ROUTE_INDEX = /"routes"\s*:\s*\{\s*"[^"]*"\s*:\s*\{\s*"namespace"/;

/** An argument of an index for the detail of its response. */
const HELP = { name: "context", value: "help" };

export function isRouteIndex(text: string): boolean {
  return ROUTE_INDEX.test(text);
}

/** Address of the same index with the schemas of the records; undefined if this address has them. */
export function addressOfSchemas(address: string): string | undefined {
  const url = new URL(address);
  if (url.searchParams.get(HELP.name) === HELP.value) return undefined;
  url.searchParams.set(HELP.name, HELP.value);
  return url.href;
}
