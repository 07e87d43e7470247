/** Query parameters of the console's addresses: plain text, never JSON. */
export interface SearchParams {
  readonly [name: string]: string;
}

/** Address in the console, as props of a link: `<Link {...address} />`. */
export interface Address {
  readonly to: string;
  readonly search: SearchParams;
}

/** Values of the path parameters above a nested resource, by parameter name. */
export interface ParentValues {
  readonly [parameter: string]: string;
}

export function homeAddress(): Address {
  return { to: "/", search: {} };
}

/** `returnTo`: address to open after the sign-in (R5). */
export function loginAddress(returnTo?: string): Address {
  return { to: "/login", search: returnSearch(returnTo) };
}

export function registerAddress(returnTo?: string): Address {
  return { to: "/register", search: returnSearch(returnTo) };
}

export function operationsAddress(): Address {
  return { to: "/-/operations", search: {} };
}

/** Address of the activity screen. */
export function historyAddress(): Address {
  return { to: "/-/history", search: {} };
}

/** `values`: initial values of the form, by parameter name. */
export function operationAddress(id: string, values: ParentValues = {}): Address {
  return { to: `/-/operations/${writeSegment(id)}`, search: writePrefill(values) };
}

/** Address of the API report; `search`: initial search text. */
export function reportAddress(search = ""): Address {
  return { to: "/-/report", search: search === "" ? {} : { q: search } };
}

/** Address of the API map; `group`: label of the opened group of a large API. */
export function mapAddress(group?: string): Address {
  return { to: "/-/map", search: group === undefined ? {} : { group } };
}

export function jobsAddress(): Address {
  return { to: "/-/jobs", search: {} };
}

export function jobAddress(id: string): Address {
  return { to: `/-/jobs/${writeSegment(id)}`, search: {} };
}

export function settingsAddress(): Address {
  return { to: "/-/settings", search: {} };
}

/** Address of the rights of the roles, for owners of the built-in API. */
export function rightsAddress(): Address {
  return { to: "/-/rights", search: {} };
}

/** Writes initial values of a form, by name. */
export function writePrefill(values: ParentValues): SearchParams {
  const search = Object.entries(values).map(([name, value]) => [`p.${name}`, value] as const);
  return Object.fromEntries(search);
}

/** Reads the values of `writePrefill`. */
export function readPrefill(search: SearchParams): ParentValues {
  const entries = Object.entries(search).filter(([name]) => name.startsWith("p."));
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(2), value]));
}

function returnSearch(returnTo: string | undefined): SearchParams {
  return returnTo === undefined || returnTo === "/" ? {} : { to: returnTo };
}

/** Segments of addresses of the console, its files and its service, which no resource or key may have as they are. */
const reserved: readonly string[] = [
  "api",
  "healthz",
  "readyz",
  "index.html",
  "favicon.svg",
  "first-paint.js",
  "third-party-notices.txt",
  "login",
  "register",
  "404",
  "500",
  "-",
  "new",
  "edit",
  ".",
  "..",
  "",
];

/** Writes a path segment; reserved ones get a leading `~`. */
export function writeSegment(text: string): string {
  return encodeURIComponent(escapeReserved(text));
}

/** Reads a segment; undefined if its escapes are invalid. */
export function readSegment(segment: string): string | undefined {
  return decode(segment)?.replace(/^~/, "");
}

/** Writes a record key, whose parts are percent-encoded already. */
export function writeKey(key: string): string {
  return escapeReserved(normalizeKey(key));
}

/** Reads a key from a segment and normalizes its encoding. */
export function readKey(segment: string): string {
  return normalizeKey(segment.replace(/^~/, ""));
}

function normalizeKey(key: string): string {
  const parts = key.split(",").map((part) => encodeURIComponent(decode(part) ?? part));
  return parts.join(",");
}

function escapeReserved(text: string): string {
  return reserved.includes(text) || text.startsWith("~") ? `~${text}` : text;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
