import type { JsonPath } from "#types/json.ts";
import type { NextLocation } from "#types/list-shape.ts";
import type { ResponseMember } from "#infer/calls/response-members.ts";
import type { ListParameter } from "./list-parameters.ts";

const NEXT_NAMES =
  "nextpagetoken nextcursor nexttoken nextmarker continuationtoken continuetoken continue nextpage nextpagecursor endcursor nextpageurl nexturl nexturi nexthref nextlink nextpagelink nextpageuri next nextoffset scrollid cursor after marker".split(
    " ",
  );

const NEXT_PARENT = /^(?:paging|pagination|pageinfo|meta|metadata|cursors?|page|nextpage)$/;

/** Member of a response that identifies the next page. */
export interface NextMember {
  readonly location: NextLocation;
  /** The value is a URL, not a cursor. */
  readonly isLink: boolean;
  readonly member: ResponseMember;
}

/**
 * Finds the member that identifies the next page. `names`: folded names of the cursor parameter. `isCursor`: the
 * parameter is certainly a cursor, so a top-level member with its name is the next value.
 */
export function findNextMember(
  members: readonly ResponseMember[],
  names: readonly string[],
  isCursor: boolean,
): NextMember | undefined {
  const rank = ({ name, parent }: ResponseMember) => {
    if (names.some((one) => name === `next${one}`)) return 0;
    if (names.includes(name) && NEXT_PARENT.test(parent)) return 0.5;
    if (isCursor && names.some((one) => isPartner(one, name))) return 0.6;
    const index = NEXT_NAMES.indexOf(name);
    return index < 0 && isCursor && names.includes(name) && parent === ""
      ? NEXT_NAMES.length
      : index;
  };
  const next = members
    .filter((member) => rank(member) >= 0 && !member.schema.types.includes("boolean"))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((member) => hrefOf(member, members))
    .find((member) => member !== undefined);
  if (next === undefined) return undefined;
  return { location: { in: "body", path: next.path }, isLink: isLink(next), member: next };
}

/** True for a member that continues a parameter: `next_key` of `from_key`, `lastEvaluatedId` of `exclusiveStartId`. */
function isPartner(parameter: string, member: string): boolean {
  const [, stem] = STARTS.exec(parameter) ?? [];
  return (
    stem !== undefined && /^(?:next|last(?:evaluated)?|end(?:ing)?)(.+)$/.exec(member)?.[1] === stem
  );
}

/** Finds the object that a cursor of several members repeats: `lastEvaluatedKey` of `exclusiveStartKey`. */
export function findNextObject(
  members: readonly ResponseMember[],
  names: readonly string[],
): JsonPath | undefined {
  const objects = members.filter(({ schema: { types } }) => types.includes("object"));
  const isNext = ({ name }: ResponseMember) =>
    names.some((one) => name === one || name === `next${one}` || isPartner(one, name));
  return objects.find(isNext)?.path;
}

const STARTS = /^(?:exclusivestart|starting|start|from|after|resume|last(?:seen)?|page)(.+)$/;

/** Finds the member with the URL of the next page. */
export function findNextLink(members: readonly ResponseMember[]): NextMember | undefined {
  const candidates = members.filter(({ name, parent }) => /^next/.test(name) || parent === "next");
  const links = candidates.flatMap((member) => {
    const next = findNextMember(
      [member, ...members.filter(({ parent }) => parent === "next")],
      [],
      false,
    );
    return next?.isLink === true ? [next] : [];
  });
  return links[0];
}

/** True for a text parameter whose next value is in the response, so it is not a number: `next_page.offset`. */
export function isReturnedAsNext(
  { names, schema: { types } }: ListParameter,
  members: readonly ResponseMember[],
): boolean {
  if (!types.includes("string") || types.includes("integer")) return false;
  return members.some(
    ({ name, parent }) =>
      names.includes(name.replace(/^next/, "")) && (/^next/.test(name) || /^next/.test(parent)),
  );
}

function isLink({ name, parent, path, schema }: ResponseMember): boolean {
  return (
    /(?:url|uri|link|href)$/.test(name) ||
    /^(?:_?links?|view)$/.test(parent) ||
    path.at(-1) === "href" ||
    /^(?:uri|url)/.test(String(schema.keywords["format"] ?? "")) ||
    /\b(?:url|uri|link|address)\b/i.test(String(schema.keywords["description"] ?? ""))
  );
}

/** HAL links have the URL in `href`. */
function hrefOf(
  member: ResponseMember,
  members: readonly ResponseMember[],
): ResponseMember | undefined {
  const { types } = member.schema;
  if (types.includes("array")) return undefined;
  if (!types.includes("object")) return member;
  return members.find((other) => other.path.join("\0") === [...member.path, "href"].join("\0"));
}
