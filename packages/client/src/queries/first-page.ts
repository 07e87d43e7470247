import type { Field, ListPage, Operation, Paging, ParameterLocation } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { learnedFacts } from "./model/learned-facts.ts";
import { mayReadInBackground } from "./permission-cache.ts";
import type { ListWalk } from "./walk-list.ts";

/**
 * Learns whether page 1 is the first page, for a list whose description leaves it open or only names it in words: an API
 * that counts from 0 has other rows on page 0. With a total, a missing page is noticed.
 */
export async function checkFirstPage(
  client: QueryClient,
  walk: ListWalk,
  { rows, total }: ListPage,
): Promise<void> {
  const { resource, state } = walk;
  const { name, list } = resource;
  const operation = walk.chunk.operations.find(({ id }) => id === list?.operation);
  if (list?.paging.style !== "page" || list.paging.first !== 1 || operation === undefined) return;
  const { paging } = list;
  const isFirst = state.page === 1 && (state.cursor ?? "") === "";
  const isKnown =
    learnedFacts().get(name)?.paging !== undefined ||
    isDescribed(operation, paging, total !== undefined);
  const isWhole = total !== undefined && rows.length >= total;
  if (!isFirst || isKnown || isWhole || operation.method !== "get") return;
  if (!mayReadInBackground(operation.id)) return;
  // Most descriptions have the number.
  const { hasNewRows, readRows } = await import("./trials/try-paging.ts");
  const source = { client, walk, first: rows };
  const before = await readRows(source, { ...paging, first: 0 }, state);
  const first = hasNewRows(source, before) ? 0 : 1;
  const evidence = [{ pointer: "", reason: { code: "seen-next" } as const, confidence: 0.9 }];
  const { storeFacts } = await import("./model/store-facts.ts");
  storeFacts(name, {
    fields: [],
    paging: { ...paging, first },
    evidence: first === 0 ? evidence : [],
  });
}

/** True if the description has the number of the first page as a value or, if `areWordsEnough`, in words. */
function isDescribed(
  { parameters }: Operation,
  { page }: Extract<Paging, { readonly style: "page" }>,
  areWordsEnough: boolean,
): boolean {
  const field = findField(parameters, page);
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
