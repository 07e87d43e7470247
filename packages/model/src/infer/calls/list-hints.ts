import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Body } from "#types/operation.ts";
import type { CallParameter } from "./call.ts";
import type { ListHints } from "./score-lists.ts";
import { foldName, splitWords } from "#infer/names/words.ts";

/** Parameter names that only list operations have. */
const PAGED =
  /^(?:limit|offset|skip|take|top|page|perpage|pagesize|pagenumber|pageindex|pagetoken|pagelimit|pageoffset|pagecursor|pageafter|cursor|nextcursor|nexttoken|iterator|marker|startingafter|startindex|startrow|numberofresults|maxresults|maxitems|itemsperpage|resultsperpage)$/;

/** True for the name of a parameter that only list operations have. */
export function isPagedBy(name: string): boolean {
  return PAGED.test(foldName(name));
}

/** Hints that an operation is a list, from its parameters and names; the response is not read. */
export function readListHints({
  parameters,
  operationId = "",
  summary = "",
  bodyNames = [],
}: {
  readonly parameters: readonly CallParameter[];
  /** Members of the request body. */
  readonly bodyNames?: readonly string[];
  readonly operationId: string | undefined;
  readonly summary: string | undefined;
}): Pick<ListHints, "isPaged" | "isCalledList" | "parameterNames"> {
  const inQuery = parameters.filter(({ parameter }) => parameter.in === "query");
  const queryNames = inQuery.map(({ parameter }) => foldName(parameter.name));
  const inBody = bodyNames.map(foldName);
  // The members of other bodies are the fields of a record.
  const parameterNames = new Set([
    ...queryNames,
    ...(inBody.some((name) => PAGED.test(name)) ? inBody : []),
  ]);
  const words = splitWords(operationId);
  return {
    parameterNames,
    isPaged: [...parameterNames].some((name) => PAGED.test(name)),
    isCalledList:
      words[0] === "list" ||
      words.at(-1) === "list" ||
      /^(?:gets?|retrieves?|returns?|fetch(?:es)?|shows?) (?:\w+ ){0,3}\w+[^\Ws]s lists?\b/i.test(
        summary,
      ) ||
      /^(?:lists?|(?:an?|the) lists? of|all (?!of\b)|(?:gets?|retrieves?|returns?|views?|shows?|displays?) all(?! of\b)|search|browse|find all|(?:gets?|retrieves?|returns?|fetch(?:es)?) (?:an? |the |your |all )?(?:\w+ )?lists? of)\b/i.test(
        summary,
      ),
  };
}

/** Names of the members of a body, also of those one level below: `{ search: { limit } }`. */
export function listBodyNames(document: Document, schemaNode: unknown): readonly string[] {
  const names: string[] = [];
  for (const [name, node] of readSchema(document, schemaNode).properties) {
    if (names.length >= MAX_NAMES) break;
    names.push(name);
    for (const inner of readSchema(document, node).properties.keys()) {
      if (names.length >= MAX_NAMES) break;
      names.push(inner);
    }
  }
  return names;
}

const MAX_NAMES = 400;

/** True if a body has paging members: `limit`, or `page` in `pagination`. */
export function isPagedBody(
  document: Document,
  body: (Body & { readonly schema: unknown }) | undefined,
): boolean {
  if (body === undefined) return false;
  return listBodyNames(document, body.schema).some((name) => PAGED.test(foldName(name)));
}
