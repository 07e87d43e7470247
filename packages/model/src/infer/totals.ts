import type { JsonPath } from "#nouns/json.ts";
import type { TotalPlace } from "#nouns/list-shape.ts";
import type { Document } from "#read/document.ts";
import type { Schema } from "#read/schema.ts";
import type { AnswerMember } from "./answer-members.ts";
import { listAnswerMembers } from "./answer-members.ts";
import type { Call } from "./call.ts";
import { foldName, stemOf } from "./words.ts";

const NAMES =
  "total totalcount totalentries totalelements totalresults totalitems totalrecords totalrows recordstotal totalhits totalobjects numfound itemstotal grandtotal totalsize totalamount resultstotal fullcount recordcount itemcount resultcount rowcount".split(
    " ",
  );

const HEADER =
  /^(?:x-)?(?:(?:pagination|paging|page|list|result|record)-)?(?:total|count)-?(?:count|items|results|records|elements|entries|rows|total)?$/;

/** Where a list says how many rows there are in all. */
export function inferTotal(
  list: Call,
  members: readonly AnswerMember[],
  rows: JsonPath,
): TotalPlace | undefined {
  const path = findTotal(members, rows.at(-1) ?? "");
  if (path !== undefined) return { in: "body", path };
  const header = list.answer.headers.find((name) => HEADER.test(name));
  return header === undefined ? undefined : { in: "header", name: header };
}

function findTotal(members: readonly AnswerMember[], rowsName: string): JsonPath | undefined {
  const stem = stemOf(rowsName);
  const rank = ({ name, holder, schema }: AnswerMember) => {
    const place = NAMES.indexOf(name);
    if (place >= 0) return place;
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
    if (name === "count") return isOfPage(schema) ? -1 : 50;
    if (
      /^total(?!page|amount|price|cost|tax|size)\w*$|^\w{1,8}total(?:count|rows|records)$/.test(
        name,
      )
    )
      return 45;
    return /^pageinfo$/.test(holder) && name === "results" ? 60 : -1;
  };
  const found = members
    .filter((member) => rank(member) >= 0 && isCount(member))
    .toSorted((a, b) => rank(a) - rank(b) || a.path.length - b.path.length);
  return found[0]?.path;
}

/** "Amount of items in the current page" is no total. */
function isOfPage({ keywords }: Schema): boolean {
  return /\b(?:current|this|each|returned|the) page\b|\bpage size\b/i.test(
    String(keywords["description"] ?? ""),
  );
}

function isCount({ schema }: AnswerMember): boolean {
  const { types, keywords } = schema;
  if (types.length === 0) return true;
  if (types.includes("integer") || types.includes("number")) return true;
  return types.includes("string") && /int/.test(String(keywords["format"] ?? ""));
}

/** A call beside the list that only counts: `GET /products/count`. */
export function findCountCall(document: Document, calls: readonly Call[]): TotalPlace | undefined {
  for (const call of calls) {
    const { answer } = call;
    if (
      call.method !== "get" ||
      call.parameters.some(({ parameter }) => parameter.isRequired && parameter.in === "query")
    )
      continue;
    if (answer.shape === "value") return { in: "operation", operation: call.id, path: [] };
    const path =
      answer.shape === "record"
        ? findTotal(listAnswerMembers(document, answer.schema, ["\0"]), "")
        : undefined;
    if (path !== undefined) return { in: "operation", operation: call.id, path };
  }
  return undefined;
}
