import type { NextLocation } from "#types/list-shape.ts";
import { findNextMember, isReturnedAsNext } from "./next-member.ts";
import { isNumeric, isToken, readSize, SIZE } from "./page-size.ts";
import type { InferredPaging } from "./paging.ts";
import type { PagingSources } from "./paging-sources.ts";
import { findParameter, isMoment, isTime, isWhole } from "./list-parameters.ts";
import type { ListParameter } from "./list-parameters.ts";

const words = (text: string): readonly string[] => text.split(" ");

const CURSOR = words(
  "cursor nextcursor pagetoken nextpagetoken nexttoken continuationtoken continuetoken continue marker pagemarker startingafter pagecursor pageafter startcursor bookmark scrollid startkey exclusivestartkey iterator continuefrom position offsettoken",
);
const CURSOR_PERHAPS = words(
  "after since from start startafter afterid sinceid lastid maxid before pagebefore endingbefore",
);
/** Numbered by most, some take a token under these names. */
const TOKENS = words("offset page skip start");
/** Lists with the newest first go on before a time. */
const UNTIL = words("until before to");

/** How a list is paged whose pages begin behind something that its answer names. */
export function inferCursorPaging(sources: PagingSources): InferredPaging | undefined {
  const { places, members } = sources;
  const size = findParameter(places, SIZE, isNumeric);
  const sure = findSure(sources);
  const cursor = sure ?? findPerhaps(sources) ?? findUntil(sources);
  if (cursor === undefined) return undefined;
  const next = findNextMember(members, cursor.names, sure !== undefined);
  const says = /cursor|pagina|next page|page of/i.test(cursor.field.description ?? "");
  if (sure === undefined && (size === undefined || (next === undefined && !says))) return undefined;
  const back = places.filter(
    (item) =>
      item !== cursor &&
      item.names.some((name) => CURSOR_PERHAPS.includes(name) && /before/.test(name)),
  );
  return {
    paging: {
      style: "cursor",
      cursor: cursor.at,
      next: next?.place ?? otherwise(cursor, sources),
      ...(size === undefined ? {} : { size: readSize(size) }),
      ...(next?.isLink ? { isLink: true } : {}),
    },
    used: [
      cursor,
      ...(size === undefined ? [] : [size]),
      ...back.filter((item) => isTokenLike(item) && !isMoment(item)),
    ],
  };
}

function isTokenLike(place: ListParameter): boolean {
  return isWhole(place) && !isTime(place.schema);
}

function findSure({ places, members }: PagingSources): ListParameter | undefined {
  const hasMore = members.some(({ name }) => MORE.test(name));
  return (
    findParameter(places, CURSOR, isTokenLike) ??
    findParameter(places, TOKENS, (place) => isToken(place) || isReturnedAsNext(place, members)) ??
    // What the answer repeats where it says that there is more, or names as the next one.
    places.find(
      (place) =>
        isTokenLike(place) &&
        !isMoment(place) &&
        members.some(
          ({ name, parent, schema }) =>
            !schema.types.includes("boolean") &&
            place.names.some(
              (own) =>
                (name === `next${own}` && !/^(?:page|offset|limit)$/.test(own)) ||
                (name === own && parent === "" && hasMore && isToken(place)),
            ),
        ),
    )
  );
}

const MORE = /^(?:hasmore|hasnext.*|done|islast|islastpage|more)$/;

/** A time is a filter, unless the answer gives the next one under the same name: `cursors.after`. */
function findPerhaps({ places, members }: PagingSources): ListParameter | undefined {
  const isGiven = (place: ListParameter) =>
    members.some(({ name, parent }) => parent === "cursors" && place.names.includes(name));
  return findParameter(
    places,
    CURSOR_PERHAPS,
    (place) => isTokenLike(place) && (!isMoment(place) || isGiven(place)),
  );
}

/** A time as the cursor: only where the answer says that its next one is a time. */
function findUntil({ places, members }: PagingSources): ListParameter | undefined {
  const next = findNextMember(members, [], false);
  const says = /time ?stamp|\bdate|\btime\b/i.test(
    String(next?.member.schema.keywords["description"] ?? ""),
  );
  return next === undefined || next.isLink || !says
    ? undefined
    : findParameter(places, UNTIL, isTokenLike);
}

function otherwise(
  cursor: ListParameter,
  { key, hasLinkHeader, members }: PagingSources,
): NextLocation {
  const hasMore = members.some(({ name }) => /^hasmore$|^hasnext/.test(name));
  const isAboutRows = hasMore || cursor.names.some((name) => /after|since|before|id$/.test(name));
  return key !== undefined && !hasLinkHeader && isAboutRows
    ? { in: "last-row", path: key }
    : { in: "link-header" };
}
