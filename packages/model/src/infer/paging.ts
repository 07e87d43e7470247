import type { NextPlace, PageSize, Paging } from "#nouns/list-shape.ts";
import type { JsonPath } from "#nouns/json.ts";
import type { AnswerMember } from "./answer-members.ts";
import { findPlace, isTime, isWhole } from "./query-places.ts";
import type { QueryPlace } from "./query-places.ts";
import { foldName } from "./words.ts";

const words = (text: string): readonly string[] => text.split(" ");

const PAGE = words(
  "page pagenumber pageno pagenum pageindex currentpage paginationpage pagepage pageindexnumber p",
);
const OFFSET = words(
  "offset skip startindex startat pageoffset paginationoffset first start from begin rowoffset",
);
const SIZE = words(
  "perpage pagesize limit size take pagelimit paginationpagesize paginationlimit itemsperpage rowsperpage resultsperpage pagecount maxresults maxresultcount count top amount results length rows num number n max first last",
);
const CURSOR = words(
  "cursor nextcursor pagetoken nextpagetoken nexttoken continuationtoken continuetoken continue marker pagemarker startingafter pagecursor pageafter startcursor bookmark scrollid startkey exclusivestartkey iterator continuefrom position offsettoken",
);
const CURSOR_PERHAPS = words(
  "after since from start startafter afterid sinceid lastid maxid before pagebefore endingbefore",
);

/** What paging stands on. */
export interface PagingSources {
  readonly places: readonly QueryPlace[];
  readonly members: readonly AnswerMember[];
  /** The key of a row, for lists that go on behind the last one. */
  readonly key: JsonPath | undefined;
  readonly hasLinkHeader: boolean;
}

/** How a list is paged, by the names of its parameters and of what its answer carries. */
export function inferPaging(sources: PagingSources): {
  readonly paging: Paging;
  /** The places that paging takes; no filter is made of them. */
  readonly used: readonly QueryPlace[];
} {
  return (
    inferPage(sources) ??
    inferOffset(sources) ??
    inferCursor(sources) ?? { paging: { style: "none" }, used: sizeAlone(sources) }
  );
}

type Inferred = ReturnType<typeof inferPaging>;

function inferPage({ places }: PagingSources): Inferred | undefined {
  const page = findPlace(places, PAGE, (place) => isNumeric(place));
  if (page === undefined) return undefined;
  const size = findPlace(places, SIZE, (place) => place !== page && isNumeric(place));
  return {
    paging: {
      style: "page",
      page: page.at,
      first: isZeroBased(page) ? 0 : 1,
      ...(size === undefined ? {} : { size: readSize(size) }),
    },
    used: size === undefined ? [page] : [page, size],
  };
}

function inferOffset(sources: PagingSources): Inferred | undefined {
  const { places } = sources;
  const offset = findPlace(places, OFFSET, (place) => isNumeric(place) && !isMoment(place));
  if (offset === undefined || isToken(offset, sources)) return undefined;
  const size = findPlace(places, SIZE, (place) => place !== offset && isNumeric(place));
  if (size === undefined) return undefined;
  // LoopBack takes `skip` for `offset` as well: what says the same is no filter.
  const others = places.filter(
    (place) => place !== offset && place.names.some((name) => OFFSET.slice(0, 2).includes(name)),
  );
  return {
    paging: { style: "offset", offset: offset.at, size: readSize(size) },
    used: [offset, size, ...others],
  };
}

/** An offset that is text, of which the answer says the next, is a token. */
function isToken(place: QueryPlace, { members }: PagingSources): boolean {
  const { types } = place.schema;
  if (!types.includes("string") || types.includes("integer")) return false;
  return (
    members.some((member) => isNextOf(member, place)) ||
    /\btoken\b/i.test(place.field.description ?? "")
  );
}

/** Times narrow a list, whatever they are called. */
function isMoment({ schema, field }: QueryPlace): boolean {
  const said = `${field.description ?? ""} ${String(schema.keywords["description"] ?? "")}`;
  return (
    isTime(schema) ||
    /\b(?:timestamp|date|epoch|milliseconds?|created (?:after|before|since))\b/i.test(said)
  );
}

/** Whether a value of the answer is what the parameter asks for next: called as it is, or `next` before it. */
function isNextOf({ name, holder }: AnswerMember, { names }: QueryPlace): boolean {
  return names.some(
    (own) =>
      name === `next${own}` || (name === own && (holder === "" || PAGING_HOLDER.test(holder))),
  );
}

const PAGING_HOLDER = /^(?:next|nextpage|paging|pagination|pageinfo|meta|metadata|cursors?|page)$/;

function inferCursor(sources: PagingSources): Inferred | undefined {
  const { places } = sources;
  const isText = (place: QueryPlace) => isWhole(place) && !isMoment(place);
  const size = findPlace(places, SIZE, isNumeric);
  const sure =
    findPlace(places, CURSOR, isText) ??
    findPlace(places, OFFSET, (place) => isText(place) && isToken(place, sources));
  const perhaps = findPlace(places, CURSOR_PERHAPS, isText);
  const cursor = sure ?? perhaps ?? findMoment(sources);
  if (cursor === undefined) return inferNextLink(sources, size);
  const next = findNext(sources, cursor);
  const says = /cursor|pagina|next page|page of/i.test(cursor.field.description ?? "");
  if (sure === undefined && (size === undefined || (next === undefined && !says))) return undefined;
  const fallback: NextPlace =
    sources.key !== undefined && !sources.hasLinkHeader && isAboutRows(cursor, sources)
      ? { in: "last-row", path: sources.key }
      : { in: "link-header" };
  const place = next?.place ?? fallback;
  const back = places.filter(
    (item) =>
      item !== cursor &&
      item.names.some((name) => CURSOR_PERHAPS.includes(name) && /before/.test(name)),
  );
  return {
    paging: {
      style: "cursor",
      cursor: cursor.at,
      next: place,
      ...(size === undefined ? {} : { size: readSize(size) }),
      ...(next?.isLink ? { isLink: true } : {}),
    },
    used: [cursor, ...(size === undefined ? [] : [size]), ...back.filter((item) => isText(item))],
  };
}

/** Newest first, lists go on before the time that the answer calls the next. */
function findMoment(sources: PagingSources): QueryPlace | undefined {
  const next = findNext(sources, undefined);
  if (next === undefined || next.isLink) return undefined;
  return findPlace(sources.places, words("until before"), isMoment);
}

/** The answer says the address of the next page, though nothing in the query asks for it. */
function inferNextLink(sources: PagingSources, size: QueryPlace | undefined): Inferred | undefined {
  const next = findNext(sources, undefined);
  if (next === undefined || !next.isLink) return undefined;
  return {
    paging: {
      style: "cursor",
      next: next.place,
      isLink: true,
      ...(size === undefined ? {} : { size: readSize(size) }),
    },
    used: size === undefined ? [] : [size],
  };
}

const NEXT = words(
  "nextpagetoken nextcursor nexttoken nextmarker continuationtoken continuetoken continue nextpage nextpagecursor endcursor nextpageurl nexturl nexturi nexthref nextlink nextpagelink next nextoffset scrollid cursor after marker",
);

function findNext(
  { members }: PagingSources,
  cursor: QueryPlace | undefined,
): { readonly place: NextPlace; readonly isLink: boolean } | undefined {
  const rank = (member: AnswerMember) => {
    const place = NEXT.indexOf(member.name);
    return cursor !== undefined && isNextOf(member, cursor) ? 0.5 : place;
  };
  const found = members
    .filter((member) => rank(member) >= 0 && !member.schema.types.includes("boolean"))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((member) => hrefOf(member, members))
    .find((member) => member !== undefined);
  if (found === undefined) return undefined;
  const isLink =
    /ur[il]$|link$|href$/.test(found.name) ||
    /^_?links?$/.test(found.holder) ||
    found.path.at(-1) === "href" ||
    String(found.schema.keywords["format"] ?? "").startsWith("uri");
  return { place: { in: "body", path: found.path }, isLink };
}

/** HAL: `next` is an object that holds the address in `href`. */
function hrefOf(member: AnswerMember, members: readonly AnswerMember[]): AnswerMember | undefined {
  if (!member.schema.types.includes("object")) return member;
  return members.find((other) => other.path.join("\0") === [...member.path, "href"].join("\0"));
}

function isAboutRows(cursor: QueryPlace, { members }: PagingSources): boolean {
  const hasMore = members.some((member) => /^hasmore$|^hasnext/.test(member.name));
  return hasMore || cursor.names.some((name) => /after|since|before|id$/.test(name));
}

function sizeAlone({ places }: PagingSources): readonly QueryPlace[] {
  const size = findPlace(places, words("limit perpage pagesize maxresults top"), isNumeric);
  return size === undefined ? [] : [size];
}

function isNumeric(place: QueryPlace): boolean {
  const { types, choices, keywords } = place.schema;
  if (types.length === 0 || types.some((type) => type === "integer" || type === "number"))
    return true;
  // Some write every parameter as text; a number then shows in its default or its example.
  const shown = [keywords["default"], keywords["example"], place.field.example, ...(choices ?? [])];
  const isPlain = types.includes("string") && keywords["format"] === undefined;
  return (
    isPlain &&
    (shown.some((value) => /^\d+$/.test(String(value))) ||
      /^(?:page|limit|offset|perpage|pagesize)$/.test(foldName(place.field.name)))
  );
}

function isZeroBased(place: QueryPlace): boolean {
  const { keywords } = place.schema;
  const said = place.field.description ?? "";
  if (
    /zero[- ]?(?:based|indexed)|\b0[- ]?(?:based|indexed)|start(?:s|ing)? (?:at|from|with) (?:0|zero)|\(0\.\.N\)|first page is 0/i.test(
      said,
    )
  )
    return true;
  const standard = keywords["default"];
  if (standard !== undefined && standard !== null && standard !== "") return Number(standard) === 0;
  return keywords["minimum"] === 0;
}

function readSize(place: QueryPlace): PageSize {
  const numberOf = (value: unknown) =>
    Number.isSafeInteger(Number(value)) && Number(value) > 0 && value !== true
      ? Number(value)
      : undefined;
  const { keywords, choices } = place.schema;
  const numbers = (choices ?? []).map(Number).filter((value) => Number.isSafeInteger(value));
  const standard =
    numberOf(keywords["default"]) ??
    numberOf(/default(?:s to|:)? ?(\d+)/i.exec(place.field.description ?? "")?.[1]);
  const most =
    numberOf(keywords["maximum"]) ??
    (numbers.length > 0
      ? Math.max(...numbers)
      : numberOf(/max(?:imum)?(?: of| is|:)? ?(\d+)/i.exec(place.field.description ?? "")?.[1]));
  return {
    at: place.at,
    ...(standard === undefined ? {} : { default: standard }),
    ...(most === undefined ? {} : { maximum: most }),
    ...(place.isRequired ? { isRequired: true } : {}),
  };
}
