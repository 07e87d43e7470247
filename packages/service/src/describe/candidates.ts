import { listObservedRows, ownMember } from "@quarterdeck/model";
import { findAddresses } from "./find-addresses.ts";

/** JSON response of an API. */
export interface ApiResponse {
  readonly address: string;
  readonly value: object;
  /** Value of the header `Allow`; empty without one. */
  readonly allow: string;
}

/** Address that may have data of the API, and the kind of response that shows it. */
export interface Candidate {
  readonly address: string;
  readonly kind: "link" | "record" | "list" | "index";
}

type Row = Readonly<Record<string, unknown>>;

/** Addresses that a response leads to: its links, the lists of linked records, a record of its rows, other lists. */
export function listCandidates(
  { address, value }: ApiResponse,
  rows: readonly Row[],
): readonly Candidate[] {
  const links = findAddresses(value, address).map((link) => link.address);
  const [row] = rows;
  return [
    ...links.map((link) => ({ address: link, kind: "link" }) as const),
    ...links.flatMap((link) => collectionOf(link)),
    ...(row === undefined ? [] : [...listRecords(address, row), ...listSiblings(address, row)]),
  ];
}

/** Folders above an address, which may have an index of its API. */
export function listParents(address: string): readonly Candidate[] {
  const { origin, pathname } = new URL(address);
  const segments = pathname.split("/").filter(Boolean);
  return segments
    .map((_, at) => `${origin}/${segments.slice(0, at).join("/")}`)
    .toReversed()
    .map((folder) => ({ address: folder, kind: "index" }) as const);
}

/** Numbers, UUIDs and hexadecimal ids. */
const IDENTIFIER = /^(?:\d+|(?=.*\d)[\da-f-]{16,64})$/i;

/** The path without its keys: addresses of one shape have records of one kind. `lists` are paths of lists. */
export function shapeOf(address: string, lists: ReadonlySet<string>): string {
  const segments = new URL(address).pathname.split("/").filter(Boolean);
  const written = segments.map((segment, at) =>
    at > 0 && (IDENTIFIER.test(segment) || lists.has(segments.slice(0, at).join("/")))
      ? "{}"
      : segment,
  );
  return written.join("/");
}

/** The path as `shapeOf` compares it. */
export function listPath(address: string): string {
  return new URL(address).pathname.split("/").filter(Boolean).join("/");
}

/** The list of a linked record. */
function collectionOf(address: string): readonly Candidate[] {
  const { origin, pathname } = new URL(address);
  const [, folder, key = "", slash = ""] = /^(.*)\/([^/]+)(\/?)$/.exec(pathname) ?? [];
  if (folder === undefined || folder === "" || !IDENTIFIER.test(key)) return [];
  return [{ address: origin + folder + slash, kind: "list" }];
}

const KEYS = ["id", "_id", "uuid", "guid", "key", "slug", "code", "name"];

/** The record of a row below its list, by the first member that may be its key. */
function listRecords(address: string, row: Row): readonly Candidate[] {
  const name = KEYS.find((one) => isKey(ownMember(row, one)));
  return name === undefined
    ? []
    : [{ address: below(address, String(ownMember(row, name))), kind: "record" }];
}

function below(address: string, key: string): string {
  const { origin, pathname } = new URL(address);
  const slash = pathname.endsWith("/") ? "/" : "";
  return `${origin}${pathname.replace(/\/+$/, "")}/${encodeURIComponent(key)}${slash}`;
}

function isKey(value: unknown): boolean {
  return (typeof value === "string" && value !== "") || typeof value === "number";
}

/** Lists next to this one that fields name: `userId`, `user_id`, or an embedded `user` with an id. */
function listSiblings(address: string, row: Row): readonly Candidate[] {
  const { origin, pathname } = new URL(address);
  const [, folder = "", slash = ""] = /^(.*?)[^/]*(\/?)$/.exec(pathname) ?? [];
  const stems = Object.entries(row).flatMap(([name, value]) => {
    const stem = /^(\w+?)(?:_ids?|Ids?|ID)$/.exec(name)?.[1];
    if (stem !== undefined) return isKey(value) || Array.isArray(value) ? [stem] : [];
    const isEmbedded = typeof value === "object" && value !== null && "id" in value;
    return isEmbedded ? [name] : [];
  });
  return stems.map((stem) => ({
    address: origin + folder + plural(stem) + slash,
    kind: "list",
  }));
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

const RECORD_KEYS = ["id", "_id", "uuid", "guid"];
const WORDS_OF_LINKS = /^(?:rel|method|type|title|name|description|version|templated)$/;

/** True for a response whose values are addresses: the entry of an API, not data. */
export function isIndex({ address, value }: ApiResponse): boolean {
  if (Array.isArray(value) || RECORD_KEYS.some((name) => Object.hasOwn(value, name))) return false;
  const [row] = listObservedRows(value);
  // Rows may consist of a name and an address, but only links have a relation.
  if (row !== undefined && !("rel" in row)) return false;
  const last = new URL(address).pathname.split("/").filter(Boolean).at(-1) ?? "";
  const links = findAddresses(value, address).length;
  return !IDENTIFIER.test(last) && links > 0 && links * 2 >= countValues(value);
}

/** Values that are not words of links. */
function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.entries(value)
    .filter(([name]) => !WORDS_OF_LINKS.test(name))
    .reduce((sum, [, inner]) => sum + countValues(inner), 0);
}
