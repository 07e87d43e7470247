import { isNested, isParameter, listAncestors } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { relationOfDraft } from "./resource-draft.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import { versionOf } from "./merge-versions.ts";
import { nameOfSegment } from "#infer/names/path-segments.ts";
import { isOnlySingular } from "#infer/names/only-singular.ts";
import { isVersion } from "#infer/names/technical-names.ts";
import { isPlainVerb } from "#infer/names/verbs.ts";
import { countWords, needsSubject, withoutReading } from "#infer/names/counted-words.ts";
import { singularWords, splitWords, stemOf, writeLabel } from "#infer/names/words.ts";
import type { Spellings } from "#infer/names/spellings.ts";

/** Name of a resource in URLs and its labels. */
export interface ResourceNaming {
  readonly name: string;
  readonly labels: { readonly one: string; readonly many: string };
}

/** Unique short names: the last fixed segment, with previous segments if several are equal. */
export function nameResources(
  drafts: readonly ResourceDraft[],
  words: LabelWords,
  tenants: readonly Position[] = [],
): ReadonlyMap<ResourceDraft, ResourceNaming> {
  const segments = new Map(drafts.map((draft) => [draft, segmentsOf(draft)] as const));
  const names = shortenUntilEqual(segments, (parts) => parts.join("-") || "root");
  const labels = labelSegments(segments, tenants);
  const taken = new Set<string>();
  const named = new Map(
    drafts.map((draft) => {
      const base = (names.get(draft) ?? []).join("-") || "root";
      let name = base;
      for (let count = 2; taken.has(name); count += 1) name = `${base}-${count}`;
      taken.add(name);
      return [draft, { name, labels: labelsOf(draft, labels.get(draft) ?? [], words) }] as const;
    }),
  );
  return distinguishVersions(named);
}

/** Adds the version to the later one of two top resources with one name: "Limits" and "Limits v2". */
function distinguishVersions(
  named: ReadonlyMap<ResourceDraft, ResourceNaming>,
): ReadonlyMap<ResourceDraft, ResourceNaming> {
  const top = [...named].filter(([{ position }]) => !isNested(position));
  const result = new Map(named);
  for (const same of groupBy(top, ([, { labels }]) => labels.many).values()) {
    const versions = new Set(same.map(([{ position }]) => versionOf(position)));
    if (versions.size < 2) continue;
    const first = Math.min(...versions);
    for (const [draft, { name, labels }] of same) {
      const version = versionOf(draft.position);
      const end = version === first ? "" : ` v${version}`;
      result.set(draft, { name, labels: { one: labels.one + end, many: labels.many + end } });
    }
  }
  return result;
}

type Segments = ReadonlyMap<ResourceDraft, readonly string[]>;

/** Last segments of each resource: one, or as many as distinguish it from the others. */
function shortenUntilEqual(
  segments: Segments,
  writeName: (parts: readonly string[]) => string,
): Segments {
  const drafts = [...segments.keys()];
  const lengths = new Map(drafts.map((draft) => [draft, 1]));
  const partsOf = (draft: ResourceDraft) =>
    (segments.get(draft) ?? []).slice(-(lengths.get(draft) ?? 1));
  for (let round = 0; round < 12; round += 1) {
    const clashing = [...groupBy(drafts, (draft) => writeName(partsOf(draft))).values()]
      .filter((group) => group.length > 1)
      .flat();
    const growing = clashing.filter(
      (draft) => (lengths.get(draft) ?? 1) < (segments.get(draft) ?? []).length,
    );
    if (growing.length === 0) break;
    for (const draft of growing) lengths.set(draft, (lengths.get(draft) ?? 1) + 1);
  }
  return new Map(drafts.map((draft) => [draft, partsOf(draft)]));
}

/**
 * Segments of labels. A nested list needs only its own segment, and does not lengthen the labels of the menu. The first
 * segment of most paths (`admin` of `/api/admin/users`) distinguishes nothing.
 */
function labelSegments(segments: Segments, tenants: readonly Position[]): Segments {
  const top = [...segments].filter(([{ position }]) => !isNested(position));
  const nested = [...segments].filter(([{ position }]) => isNested(position));
  const menus = groupBy(nested, ([{ position }]) => pathOfTenant(position, tenants));
  const [first, ...others] = [...groupBy(top, ([, parts]) => parts[0] ?? "")].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const isShared = first !== undefined && others.length > 0 && first[1].length * 2 > top.length;
  const paths = new Set(top.map(([, parts]) => parts.join("/")));
  const own = top.map(([draft, parts]) => {
    const isBelow = isShared && parts.length > 1 && parts[0] === first[0];
    const [verb, ...rest] = isBelow ? parts.slice(1) : parts;
    // `/search/features` has features, unless `/features` has them.
    const isFree = verb === "search" && rest.length > 0 && !paths.has(rest.join("/"));
    const isTaken = isBelow && paths.has([first[0], ...rest].join("/"));
    return [draft, isFree && !isTaken ? rest : isBelow ? parts.slice(1) : parts] as const;
  });
  return new Map([
    ...nested.map(([draft, parts]) => [draft, parts.slice(-1)] as const),
    ...[...menus].flatMap(([tenant, menu]) =>
      tenant === "" ? [] : [...shortenUntilEqual(partsBelow(tenant, menu), joinStems)],
    ),
    ...shortenUntilEqual(new Map(own), joinStems),
  ]);
}

function joinStems(parts: readonly string[]): string {
  return parts.map(stemOf).join(" ");
}

/** Path of the tenant whose menu has the records; an empty text for others. */
function pathOfTenant(position: Position, tenants: readonly Position[]): string {
  const key = [position, ...listAncestors(position)].find(isParameter);
  return key !== undefined && tenants.includes(key) ? key.path : "";
}

/** Segments below the key of a tenant. */
function partsBelow(
  tenant: string,
  menu: readonly (readonly [ResourceDraft, readonly string[]])[],
): Segments {
  return new Map(
    menu.map(([draft, parts]) => {
      const above = [draft.position, ...listAncestors(draft.position)];
      const count = above.findIndex(({ path }) => path === tenant);
      return [draft, parts.slice(-Math.max(count, 1))] as const;
    }),
  );
}

/** Facts of the document about the words of a path. */
export interface LabelWords {
  readonly spellings: Spellings;
  readonly acronyms?: ReadonlySet<string>;
  /** Replaces initials by their words. */
  readonly expand: (draft: ResourceDraft, words: readonly string[]) => readonly string[];
  /** Words of the schemas and operations of the records. */
  readonly recordWords: (draft: ResourceDraft) => ReadonlySet<string>;
}

/** True for a list that only finds records of other resources: `/search`. */
function isSearchOnly({ calls, item }: ResourceDraft, words: readonly string[]): boolean {
  const isList = item === undefined && [...calls.keys()].every((role) => role === "list");
  return isList && calls.size > 0 && words.at(-1) === "search" && words.at(-2) !== "by";
}

function labelsOf(
  draft: ResourceDraft,
  segments: readonly string[],
  { spellings, acronyms, expand, recordWords }: LabelWords,
): ResourceNaming["labels"] {
  const relation = relationOfDraft(draft);
  if (relation !== undefined)
    return {
      one: writeLabel(countWords(splitWords(relation)).one, acronyms),
      many: relation,
    };
  const parts = withSubject(draft, withViewedName(draft, segments)).map((part) =>
    withoutReading(withoutAdministration(withoutVersion(spellings(part)))),
  );
  const end = parts.length - (needsSubject(parts.at(-1) ?? []) ? 2 : 1);
  const joined = parts.flatMap((part, index) => (index < end ? singularWords(part) : part));
  const words = isSearchOnly(draft, joined) ? [...joined, "results"] : expand(draft, joined);
  if (words.length === 0) return { one: "Record", many: "Records" };
  if (draft.isSingleton)
    return { one: writeLabel(words, acronyms), many: writeLabel(words, acronyms) };
  const counted = countWords(words, recordWords(draft));
  const { one, many } = isUncountedList(draft, words, recordWords(draft))
    ? { one: words, many: words }
    : counted;
  return { one: writeLabel(one, acronyms), many: writeLabel(many, acronyms) };
}

/**
 * True for a list without records whose name has no plural in its words: `/timelines/home` is the home timeline, and
 * `/search/code` finds code.
 */
function isUncountedList(
  { calls, item, name }: ResourceDraft,
  words: readonly string[],
  recordWords: ReadonlySet<string>,
): boolean {
  const list = calls.get("list");
  const last = words.at(-1) ?? "";
  if (item !== undefined || name !== undefined || calls.size !== 1 || list === undefined)
    return false;
  if (list.method !== "get" || recordWords.has(last)) return false;
  return isOnlySingular(last, [list.summary, list.description].join(". "));
}

/** Segments with the noun above, if the last one has none: `/contributions/by_state`, `/recipes/{id}/to/{unit}`. */
function withSubject({ position, name }: ResourceDraft, segments: readonly string[]) {
  const [last = ""] = segments.slice(-1);
  const words = withoutReading(splitWords(last));
  const isSearch = segments.length === 1 && words.join() === "search";
  if (!needsSubject(words) && (name !== undefined || !isSearch)) return segments;
  const subject = fixedSegments(position)
    .slice(0, -1)
    .findLast((text) => text !== last && text !== "search" && !needsSubject(splitWords(text)));
  if (subject === undefined) return segments;
  return words.length > 1 || isSearch ? [subject, last] : [subject];
}

/** Adjectives that name a view of the records above them: `published` of `/articles/published`. */
const VIEW =
  /^(?:all|mine|latest|newest|recent|current|available|supported|active|inactive|archived|published|unpublished|pending|failed|upcoming|popular|trending|featured|overdue|expired|expiring|approved|rejected|completed|scheduled|favorited|starred|recommended|installed|custom|global|related|computed|deleted|blocked|hidden|shared|public|private)$/i;

/** Segments of a label with the records above, if the last one is an adjective: `/tests/latest` has the latest tests. */
function withViewedName({ position, name }: ResourceDraft, segments: readonly string[]) {
  const [last = ""] = segments.slice(-1);
  if (name !== undefined || !VIEW.test(last)) return segments;
  const names = fixedSegments(position)
    .slice(0, -1)
    .filter((text) => !VIEW.test(text) && !/^(?:me|my|self)$/i.test(text));
  const viewed = names.at(-1);
  if (viewed === undefined) return segments;
  return [last === "mine" ? "my" : last, viewed];
}

/** `repositories-v1` has repositories. */
function withoutVersion(words: readonly string[]): readonly string[] {
  const isEnding = words.length > 1 && /^v\d+$/.test(words.at(-1) ?? "");
  return isEnding ? words.slice(0, -1) : words;
}

/** `user-admin` and `user-management` have users. */
function withoutAdministration(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? "";
  return words.length > 1 && ADMINISTRATION.test(last) ? words.slice(0, -1) : words;
}

const ADMINISTRATION = /^(?:admin|administration|management|mgmt)$/;

/** Path prefixes of an API, which are not part of names. */
const PREFIX = /^(?:api|apis|rest|public|services?)$/i;

/** Fixed segments of the path; the name of the records replaces a last one with a verb in front. */
function segmentsOf({ position, name }: ResourceDraft): readonly string[] {
  const segments = fixedSegments(position);
  if (name === undefined) return withoutVerb(segments);
  const verb = segments.at(-2) ?? "";
  return [...segments.slice(0, isPlainVerb(verb) ? -2 : -1), name];
}

/** Segments without a verb of reading at the end: `/session/get/{name}` has sessions. */
function withoutVerb(segments: readonly string[]): readonly string[] {
  const isRead = /^(?:get|view|show|read|fetch|find|lookup|retrieve|list)$/i;
  const isVerb = segments.length > 1 && isRead.test(segments.at(-1) ?? "");
  return isVerb ? segments.slice(0, -1) : segments;
}

/** Fixed segments of a path without the prefixes and versions of an API. */
export function fixedSegments(position: Position): readonly string[] {
  const all = [...listAncestors(position).toReversed(), position]
    .filter((at) => !isParameter(at) && (at.parent !== undefined || at === position))
    .map(({ segment }) =>
      decodeSegment(nameOfSegment(segment))
        .replaceAll(/[^\w.-]+/g, "-")
        .replaceAll(/^-+|-+$/g, ""),
    )
    .filter((text) => text !== "");
  const names = all.filter((text) => !isVersion(text));
  const start = names.findIndex((text) => !PREFIX.test(text));
  return start === -1 ? all.slice(-1) : names.slice(start);
}

/** `Order%20Details` is "Order Details". */
function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
