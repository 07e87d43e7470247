import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { isKeyName } from "#infer/names/technical-names.ts";
import { foldName, pluralOf, splitWords, stemOf } from "#infer/names/words.ts";
import { isEnvelopeMember, isGeneric, isNamedAfter, isPagingMember } from "./envelope.ts";

/** Facts about the operation that suggest or exclude a list. */
export interface ListHints {
  /** Last fixed segment of the path. */
  readonly subject: string;
  /** Fixed segment before it. */
  readonly above: string;
  /** The path ends in a parameter. */
  readonly isItem: boolean;
  /** The operation reads, and its path contains the key of a parent before its end. */
  readonly isBelowKey: boolean;
  /** Another path continues it with a key. */
  readonly hasItems: boolean;
  /** Parameter of that key. */
  readonly itemParameter?: string | undefined;
  /** A path without its last word continues with a key: `/maps/search` next to `/maps/{id}`. */
  readonly hasSiblingItems?: boolean;
  /** It has a parameter that only lists have: a page, a limit. */
  readonly isPaged: boolean;
  /** Its name or summary calls it a list: "List orders". */
  readonly isCalledList: boolean;
  /** Its words: the summary, else the begin of the description. */
  readonly words?: string;
  /** It is a GET. */
  readonly isRead?: boolean;
  /** The POST of its path responds with the same schema. */
  readonly isCreated?: boolean;
  /** Folded names of its query parameters; responses often repeat them. */
  readonly parameterNames: ReadonlySet<string>;
  /** A PUT or PATCH of the path takes the whole response: `/settings`. */
  readonly isWrittenWhole?: boolean;
  /** Pairs in the path select rows with the name of the subject: `/stops/route/{route_id}`. */
  readonly isPaired?: boolean;
}

export interface Search extends ListHints {
  readonly depth: number;
}

export interface Member {
  readonly name: string;
  readonly node: unknown;
  readonly schema: Schema;
  /** Schema of the items, if the member is a list. */
  readonly items: unknown;
  /** The member contains only the paging of the list. */
  readonly isPaging: boolean;
}

/** Scores the lists in a response. With a low score the response is a record that contains a list. */
export function scoreLists(members: readonly Member[], lists: readonly Member[], search: Search) {
  const listed = new Set(lists);
  const others = members.filter((member) => !listed.has(member));
  const subject = headOf(search.subject);
  // A key next to the named list is that of the parent: `/dams/{dam_id}/classes` with `{ id, classes: [] }`.
  const isOfParent = (name: string) =>
    search.isBelowKey && !search.isItem && isPlural(subject) && isBegunBy(name, subject);
  const hasKey =
    members.some(({ name }) => isKeyName(name)) && !lists.some(({ name }) => isOfParent(name));
  const foreign = others.filter(
    ({ name, isPaging }) =>
      !isEnvelopeMember(name) &&
      !ECHO.test(name) &&
      !search.parameterNames.has(foldName(name)) &&
      !isPaging,
  );
  const foreignScore = foreign.some(({ schema }) => !isScalar(schema)) ? -2 : -1;
  // An object whose only member is a list is that list.
  const isAlone = members.length === 1 && !search.isItem && !isSingleObject(search.subject);
  // `/metrics/config` with `{ url, boardConfigs: [] }`.
  const isPartOfOne = isSingleObject(search.subject) && foreign.length > 0;
  // `/definitions` with `{ users: [], teams: [], rights: [], rules: [] }`.
  const isWhole =
    lists.length >= FEWEST_OF_WHOLE &&
    !search.isPaged &&
    lists.every(({ name }) => !isGeneric(name) && !isNamedAfter(name, search.subject));
  const hasPagingMember = others.some(({ name, isPaging }) => isPagingMember(name) || isPaging);
  const common =
    (hasPagingMember ? 2 : 0) +
    (lists.length === 1 ? 1 : 0) +
    (foreign.length === 0 ? 1 : foreign.length > 3 ? -2 : foreignScore) +
    (hasKey ? -5 : 0) +
    (search.isItem ? -3 : 0) +
    (search.isPaged ? 2 : 0) +
    (search.hasItems ? 2 : 0) +
    (search.isCalledList ? 1 : 0) +
    (isAlone ? 1 : 0) +
    (isWhole ? -4 : 0);
  // `reportItems` of a paged read.
  const isPagedItems = (name: string) =>
    search.isPaged && !isGeneric(name) && ITEMS.test(splitWords(name).at(-1) ?? "");
  return lists
    .map(({ name, items }) => {
      const last = splitWords(name).at(-1) ?? "";
      const isGenericName = isGeneric(name);
      // `/racecards/basic` with `{ racecards: [] }`.
      const isSubject =
        (!isPartOfOne && [search.subject, subject].some((text) => isNamedAfter(name, text))) ||
        isOfParent(name) ||
        (isPlural(search.above) && stemOf(name) === stemOf(search.above));
      // `usageItems` of `/usage`. Line items of an order are siblings of its key.
      const isItems = isSubject && !isGenericName && isGeneric(last);
      return {
        name,
        items,
        isNamed: isGenericName || isSubject,
        score:
          common +
          (isGenericName ? 3 : 0) +
          (isSubject ? 3 : 0) +
          (search.isPaired === true ? (isSubject ? 5 : isGenericName ? 3 : 0) : 0) +
          (isItems ? 1 : 0) +
          (isPagedItems(name) ? 2 : 0),
      };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Lists of an object that has them all as its parts. */
const FEWEST_OF_WHOLE = 4;

const ITEMS = /^(?:items|results|rows|records|entries)$/;

/** Members that repeat the request. */
const ECHO = /^(?:query|request|params|parameters|criteria)$/i;

/** An object with more members is data. The limit keeps wide objects fast to read. */
const MAX_PAGING = 20;

/**
 * True for an object that contains only the paging of the list: `details: { has_more, total_entries, direction }`, also
 * one level deeper.
 */
export function hasPaging(document: Document, { properties }: Schema, depth = 1): boolean {
  if (properties.size > MAX_PAGING) return false;
  const [only = "", ...others] = [...properties.keys()];
  if (others.length === 0)
    return depth > 0 && hasPaging(document, readSchema(document, properties.get(only)), depth - 1);
  const paging = [only, ...others].filter((name) => isPagingMember(name));
  return paging.length > 1 && paging.length * 2 > others.length;
}

/** Name in front of a preposition: `stops` of `stops-for-location`. */
export function headOf(subject: string): string {
  const words = splitWords(subject);
  const end = words.findIndex((word, index) => index > 0 && PREPOSITION.test(word));
  return end === -1 ? subject : words.slice(0, end).join(" ");
}

const PREPOSITION = /^(?:for|by|of|in|with|near|from|at|on)$/;

/** True for a name that begins with the subject: `related_job_titles` of `/related_jobs`. */
function isBegunBy(name: string, subject: string): boolean {
  const stem = stemOf(subject);
  return stem !== "" && (stemOf(name) === stem || foldName(name).startsWith(stem));
}

/** True for subjects that are one object with parts: `/config`, `/status`. */
function isSingleObject(subject: string): boolean {
  return splitWords(subject).some((word) =>
    /^(?:config|configuration|settings?|preferences|options|status|info|schema|summary)$/.test(
      word,
    ),
  );
}

export function isPlural(subject: string): boolean {
  const last = splitWords(subject).at(-1) ?? "";
  return pluralOf(last) === last;
}

export function isScalar({ types }: Schema): boolean {
  return !types.includes("object") && !types.includes("array");
}
