import type { NextLocation } from "#types/list-shape.ts";
import type { ResponseMember } from "#infer/calls/response-members.ts";
import type { ListParameter } from "./list-parameters.ts";

const NEXT =
  "nextpagetoken nextcursor nexttoken nextmarker continuationtoken continuetoken continue nextpage nextpagecursor endcursor nextpageurl nexturl nexturi nexthref nextlink nextpagelink nextpageuri next nextoffset scrollid cursor after marker".split(
    " ",
  );

const HOLDER = /^(?:paging|pagination|pageinfo|meta|metadata|cursors?|page|nextpage)$/;

/** Where an answer says how the list goes on. */
export interface NextMember {
  readonly place: NextLocation;
  /** It is a whole address, no cursor. */
  readonly isLink: boolean;
  readonly member: ResponseMember;
}

/**
 * The member that says where the next page begins. `own` are the folded names of the parameter that takes it;
 * `isSure`: that parameter is certainly a cursor, so a member of its name beside the rows is the next one.
 */
export function findNextMember(
  members: readonly ResponseMember[],
  own: readonly string[],
  isSure: boolean,
): NextMember | undefined {
  const rank = ({ name, parent }: ResponseMember) => {
    if (own.some((one) => name === `next${one}`)) return 0;
    if (own.includes(name) && HOLDER.test(parent)) return 0.5;
    const place = NEXT.indexOf(name);
    return place < 0 && isSure && own.includes(name) && parent === "" ? NEXT.length : place;
  };
  const found = members
    .filter((member) => rank(member) >= 0 && !member.schema.types.includes("boolean"))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((member) => hrefOf(member, members))
    .find((member) => member !== undefined);
  if (found === undefined) return undefined;
  return { place: { in: "body", path: found.path }, isLink: isLink(found), member: found };
}

/** The address of the next page, where an answer carries one. */
export function findNextLink(members: readonly ResponseMember[]): NextMember | undefined {
  const candidates = members.filter(({ name, parent }) => /^next/.test(name) || parent === "next");
  const links = candidates.flatMap((member) => {
    const found = findNextMember(
      [member, ...members.filter(({ parent }) => parent === "next")],
      [],
      false,
    );
    return found?.isLink === true ? [found] : [];
  });
  return links[0];
}

/** Whether an answer gives the next value of a text under its own name: `next_page.offset` is no number to count with. */
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
    /^_?links?$/.test(parent) ||
    path.at(-1) === "href" ||
    /^(?:uri|url)/.test(String(schema.keywords["format"] ?? "")) ||
    /\b(?:url|uri|link|address)\b/i.test(String(schema.keywords["description"] ?? ""))
  );
}

/** HAL: `next` is an object that holds the address in `href`. */
function hrefOf(
  member: ResponseMember,
  members: readonly ResponseMember[],
): ResponseMember | undefined {
  const { types } = member.schema;
  if (types.includes("array")) return undefined;
  if (!types.includes("object")) return member;
  return members.find((other) => other.path.join("\0") === [...member.path, "href"].join("\0"));
}
