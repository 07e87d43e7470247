import type { CallParameter } from "./call.ts";
import type { ListHints } from "./list-rows.ts";
import { foldName, splitWords } from "#infer/names/words.ts";

/** What only lists are asked for. */
const PAGED =
  /^(?:limit|offset|skip|take|top|page|perpage|pagesize|pagenumber|pageindex|pagetoken|pagelimit|pageoffset|pagecursor|pageafter|cursor|nextcursor|nexttoken|iterator|marker|startingafter|startindex|maxresults|maxitems|itemsperpage|resultsperpage)$/;

/** What an operation says of its answer before that is looked at. */
export function readListHints({
  parameters,
  operationId = "",
  summary = "",
}: {
  readonly parameters: readonly CallParameter[];
  readonly operationId: string | undefined;
  readonly summary: string | undefined;
}): Pick<ListHints, "isPaged" | "isCalledList" | "asked"> {
  const inQuery = parameters.filter(({ parameter }) => parameter.in === "query");
  const asked = new Set(inQuery.map(({ parameter }) => foldName(parameter.name)));
  const words = splitWords(operationId);
  return {
    asked,
    isPaged: [...asked].some((name) => PAGED.test(name)),
    isCalledList:
      words[0] === "list" ||
      words.at(-1) === "list" ||
      /^(?:lists?|gets? all|retrieves? all|returns? all|search|browse|find all)\b/i.test(summary),
  };
}
