import type { NextLocation } from "#types/list-shape.ts";
import { findNextMember, findNextObject, isReturnedAsNext } from "./next-member.ts";
import { isToken, readSize } from "./page-size.ts";
import { findSize } from "./paging-parameters.ts";
import type { InferredPaging, PagingSources } from "./paging-sources.ts";
import {
  descriptionOf,
  findParameter,
  isMoment,
  isTime,
  isScalarValue,
} from "./list-parameters.ts";
import type { ListParameter } from "./list-parameters.ts";

const words = (text: string): readonly string[] => text.split(" ");

const CURSOR_NAMES = words(
  "cursor nextcursor pagetoken nextpagetoken nexttoken continuationtoken continuetoken continue marker pagemarker startingafter pagecursor pageafter startcursor bookmark scrollid startkey exclusivestartkey iterator continuefrom offsettoken",
);
const POSSIBLE_CURSOR_NAMES = words(
  "after since from start startafter afterid sinceid lastid maxid before pagebefore endingbefore next nextpage",
);
/** Names of tokens and keys that mostly select the next page. */
const PROBABLE_CURSOR_NAME =
  /^(?:(?:starting|start|from|after|last|next|resume|continu(?:e|ation)|pag(?:e|ing|ination)|list|scroll)?(?:page)?token|pag(?:e|ing|ination)state|continuation|position|searchafter|anchor|seek|nextid|nextstart|nextfrom|(?:from|last|next|after|starting)key|(?:from|after|lastseen|previous|starting|startfrom|exclusivestart|lastevaluated)(?:id|key)|lastseen|lastitem(?:id)?|last(?:record|row)id)$/;
/** Names of page numbers and offsets that some APIs use for a token. */
const NUMBER_NAMES = words("offset page skip start");
/** Parameters that select rows before a time, for lists in descending order. */
const UNTIL_NAMES = words("until before to");

/** Infers cursor paging: a value from the response selects the next page. */
export function inferCursorPaging(sources: PagingSources): InferredPaging | undefined {
  return inferTokenPaging(sources) ?? inferObjectPaging(sources);
}

/** A cursor of several members, which the response has as such an object. */
function inferObjectPaging({ parameters, members }: PagingSources): InferredPaging | undefined {
  for (const cursor of parameters) {
    const isNamed = cursor.names.some(
      (name) => CURSOR_NAMES.includes(name) || PROBABLE_CURSOR_NAME.test(name),
    );
    if (!isNamed || !cursor.schema.types.includes("object")) continue;
    const path = findNextObject(members, cursor.names);
    if (path === undefined) continue;
    const size = findSize(parameters, cursor);
    return {
      paging: {
        style: "cursor",
        cursor: cursor.at,
        isObject: true,
        next: { in: "body", path },
        ...(size && { size: readSize(size) }),
      },
      used: size === undefined ? [cursor] : [cursor, size],
    };
  }
  return undefined;
}

function inferTokenPaging(sources: PagingSources): InferredPaging | undefined {
  const { parameters, members } = sources;
  const size = findSize(parameters);
  const certain = findCertainCursor(sources);
  const probable = certain ?? findProbableCursor(sources);
  const cursor = probable ?? findPossibleCursor(sources) ?? findTimeCursor(sources);
  if (cursor === undefined) return undefined;
  const next = findNextMember(members, cursor.names, probable !== undefined);
  const prose = descriptionOf(cursor);
  const isDescribedAsCursor =
    /cursor|pagina|next page|page of/i.test(prose) ||
    (!sources.hasLinkHeader && KEY_PROSE.test(prose));
  const isCursor = next !== undefined || isDescribedAsCursor || isOnlyAfter(cursor, parameters);
  // Without a size, only a token that the response has, too.
  const isPair = next !== undefined && (isTokenName(cursor) || CERTAIN_PROSE.test(prose));
  if (certain === undefined && !isPair && (size === undefined || !isCursor)) return undefined;
  const backward = parameters.filter(
    (item) =>
      item !== cursor &&
      item.names.some(
        (name) =>
          (POSSIBLE_CURSOR_NAMES.includes(name) && /before/.test(name)) ||
          (/^(?:prev|previous)(?:page)?$/.test(name) && cursor.names.some(isNextName)),
      ),
  );
  return {
    paging: {
      style: "cursor",
      cursor: cursor.at,
      next: next?.location ?? defaultNext(cursor, sources),
      ...(size === undefined ? {} : { size: readSize(size) }),
      ...(next?.isLink ? { isLink: true } : {}),
    },
    used: [
      cursor,
      ...(size === undefined ? [] : [size]),
      ...backward.filter((item) => isTokenLike(item) && !isMoment(item)),
    ],
  };
}

function isTokenName({ names }: ListParameter): boolean {
  return names.some(
    (name) => /token|continuation|pagingstate/.test(name) && PROBABLE_CURSOR_NAME.test(name),
  );
}

function isNextName(name: string): boolean {
  return /^next(?:page)?$/.test(name);
}

/** True for a text `after` without a description, next to a size and without the other end of a range. */
function isOnlyAfter({ names, field }: ListParameter, parameters: readonly ListParameter[]) {
  const isPlain = field.kind === "text" && (field.description ?? "") === "";
  const hasEnd = parameters.some(({ names: others }) =>
    others.some((name) => /^(?:before|until|since|to|end)$/.test(name)),
  );
  return names.includes("after") && isPlain && !hasEnd;
}

function isTokenLike(parameter: ListParameter): boolean {
  return isScalarValue(parameter) && !isTime(parameter.schema);
}

function findCertainCursor({ parameters, members }: PagingSources): ListParameter | undefined {
  const hasMore = members.some(({ name }) => HAS_MORE_MEMBER.test(name));
  return (
    findParameter(parameters, CURSOR_NAMES, isTokenLike) ??
    findParameter(
      parameters,
      NUMBER_NAMES,
      (parameter) => isToken(parameter) || isReturnedAsNext(parameter, members),
    ) ??
    // A parameter that the response repeats with a "has more" member, or as the next value.
    parameters.find(
      (parameter) =>
        isTokenLike(parameter) &&
        !isMoment(parameter) &&
        members.some(
          ({ name, parent, schema }) =>
            !schema.types.includes("boolean") &&
            parameter.names.some(
              (own) =>
                (name === `next${own}` && !/^(?:page|offset|limit)$/.test(own)) ||
                (name === own && parent === "" && hasMore && isToken(parameter)),
            ),
        ),
    )
  );
}

/** Descriptions of a key after which the rows start, which a link to the next page makes needless. */
const KEY_PROSE =
  /\b(?:previous|prior|preceding) (?:page|response|request|call|result)|\b(?:greater|higher|larger|bigger|lower|smaller|less|later|older|newer) than (?:this|the given|the specified) (?:id|key|one|value|identifier)\b|\bid(?:entifier)?s? (?:greater|higher|larger|bigger|lower|smaller|less) than\b|\b(?:after|following|beyond) (?:this|the given|the specified) (?:id|key|identifier|item|record|row|entry)\b|\blast (?:item|record|row|entry|element|object|result|id|key)\b.{0,40}\b(?:page|seen|received|returned|fetched)\b/i;

/** Descriptions that only a cursor has, under any name. */
const CERTAIN_PROSE =
  /\b(?:pagination|paging|continuation|page) (?:token|cursor|key|marker)\b|\b(?:token|cursor|key|id|index|marker|value)\b.{0,60}\b(?:previous|prior|preceding|last) (?:page|response|request|call)\b|\bto (?:get|fetch|retrieve|load|request) the next page\b/i;

/** A token or key next to the size of a page, by its name and the next value in the response, or by its description. */
function findProbableCursor({ parameters, members }: PagingSources): ListParameter | undefined {
  const size = findSize(parameters);
  const isOpen = (one: ListParameter) => one !== size && isTokenLike(one) && !isMoment(one);
  const isNamed = ({ names }: ListParameter) =>
    names.some((name) => PROBABLE_CURSOR_NAME.test(name)) &&
    findNextMember(members, names, true) !== undefined;
  return (
    parameters.find((one) => isOpen(one) && isNamed(one)) ??
    parameters.find(
      (one) =>
        isOpen(one) &&
        CERTAIN_PROSE.test(descriptionOf(one)) &&
        !/\bsort(?:ed|ing)?\b/i.test(descriptionOf(one)),
    )
  );
}

const HAS_MORE_MEMBER = /^(?:hasmore|hasnext.*|done|islast|islastpage|more)$/;

/** A time is a filter unless the response returns the next one under the same name: `cursors.after`. */
function findPossibleCursor({ parameters, members }: PagingSources): ListParameter | undefined {
  const isReturned = (parameter: ListParameter) =>
    members.some(({ name, parent }) => parent === "cursors" && parameter.names.includes(name));
  return findParameter(
    parameters,
    POSSIBLE_CURSOR_NAMES,
    (parameter) => isTokenLike(parameter) && (!isMoment(parameter) || isReturned(parameter)),
  );
}

/** A time parameter is a cursor only if the response describes its next value as a time. */
function findTimeCursor({ parameters, members }: PagingSources): ListParameter | undefined {
  const next = findNextMember(members, [], false);
  const isDescribedAsCursor = /time ?stamp|\bdate|\btime\b/i.test(
    String(next?.member.schema.keywords["description"] ?? ""),
  );
  return next === undefined || next.isLink || !isDescribedAsCursor
    ? undefined
    : findParameter(parameters, UNTIL_NAMES, isTokenLike);
}

/** A response header with the next cursor: "provided in the header `X-Cursor-Next`". */
const NEXT_HEADER =
  /\bX-(?:[A-Za-z]+-)*(?:Next(?:-[A-Za-z]+)*)\b(?=.{0,80}\bheaders?\b)|(?<=\bheaders?\b.{0,80})\bX-(?:[A-Za-z]+-)*(?:Next(?:-[A-Za-z]+)*)\b/i;

function defaultNext(
  cursor: ListParameter,
  { key, hasLinkHeader, members }: PagingSources,
): NextLocation {
  const hasMore = members.some(({ name }) => /^hasmore$|^hasnext/.test(name));
  const prose = descriptionOf(cursor);
  const header = NEXT_HEADER.exec(prose)?.[0];
  if (header !== undefined) return { in: "header", name: header.toLowerCase() };
  // A cursor that is not a key of a record is in the header of an API that returns only rows.
  const isOpaque = /\bcursor\b/i.test(prose) && !/\b(?:ids?|identifiers?|keys?)\b/i.test(prose);
  if (isOpaque && members.length === 0) return { in: "link-header" };
  const isAboutRows =
    hasMore ||
    KEY_PROSE.test(prose) ||
    cursor.names.some((name) => /after|since|before|id$/.test(name));
  return key !== undefined && !hasLinkHeader && isAboutRows
    ? { in: "last-row", path: key }
    : { in: "link-header" };
}
