import type { JsonPath } from "#types/json.ts";
import type { Paging, TotalLocation } from "#types/list-shape.ts";
import type { Document } from "#read/document.ts";
import type { ResponseMember } from "#infer/calls/response-members.ts";
import { listResponseMembers } from "#infer/calls/response-members.ts";
import type { Call } from "#infer/calls/call.ts";
import { foldName, stemOf } from "#infer/names/words.ts";

const TOTAL_NAMES =
  // Counts of filtered rows come before counts of all rows.
  "filtercount filteredcount recordsfiltered totalfiltered filteredtotal total totalcount totalentries totalelements totalresults totalitems totalrecords totalrows recordstotal totalhits totalobjects numfound itemstotal grandtotal totalsize totalamount resultstotal fullcount recordcount itemcount resultcount rowcount paginationcount odatacount".split(
    " ",
  );

const COUNT_HEADER = /^(?:x-)?(?:pagination-)?count(?:-total)?$/;

/** True for a header with the number of all rows, not the number of pages. */
function isTotalHeader(name: string): boolean {
  return (
    COUNT_HEADER.test(name) ||
    (/total/.test(name) && !/total-?pages?|pages?-?total|page-?count/.test(name))
  );
}

/** Finds the total of a list in its response body or headers. */
export function inferTotal(
  list: Call,
  members: readonly ResponseMember[],
  { rows, paging }: { readonly rows: JsonPath; readonly paging: Paging },
): TotalLocation | undefined {
  const path = findTotal(
    members.filter((member) => !countsPage(member, paging)),
    rows.at(-1) ?? "",
  );
  if (path !== undefined) return { in: "body", path };
  const header = list.response.headers.find(isTotalHeader);
  return header === undefined ? undefined : { in: "header", name: header };
}

/** True if `count` is the number of rows in the page: by its description, or because a cursor is in the same object. */
function countsPage({ name, path, schema }: ResponseMember, paging: Paging): boolean {
  if (!/count$/.test(name) || /total|full/.test(name)) return false;
  const description = String(schema.keywords["description"] ?? "");
  if (
    /\b(?:current|this|each|per|returned|on the) (?:page|result|set|response)|\breturned\b/i.test(
      description,
    )
  )
    return true;
  if (/\btotal\b|\ball\b|\boverall\b/i.test(description) || paging.style !== "cursor") return false;
  const { next } = paging;
  return (
    paging.isLink !== true &&
    next.in === "body" &&
    next.path.length > 1 &&
    next.path.slice(0, -1).join("\0") === path.slice(0, -1).join("\0")
  );
}

function findTotal(members: readonly ResponseMember[], rowsName: string): JsonPath | undefined {
  const stem = stemOf(rowsName);
  const rank = ({ name, parent }: ResponseMember) => {
    const index = TOTAL_NAMES.indexOf(name);
    if (index >= 0) return index;
    if (
      rowsName !== "" &&
      [
        `${foldName(rowsName)}count`,
        `${stem}count`,
        `total${foldName(rowsName)}`,
        `total${stem}`,
      ].includes(name)
    )
      return 40;
    if (name === "count") return 50;
    if (isTotalOfRows(name)) return 55;
    // `total: { value }`
    if (/^total(?:hits|count)?$/.test(parent) && /^(?:value|count)$/.test(name)) return 57;
    if (/^(?:nb|num|numberof)(?:hits|results|records|matches)$/.test(name)) return 58;
    return /^pageinfo$/.test(parent) && name === "results" ? 60 : -1;
  };
  const candidates = members
    .filter((member) => rank(member) >= 0 && isCount(member))
    .toSorted((a, b) => rank(a) - rank(b) || a.path.length - b.path.length);
  return candidates[0]?.path;
}

/** True for totals of rows: `total_row_count`, `totalNumber`; not for sums or numbers of pages. */
function isTotalOfRows(name: string): boolean {
  return /^total(?:set|number|num|no|available|found|matche[sd]|matching|(?:row|item|record|result|entry|hit|element|object|number)s?(?:count|number)?|(?:set)?size|number(?:of)?(?:items|rows|records|results|elements|entries))$/.test(
    name,
  );
}

/** Count in a response that only counts: the total, or the only member, such as `counter`. */
function findCount(members: readonly ResponseMember[]): JsonPath | undefined {
  const [only, ...others] = members;
  const isOnly = only !== undefined && others.length === 0 && /^(?:count|number)/.test(only.name);
  return findTotal(members, "") ?? (isOnly && isCount(only) ? only.path : undefined);
}

function isCount({ name, schema }: ResponseMember): boolean {
  const { types, keywords } = schema;
  if (types.length === 0) return true;
  if (types.includes("integer") || types.includes("number")) return true;
  const isNumber = /int/.test(String(keywords["format"] ?? "")) || /^total/.test(name);
  return types.includes("string") && isNumber;
}

/** Finds a call that returns only the number of rows: `GET /products/count`. */
export function findCountOperation(
  document: Document,
  calls: readonly Call[],
  list: Call,
): TotalLocation | undefined {
  // Values for the parameters of the list itself are available.
  const listParameters = new Set(list.parameters.map(({ parameter }) => parameter.name));
  for (const call of calls) {
    const { response } = call;
    const needs = call.parameters.filter(
      ({ parameter }) => parameter.isRequired && parameter.in === "query",
    );
    if (call.method !== "get" || needs.some(({ parameter }) => !listParameters.has(parameter.name)))
      continue;
    if (response.shape === "value") return { in: "operation", operation: call.id, path: [] };
    const path =
      response.shape === "record"
        ? findCount(listResponseMembers(document, response.schema, ["\0"]))
        : undefined;
    if (path !== undefined) return { in: "operation", operation: call.id, path };
  }
  return undefined;
}
