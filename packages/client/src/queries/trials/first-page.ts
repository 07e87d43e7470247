import type { Field, ListPage, Operation, ParameterLocation } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { type NumberedPaging, startsAtOne } from "./may-have-other-start.ts";
import { learnedFacts } from "#queries/model/learned-facts.ts";
import { mayReadInBackground } from "#queries/permission-cache.ts";
import type { ListWalk } from "#queries/list-walk.ts";

/**
 * Learns whether the first page of a list is the first one of the API, if its description leaves it open or only names
 * it in words: an API that counts from 0 has other rows before. With a total, a missing page is noticed.
 */
export async function checkFirstPage(
  client: QueryClient,
  walk: ListWalk,
  page: ListPage,
): Promise<void> {
  const { resource, state } = walk;
  const { name, list } = resource;
  const operation = walk.chunk.operations.find(({ id }) => id === list?.operation);
  if (list === undefined || !startsAtOne(list.paging) || operation === undefined) return;
  const { paging } = list;
  const isFirst = state.page === 1 && (state.cursor ?? "") === "";
  const isKnown =
    learnedFacts().get(name)?.paging !== undefined ||
    isDescribed(operation, paging, page.total !== undefined);
  const isWhole = page.total !== undefined && page.rows.length >= page.total;
  if (!isFirst || isKnown || isWhole || operation.method !== "get") return;
  if (!mayReadInBackground(operation.id)) return;
  // Most descriptions have the number.
  const { learnOtherStart } = await import("./other-start.ts");
  if ((await learnOtherStart(client, walk, page, true)) !== undefined) return;
  const { storeFacts } = await import("#queries/model/store-facts.ts");
  storeFacts(name, { fields: [], paging, evidence: [] });
}

/** Parameter with the number of the page or of its first row. */
function startOf(paging: NumberedPaging): ParameterLocation {
  return paging.style === "page" ? paging.page : paging.offset;
}

/** True if the description has the number of the first page as a value or, if `areWordsEnough`, in words. */
export function isDescribed(
  { parameters }: Operation,
  paging: NumberedPaging,
  areWordsEnough: boolean,
): boolean {
  const field = findField(parameters, startOf(paging));
  if (field === undefined) return false;
  const least = "minimum" in field ? field.minimum : undefined;
  const isNumbered = [field.default, field.example, least].some((value) => value !== undefined);
  if (isNumbered || !areWordsEnough) return isNumbered;
  return /\b(?:[01]|zero|one|first)\b/i.test(field.description ?? "");
}

function findField(
  parameters: Operation["parameters"],
  { parameter, path = [] }: ParameterLocation,
): Field | undefined {
  let field = parameters.find(({ name }) => name === parameter)?.field;
  for (const step of path) {
    const members = field !== undefined && "fields" in field ? field.fields : [];
    field = members.find(({ name }) => name === step);
  }
  return field;
}
