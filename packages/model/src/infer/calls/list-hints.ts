import type { CallParameter } from "./call.ts";
import type { ListHints } from "./list-rows.ts";
import { foldName, splitWords } from "#infer/names/words.ts";

/** Parameter names that only list operations have. */
const PAGED =
  /^(?:limit|offset|skip|take|top|page|perpage|pagesize|pagenumber|pageindex|pagetoken|pagelimit|pageoffset|pagecursor|pageafter|cursor|nextcursor|nexttoken|iterator|marker|startingafter|startindex|maxresults|maxitems|itemsperpage|resultsperpage)$/;

/** Hints that an operation is a list, from its parameters and names; the response is not read. */
export function readListHints({
  parameters,
  operationId = "",
  summary = "",
}: {
  readonly parameters: readonly CallParameter[];
  readonly operationId: string | undefined;
  readonly summary: string | undefined;
}): Pick<ListHints, "isPaged" | "isCalledList" | "parameterNames"> {
  const inQuery = parameters.filter(({ parameter }) => parameter.in === "query");
  const parameterNames = new Set(inQuery.map(({ parameter }) => foldName(parameter.name)));
  const words = splitWords(operationId);
  return {
    parameterNames,
    isPaged: [...parameterNames].some((name) => PAGED.test(name)),
    isCalledList:
      words[0] === "list" ||
      words.at(-1) === "list" ||
      /^(?:lists?|gets? all|retrieves? all|returns? all|search|browse|find all)\b/i.test(summary),
  };
}
