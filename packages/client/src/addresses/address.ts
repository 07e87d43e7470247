/** Parameters after the `?` of our own addresses: plain text, never JSON. */
export interface SearchParams {
  readonly [name: string]: string;
}

/** A place in this application, as links and navigation take it: `<Link {...address} />`. */
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

/** `wanted` is where the visitor goes once signed in (R5). */
export function loginAddress(wanted?: string): Address {
  return { to: "/login", search: returnSearch(wanted) };
}

export function registerAddress(wanted?: string): Address {
  return { to: "/register", search: returnSearch(wanted) };
}

export function operationsAddress(): Address {
  return { to: "/-/operations", search: {} };
}

/** What this person did here. */
export function historyAddress(): Address {
  return { to: "/-/history", search: {} };
}

/** `values` fill the form's parameters, by parameter name. */
export function operationAddress(id: string, values: ParentValues = {}): Address {
  return { to: `/-/operations/${writeSegment(id)}`, search: writePrefill(values) };
}

/** What was understood of the API; `sought` is searched for in it. */
export function reportAddress(sought = ""): Address {
  return { to: "/-/report", search: sought === "" ? {} : { q: sought } };
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

/** Values that a form begins with, by name. */
export function writePrefill(values: ParentValues): SearchParams {
  const search = Object.entries(values).map(([name, value]) => [`p.${name}`, value] as const);
  return Object.fromEntries(search);
}

/** What `writePrefill` wrote, read back. */
export function readPrefill(search: SearchParams): ParentValues {
  const entries = Object.entries(search).filter(([name]) => name.startsWith("p."));
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(2), value]));
}

function returnSearch(wanted: string | undefined): SearchParams {
  return wanted === undefined || wanted === "/" ? {} : { to: wanted };
}

/** Addresses of our own that a resource's name or a record's key could be mistaken for. */
const reserved: readonly string[] = [
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

/** One segment of a path: what clashes with an address of our own begins with `~`. */
export function writeSegment(text: string): string {
  return encodeURIComponent(escapeReserved(text));
}

/** The text of a segment; undefined where its escapes are broken. */
export function readSegment(segment: string): string | undefined {
  return decode(segment)?.replace(/^~/, "");
}

/** A record's key is percent-encoded part by part already, so it stands in the path as it is. */
export function writeKey(key: string): string {
  return escapeReserved(tidyKey(key));
}

/** The key in a segment, spelled one way however it was typed. */
export function readKey(segment: string): string {
  return tidyKey(segment.replace(/^~/, ""));
}

function tidyKey(key: string): string {
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
