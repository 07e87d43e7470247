import { ownMember } from "#own/own-member.ts";
import { namesEffectKey } from "#read/effect-verbs.ts";
import { extendedValue } from "#read/extended-value.ts";
import { splitFormat } from "#read/observed-call.ts";
import { PERSON_WORDS } from "#read/person-words.ts";
import { listObservedRows } from "#read/observed-call.ts";
import { encodeSegment, segmentsOf, splitAddress } from "./address.ts";
import { findAddresses } from "./find-addresses.ts";
import { listParts, type Part } from "./parts.ts";

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
  readonly kind: "link" | "record" | "list" | "index" | "part";
  /** Part of another response that this address should have. */
  readonly part?: Part;
  /** Address of the same record by another key, if this one has no response. */
  readonly other?: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** Addresses that a response leads to: its links, the lists of linked records, a record of its rows, other lists. */
export function listCandidates(
  { address, value }: ApiResponse,
  rows: readonly Row[],
): readonly Candidate[] {
  const links = findAddresses(value, address).map((link) => link.address);
  const parts = listParts(address, value);
  const depth = rows.length === 0 ? undefined : readPath(address).segments.length;
  return [
    ...links.map((link) => ({ address: link, kind: "link" }) as const),
    ...parts.map((part) => ({ address: below(address, part.name), kind: "part", part }) as const),
    ...links.flatMap((link) => collectionOf(link, depth)),
    ...(rows.length === 0 ? [] : [...listRecords(address, rows), ...listSiblings(address, rows)]),
  ];
}

/** Folders above an address, which may have an index of its API. */
export function listParents(address: string): readonly Candidate[] {
  const { origin } = splitAddress(address);
  const { segments } = splitFormat(segmentsOf(address));
  return segments
    .map((_, at) => `${origin}/${segments.slice(0, at).join("/")}`)
    .toReversed()
    .map((folder) => ({ address: folder, kind: "index" }) as const);
}

type Paths = Pick<ReadonlySet<string>, "has">;

/** Numbers, UUIDs and hexadecimal ids. */
const IDENTIFIER = /^(?:\d+|(?=.*\d)[\da-f-]{16,64})$/i;

/** True if the last segment of a path can only be a key. */
export function isIdentifier(path: string): boolean {
  return IDENTIFIER.test(path.slice(path.lastIndexOf("/") + 1));
}

/** The path without its keys: addresses of one shape have records of one kind. `lists` has paths of lists. */
export function shapeOf(address: string, lists: Paths): string {
  const { segments } = splitFormat(segmentsOf(address));
  const written = segments.map((segment, at) =>
    at > 0 && (IDENTIFIER.test(segment) || lists.has(segments.slice(0, at).join("/")))
      ? "{}"
      : segment,
  );
  return written.join("/");
}

/** The path as `shapeOf` compares it. */
export function listPath(address: string): string {
  return splitFormat(segmentsOf(address)).segments.join("/");
}

/** The list of a linked record. `depth`: segments of the list whose rows have the link, which may be to any key. */
function collectionOf(address: string, depth: number | undefined): readonly Candidate[] {
  const { origin, segments, end } = readPath(address);
  const folder = segments.slice(0, -1);
  const isDeep = depth !== undefined && segments.length > depth;
  if (folder.length === 0 || !(isDeep || IDENTIFIER.test(segments.at(-1) ?? ""))) return [];
  return [{ address: `${origin}/${folder.join("/")}${end}`, kind: "list" }];
}

const KEYS = ["id", "_id", "uuid", "guid", "objectid", "key", "slug", "code", "name"];

/** The record of a row below its list, by the members that may be its key. */
function listRecords(address: string, rows: readonly Row[]): readonly Candidate[] {
  // A record whose key is a verb is not read.
  const row = rows.find((one) => !Object.values(one).some(isEffect)) ?? rows[0] ?? {};
  const names = Object.keys(row).filter((name) => isKey(ownMember(row, name)));
  const list = (readPath(address).segments.at(-1) ?? "").toLowerCase();
  const named = KEYS.map((key) => names.find((name) => name.toLowerCase() === key));
  const ofList = names.find((name) => {
    const stem = /^(\w+?)_?ids?$/i.exec(name)?.[1]?.toLowerCase();
    return stem !== undefined && (stem === list || plural(stem) === list);
  });
  const keys = [...named.slice(0, SURE_KEYS), ofList, ...named, findDistinct(names, rows)].filter(
    (one) => one !== undefined,
  );
  const records = [...new Set(keys)]
    .slice(0, MOST_KEYS)
    .map((name) => below(address, String(extendedValue(ownMember(row, name)))));
  const [record, other] = records;
  if (record === undefined) return [];
  const lists = Object.keys(row).flatMap((one) => countedIn(one) ?? []);
  return [
    { address: record, kind: "record", ...(other !== undefined && { other }) },
    ...lists.map((one) => ({ address: below(record, plural(one)), kind: "list" }) as const),
  ];
}

function isEffect(value: unknown): boolean {
  return typeof value === "string" && namesEffectKey(value);
}

/** The first name that ends in `id` and has another value in each row, such as `bsid`. A single row proves nothing. */
function findDistinct(names: readonly string[], rows: readonly Row[]): string | undefined {
  const compared = rows.slice(0, MAX_ROWS);
  return names.find(
    (name) =>
      compared.length > 1 &&
      /id$/i.test(name) &&
      new Set(compared.map((row) => ownMember(row, name)).filter(isKey)).size === compared.length,
  );
}

/** Name of the records that a number counts: `member` in `member_count` and `numMembers`. */
function countedIn(name: string): string | undefined {
  const [, stem] =
    /^(\w+?)s?_?count$/i.exec(name) ?? /^num(?:_|(?=[A-Z]))(\w+?)s?$/.exec(name) ?? [];
  return stem?.replace(/^./, (letter) => letter.toLowerCase());
}

/** Keys that name a record before the id of its kind (`list_id`) does. */
const SURE_KEYS = 5;
/** Members of a row that are tried as its key, one after the other. */
const MOST_KEYS = 2;

/** Address of `key` below another one, with its format or slash. */
export function below(address: string, key: string): string {
  const { origin, segments, end } = readPath(address);
  return `${origin}/${[...segments, encodeSegment(key)].join("/")}${end}`;
}

/** An address without its query; `end` is a format or a slash, which other addresses of the API have as well. */
export function readPath(address: string): {
  origin: string;
  segments: readonly string[];
  end: string;
} {
  const { origin, path } = splitAddress(address);
  const { segments, format } = splitFormat(segmentsOf(address));
  return { origin, segments, end: format + (path.length > 1 && path.endsWith("/") ? "/" : "") };
}

function isKey(value: unknown): boolean {
  const key = extendedValue(value);
  return (typeof key === "string" && key !== "") || typeof key === "number";
}

/** Name in front of an id: `user` in `userId` and `user_ids`. */
function stemOf(name: string): string | undefined {
  return /^(\w+?)(?:_ids?|Ids?|ID)$/.exec(name)?.[1];
}

/** Other names of a list for a name with a role: `project` for `default_project`, `user` for `owner`. */
function roleless(stem: string): readonly string[] {
  const [, last] = /^(?:.*_|.*[a-z\d](?=[A-Z]))([A-Za-z]{3,})$/.exec(stem) ?? [];
  const word = last?.toLowerCase();
  const isPerson = PERSON_WORDS.has(word ?? stem.toLowerCase());
  return [...(word === undefined ? [] : [word]), ...(isPerson ? ["user"] : [])];
}

/**
 * Lists next to this one that fields name: `userId`, `user_id`, an embedded `user` with an id, or its type, and
 * `user_count`.
 */
function listSiblings(address: string, rows: readonly Row[]): readonly Candidate[] {
  const { origin, segments, end } = readPath(address);
  const own = segments.at(-1) ?? "";
  const folder = segments
    .slice(0, -1)
    .map((segment) => `${segment}/`)
    .join("");
  const first = rows.slice(0, MAX_ROWS);
  const stems = first.flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) => {
      const stem = KEYS.includes(name.toLowerCase()) ? undefined : stemOf(name);
      if (stem !== undefined)
        return isKey(value) || Array.isArray(value) ? [stem, ...roleless(stem)] : [];
      if (typeof value === "number") return countedIn(name) ?? [];
      return [value].flat().some(isKeyed) ? [name, ...roleless(name)] : [];
    }),
  );
  // Lists next to a singular one (`/book`) are singular as well.
  const isSingular = !own.endsWith("s");
  const forms = stems.flatMap((stem) => (isSingular ? [stem, plural(stem)] : [plural(stem), stem]));
  const types = typesIn(first, MAX_LEVELS).flatMap((type) => [type, plural(type)]);
  const ofOwner = embeddedIn(first).map((name) => `${singular(own)}_${plural(name)}`);
  return [...new Set([...types, ...forms, ...ofOwner])].map((name) => ({
    address: `${origin}/${folder}${name}${end}`,
    kind: "list",
  }));
}

/** Names of the records in rows, whose list may have the name of this one in front: `issue_statuses` for `status`. */
function embeddedIn(rows: readonly Row[]): readonly string[] {
  return rows.flatMap((row) =>
    Object.keys(row).filter((name) => /^[a-z]+$/.test(name) && isKeyed(ownMember(row, name))),
  );
}

/** Rows that are read: a reference may be empty in the first one. */
const MAX_ROWS = 20;
/** Levels of objects that may have a type: `relationships.author.data` of JSON:API. */
const MAX_LEVELS = 4;
const TYPES = ["className", "_type", "type", "resourceType", "entityType", "model"];

function isKeyed(value: unknown): value is Row {
  return (
    typeof value === "object" &&
    value !== null &&
    RECORD_KEYS.some((key) => Object.hasOwn(value, key))
  );
}

/** Types of embedded records and references: `{"className": "Shop", "objectId": "a1"}`. */
function typesIn(value: unknown, levels: number): readonly string[] {
  if (typeof value !== "object" || value === null || levels === 0) return [];
  if (Array.isArray(value)) return value.flatMap((one) => typesIn(one, levels));
  const type = TYPES.map((name) => ownMember(value as Row, name)).find(
    (one) => typeof one === "string" && /^_?[a-z][\w-]*$/i.test(one),
  );
  const inner = Object.values(value).flatMap((one) => typesIn(one, levels - 1));
  return typeof type === "string" && isKeyed(value) ? [type, ...inner] : inner;
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function singular(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, "");
}

const RECORD_KEYS = ["id", "_id", "uuid", "guid", "objectId"];
const WORDS_OF_LINKS = /^(?:rel|method|type|title|name|description|version|templated)$/;

/** True for a response whose values are addresses: the entry of an API, not data. */
export function isIndex({ address, value }: ApiResponse): boolean {
  if (Array.isArray(value) || RECORD_KEYS.some((name) => Object.hasOwn(value, name))) return false;
  const [row] = listObservedRows(value);
  // Rows may consist of a name and an address, but only links have a relation.
  if (row !== undefined && !("rel" in row)) return false;
  const last = readPath(address).segments.at(-1) ?? "";
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
