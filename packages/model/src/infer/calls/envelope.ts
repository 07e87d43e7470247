import { foldName, splitWords, stemOf } from "#infer/names/words.ts";

/** Member names that contain the requested rows or record in any API. */
const GENERIC = new Set(
  "data items results result records content value values entries rows list page objects elements hits documents docs nodes resources collection member hydramember hydra edges embedded".split(
    " ",
  ),
);

/** Member names that wrap the response data one level deeper. */
const WRAPPERS = new Set(
  "data result results response payload embedded body content contents message object list page value".split(
    " ",
  ),
);

const ENVELOPE_MEMBER =
  /^(?:meta|(?:response)?metadata|msg|ret|issuccess|successful|succeeded|errno|(?:err|error|ret|return|status|result|response|http)(?:code|status|msg|message|text)|traceid|correlationid|duration|elapsed|unauthorizedrequest|targeturl|abp|links?|paging|pagination|pageinfo|paginginfo|prev|previous|first|last|self|cursor|size|limit|offset|skip|hasmore|hasnext|hasprev.*|object|url|status|success|code|message|messages|error|errors|warnings?|kind|etag|incomplete.*|included|includes|jsonapi|embedded|context|id|type|total.*|.*token|next.*|prev.*|per.*|number.*|empty|sorts?|sortorder|filters?.*|aggregations|facets?|done|requestid|took|version|apiversion|serverknowledge|from|to|timestamp)$/;

const PAGING_MEMBER =
  /^(?:total.*|next.*|prev.*|hasmore|hasnext|paging|pagination|meta|(?:response)?metadata|pageinfo|links|offset|limit|cursor|per.*|done|iterator)$/;

/** True for counts: `articlesCount`, `current_page`; not `subaccount` or `wiki_page`. */
function isCounting(name: string): boolean {
  const words = splitWords(name);
  if (words.some((word) => word === "count" || word === "pages")) return true;
  return (
    words[0] === "page" ||
    (words.at(-1) === "page" &&
      /^(?:current|next|prev|previous|last|first|total|per|is|items)$/.test(words[0] ?? ""))
  );
}

/** True for a generic name of the requested rows: `items`, `results`. */
export function isGeneric(name: string): boolean {
  return GENERIC.has(foldName(name));
}

/** True for a member that may wrap the requested data: `data`, `response`. */
export function isWrapper(name: string): boolean {
  return WRAPPERS.has(foldName(name));
}

/** True for a member that describes the data of most APIs, and is the data of some: `{ status, status_code, metadata }`. */
export function isMetadata(name: string): boolean {
  return foldName(name) === "metadata";
}

/** True for a sibling member of the data: counts, links to other pages, errors. */
export function isEnvelopeMember(name: string): boolean {
  return ENVELOPE_MEMBER.test(foldName(name)) || isCounting(name);
}

/** True for a member that only list responses have: totals and links to other pages. */
export function isPagingMember(name: string): boolean {
  return PAGING_MEMBER.test(foldName(name)) || isCounting(name);
}

/** True if the name matches the last path segment: `asset_aliases` in `/assets/aliases`. */
export function isNamedAfter(name: string, subject: string): boolean {
  const [stem, subjectStem] = [stemOf(name), stemOf(subject)];
  if (stem === "" || subjectStem === "") return false;
  return (
    stem === subjectStem ||
    // `setting` of `/settings`, whose singular has the same form.
    `${stem}s` === subjectStem ||
    (stem.endsWith(subjectStem) && subjectStem.length > 2) ||
    (stem.startsWith(subjectStem) && subjectStem.length > 3) ||
    (subjectStem.endsWith(stem) && stem.length > 3)
  );
}
