import { ownMember } from "#own/own-member.ts";
import type { HttpResponse } from "#types/http.ts";
import type { JsonPath } from "#types/json.ts";
import type { ListShape, NextLocation, Paging } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import { startOf } from "./follow-next.ts";
import { readNextRange } from "./next-range.ts";
import type { NextRange } from "./next-range.ts";
import { readLinkHeader } from "./read-link.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { normalizeName } from "#request/values/normalize-name.ts";
import { scalarText } from "#request/values/write-text.ts";

/** Token or number of the next page, with the name and the location of its member. */
export interface NextValue {
  readonly name: string;
  readonly text: string;
  readonly location: NextLocation;
}

/** Evidence for the next page in a response, without its description. */
export interface ObservedNext {
  /** `Range` header of the next page. */
  readonly range?: NextRange;
  /** URL of the next page. */
  readonly link?: string;
  readonly value?: NextValue;
  /** The response has a member for the next page, and it is empty. */
  readonly isLast?: true;
}

/** Objects that contain facts about paging, by folded name. */
const CONTAINERS =
  /^(?:links?|paging|pagination|paginator|page|cursors?|next|nextpage|navigation|(?:response|result|list|page|paging|pagination)?(?:info|meta|metadata))$/;

const LINKS =
  /^(?:next|nextpage|odatanextlink|(?:next|more(?!info|detail|help))\w*(?:url|uri|link|href))$/;

/** Arrays of links, by folded name: `links`, `link`, `servers_links`. */
const LINK_LIST = /links?$/;

const TOKENS =
  /^(?:next|nextcursor|nextpagetoken|nexttoken|nextmarker|nextpagecursor|nextkey|nextafter|nextoffset|nextpage|nextpagenumber|nextstart|nextskip|nextindex|nextbookmark|nextposition|nextpageid|continuationtoken|nextcontinuationtoken|continuetoken|continue|endcursor|scrollid|lastevaluatedkey|resume(?:from|at|token)|startafter|next\w*(?:token|cursor|marker|key))$/;

/** Members of an object for the next page: `next: { "bookmark": "…" }`. */
const NEXT_PARTS =
  /^(?:offset|page|number|cursor|token|bookmark|marker|after|start|skip|key|position|continuation)$/;

/** Headers with a token or a number: `X-Next-Page`, `X-Continuation-Token`, `x-ms-continuation`. */
const NEXT_HEADER =
  /-(next-?(?:page|cursor|token|page-?token|marker|key|offset|start|id))$|-(continuation(?:-?token)?)$/;

const MAX_LEVELS = 3;

/** Finds evidence for the next page: a `Link` header, a URL or token in the body, or a common header. */
export function findObservedNext(response: HttpResponse, rows: JsonPath): ObservedNext {
  const { headers, body } = response;
  const linked = readLinkHeader(headers["link"], "next");
  if (linked !== undefined) return { link: linked };
  const members = listMembers(body, rows);
  const link = members.map(readLink).find((address) => address !== undefined);
  if (link !== undefined) return { link };
  const token = members.map(readToken).find((value) => value !== undefined);
  if (token !== undefined) return { value: token };
  const header = readHeader(headers);
  if (header !== undefined) return { value: header };
  const range = readNextRange(response);
  if (range?.range !== undefined) return { range };
  return range !== undefined || isLastPage(headers, members) ? { isLast: true } : {};
}

/** Token of the next page under the name of a parameter that the description has for a number: `"offset": "itr9/rec3"`. */
export function findReturnedStart(
  { paging, rows }: ListShape,
  { body }: HttpResponse,
  { cursor = "" }: Pick<ListState, "cursor"> = {},
): NextValue | undefined {
  const at = paging.style === "none" || hasToken(paging) ? undefined : startOf(paging);
  if (at === undefined) return undefined;
  const member = listMembers(body, rows).find(({ name }) => name === at.parameter);
  const text = member?.value;
  if (member === undefined || typeof text !== "string" || !/[^\d\s]/.test(text)) return undefined;
  // A response may repeat the token of its request.
  if (cursor.endsWith(encodeURIComponent(text))) return undefined;
  return { name: member.name, text, location: { in: "body", path: member.path } };
}

function hasToken(paging: Paging): boolean {
  return paging.style === "cursor" && (paging.next.in === "body" || paging.next.in === "header");
}

interface Member {
  readonly name: string;
  readonly path: JsonPath;
  readonly folded: string;
  readonly parent: string;
  readonly value: unknown;
}

/** Members of the envelopes of the rows and of the containers of paging facts. */
function listMembers(body: unknown, rows: JsonPath): readonly Member[] {
  const paths = rows.length === 0 ? [[]] : rows.map((_, level) => rows.slice(0, level));
  return paths.flatMap((path) =>
    membersOf({ value: valueAt(body, path), path, parent: "" }, MAX_LEVELS),
  );
}

type Part = Pick<Member, "value" | "path" | "parent">;

function membersOf({ value: object, path, parent }: Part, levels: number): readonly Member[] {
  if (Array.isArray(object)) return LINK_LIST.test(parent) ? object.flatMap(linkOfArray) : [];
  if (!isJsonObject(object) || levels === 0) return [];
  return Object.entries(object).flatMap(([name, value]): readonly Member[] => {
    const folded = normalizeName(name);
    const own = { name, folded, parent, value, path: [...path, name] };
    const part = { value, path: own.path, parent: folded };
    const isContainer = Array.isArray(value) ? LINK_LIST.test(folded) : CONTAINERS.test(folded);
    return [own, ...(isContainer ? membersOf(part, levels - 1) : [])];
  });
}

/** `[{ "rel": "next", "href": "…" }]`, or with `relation` and `url` */
function linkOfArray(item: unknown): readonly Member[] {
  if (!isJsonObject(item) || (item["rel"] ?? item["relation"]) !== "next") return [];
  const value = item["href"] ?? item["url"] ?? item["uri"];
  return [{ name: "next", folded: "next", parent: "links", value, path: [] }];
}

function readLink({ folded, value }: Member): string | undefined {
  if (!LINKS.test(folded)) return undefined;
  const address = isJsonObject(value) ? (value["href"] ?? value["url"]) : value;
  return typeof address === "string" && /^https?:\/\/|^\/|^[^\s?]*\?[^\s=]+=/i.test(address)
    ? address
    : undefined;
}

function readToken({ name, folded, parent, value, path }: Member): NextValue | undefined {
  const isToken = TOKENS.test(folded) || (folded === "after" && /^cursors?$/.test(parent));
  // `next_page.offset` and `cursor.next`: the name alone is not enough.
  const isNested = /^next(?:page)?$/.test(parent) && NEXT_PARTS.test(folded);
  if ((!isToken && !isNested) || typeof value === "boolean") return undefined;
  const text = scalarText(value);
  if (text === undefined || text === "" || text === "0" || text === "-1") return undefined;
  const own = folded === "next" && /^cursors?$/.test(parent) ? "next_cursor" : name;
  return { name: own, text, location: { in: "body", path } };
}

function readHeader(headers: HttpResponse["headers"]): NextValue | undefined {
  for (const [header, text] of Object.entries(headers)) {
    const [, next, continuation] = text === "" ? [] : (NEXT_HEADER.exec(`-${header}`) ?? []);
    const name = next ?? continuation;
    if (name !== undefined) return { name, text, location: { in: "header", name: header } };
  }
  return undefined;
}

function isLastPage(headers: HttpResponse["headers"], members: readonly Member[]): boolean {
  const relations = ["prev", "first", "last", "self"];
  const isLinked = relations.some((one) => readLinkHeader(headers["link"], one) !== undefined);
  const isEmpty = ({ folded, value }: Member): boolean =>
    (LINKS.test(folded) || TOKENS.test(folded)) && (value === null || value === "");
  return isLinked || members.some(isEmpty) || ownMember(headers, "x-next-page") === "";
}
