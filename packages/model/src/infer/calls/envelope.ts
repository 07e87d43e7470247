import { foldName, splitWords, stemOf } from "#infer/names/words.ts";

/** What an answer is called that holds whatever was asked for. */
const GENERIC = new Set(
  "data items results result records content value values entries rows list objects elements hits documents docs nodes resources collection member hydramember hydra edges embedded".split(
    " ",
  ),
);

/** Members that hold the answer one level further down. */
const WRAPPERS = new Set(
  "data result results response payload embedded body content contents message object list page value".split(
    " ",
  ),
);

const ENVELOPE_MEMBER =
  /^(?:meta|metadata|links?|paging|pagination|pageinfo|paginginfo|prev|previous|first|last|self|cursor|size|limit|offset|skip|hasmore|hasnext|object|url|status|success|code|message|messages|error|errors|warnings?|kind|etag|incomplete.*|included|includes|embedded|context|id|type|total.*|.*token|next.*|prev.*|per.*|number.*|empty|sorts?|sortorder|filters?.*|aggregations|facets?|done|requestid|took|version|apiversion|serverknowledge|from|to|timestamp)$/;

const PAGING_MEMBER =
  /^(?:total.*|next.*|prev.*|hasmore|hasnext|paging|pagination|meta|metadata|pageinfo|links|offset|limit|cursor|per.*|done|iterator)$/;

/** `articlesCount` and `current_page` count, a `subaccount` and a `wiki_page` do not. */
function isCounting(name: string): boolean {
  const words = splitWords(name);
  if (words.some((word) => word === "count" || word === "pages")) return true;
  return (
    words[0] === "page" ||
    (words.at(-1) === "page" &&
      /^(?:current|next|prev|previous|last|first|total|per|is|items)$/.test(words[0] ?? ""))
  );
}

/** Whether a name is one of those for whatever was asked for. */
export function isGeneric(name: string): boolean {
  return GENERIC.has(foldName(name));
}

/** Whether what was asked for may stand inside. */
export function isWrapper(name: string): boolean {
  return WRAPPERS.has(foldName(name));
}

/** Whether it only tells of the answer: how many there are, what comes next, what went wrong. */
export function isEnvelopeMember(name: string): boolean {
  return ENVELOPE_MEMBER.test(foldName(name)) || isCounting(name);
}

/** Whether it tells that this is a page of a list. */
export function isPagingMember(name: string): boolean {
  return PAGING_MEMBER.test(foldName(name)) || isCounting(name);
}

/** Whether a name says what the path says: `asset_aliases` below `/assets/aliases`. */
export function isNamedAfter(name: string, subject: string): boolean {
  const [stem, wanted] = [stemOf(name), stemOf(subject)];
  if (stem === "" || wanted === "") return false;
  return (
    stem === wanted ||
    (stem.endsWith(wanted) && wanted.length > 2) ||
    (stem.startsWith(wanted) && wanted.length > 3) ||
    (wanted.endsWith(stem) && stem.length > 3)
  );
}
