import { RECORD_ADDRESS } from "#read/schema-of-values.ts";
import { resolveOnHost } from "./address.ts";

/** Address of an API that a response contains. */
export interface LinkedAddress {
  readonly address: string;
  /** Query parameters that an address template has (RFC 6570 section 3.2.8). */
  readonly names: readonly string[];
}

/** Addresses in a JSON response: absolute ones on the host of the API, and the values of links. */
export function findAddresses(value: unknown, base: string): readonly LinkedAddress[] {
  const texts = new Set(listTexts(value, { name: "", isLink: isIndexOfPaths(value), level: 0 }));
  return [...texts].flatMap((text) => {
    const address = resolve(text.replaceAll(OPTIONAL, ""), base);
    if (address === undefined) return [];
    const names = [...text.matchAll(QUERY)].flatMap(([, list = ""]) => list.split(","));
    return { address, names: names.map((name) => name.replace(/[*:].*$/, "")) };
  });
}

const OPTIONAL = /\{[?&/#;][^}]*\}/g;
const QUERY = /\{[?&]([^}]*)\}/g;
const MAX_LEVELS = 6;
/** Rows of a list that are read; the others have the same links. */
const MAX_ROWS = 3;

/** Members whose value is a link, also a relative one. */
const LINK =
  /^(?:@id|href|ur[il]|self|next|prev(?:ious)?|first|last|link|resource_uri)$|(?:_|[a-z](?=[UHL]))(?:url|href|link|uri)$/i;
const LINKS = /^_?links$/i;

interface Location {
  readonly name: string;
  /** True below a member with links. */
  readonly isLink: boolean;
  readonly level: number;
}

function listTexts(value: unknown, { name, isLink, level }: Location): readonly string[] {
  if (typeof value === "string") {
    const isAbsolute = /^https?:\/\/\S+$/.test(value);
    const isPath = PATH.test(value) && (isLink || LINK.test(name) || RECORD_ADDRESS.test(value));
    return isAbsolute || isPath ? [value] : [];
  }
  if (typeof value !== "object" || value === null || level >= MAX_LEVELS) return [];
  const members = Array.isArray(value)
    ? value.slice(0, isLink ? undefined : MAX_ROWS).map((inner: unknown) => [name, inner] as const)
    : Object.entries(value);
  return members.flatMap(([own, inner]) =>
    listTexts(inner, { name: own, isLink: isLink || LINKS.test(own), level: level + 1 }),
  );
}

/**
 * True for an object with a path, or with several that are at least half of its values: `{"tasks": "/tasks"}`, `{"task":
 * {"list": "/tasks/"}}`, `{"version": "2", "resources": ["/tasks", "/users"]}`.
 */
function isIndexOfPaths(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const values = listValues(value, 0);
  const paths = values.filter((one) => typeof one === "string" && PATH.test(one)).length;
  return paths === values.length ? paths > 0 : paths > 1 && paths * 2 >= values.length;
}

const PATH = /^\/(?!\/)[^\s<>"]*$/;

/** Values of an object, also of inner ones. */
function listValues(value: unknown, level: number): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  if (level >= MAX_LEVELS) return [];
  return Object.values(value).flatMap((inner: unknown) => listValues(inner, level + 1));
}

/** Files, and addresses that sign in or out. */
const OTHER =
  /\.(?:png|jpe?g|gif|svg|webp|ico|css|js|map|html?|pdf|zip|gz|tar|mp[34]|csv|xlsx?|woff2?)$|\/(?:log-?(?:in|out)|sign-?(?:in|out)|oauth\d?|authorize)(?:\/|$)/i;

/** Address on the host of the API, with its scheme and port; undefined for others. */
function resolve(text: string, base: string): string | undefined {
  const address = resolveOnHost(base, text);
  if (address === undefined) return undefined;
  const { origin, path, query } = address;
  if (/[{}]|%7[bd]/i.test(path) || OTHER.test(path)) return undefined;
  return `${origin}${path}${query === "" ? "" : `?${query}`}`;
}
