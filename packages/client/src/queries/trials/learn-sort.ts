import type { Field, HttpRequest, ListPage, Parameter, Sort } from "@quarterdeck/model";
import {
  buildListRequest,
  findUnsortedField,
  isSortedBy,
  listUsualSorts,
  readObservedPage,
  usualSortNames,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { isPlain } from "#queries/list.ts";
import { learnedFacts } from "#queries/model/learned-facts.ts";
import { storeFacts } from "#queries/model/store-facts.ts";
import { sendTracked } from "#queries/permission-cache.ts";
import type { ListWalk } from "#queries/list-walk.ts";
import { operationOf } from "./try-paging.ts";

type Rows = readonly unknown[];
type Query = readonly (readonly [name: string, value: string])[];
type Read = (query: Query) => Promise<Rows | undefined>;

/** Parameters that are tried in an API that refuses unknown ones. */
const MOST_REFUSED = 4;

const noFacts = { fields: [], evidence: [] } as const;

/**
 * Learns the sort of a list that is too long for the browser and has none in its description. One read has all usual
 * parameters: an API that ignores them is not read again.
 */
export async function learnSort(
  client: QueryClient,
  walk: ListWalk,
  page: ListPage,
): Promise<void> {
  const { resource, state } = walk;
  const facts = learnedFacts().get(resource.name);
  const isFirst = state.page === 1 && (state.cursor ?? "") === "" && isPlain(state);
  if (!isFirst || facts?.sort !== undefined || facts?.ignoredSort !== undefined) return;
  if (operationOf(walk)?.method !== "get" || resource.list?.isUnsorted === true) return;
  const field = findUnsortedField(resource, page.rows);
  if (field === undefined) return;
  // Two reads of the same list try once.
  storeFacts(resource.name, { ...noFacts, sort: null });
  const sort = await findSort(walk, field, sortReader(client, walk));
  if (sort === undefined) return;
  const names = [sort.at.parameter, ...(sort.direction ? [sort.direction.parameter] : [])];
  storeFacts(resource.name, { ...noFacts, sort, parameters: names.map(textParameter) });
}

async function findSort(
  { resource }: ListWalk,
  field: Field,
  read: Read,
): Promise<Sort | undefined> {
  const { name } = field;
  const isSorted = (rows: Rows | undefined, isDescending: boolean): boolean =>
    rows !== undefined && isSortedBy(resource, field, rows, isDescending);
  const findForm = async (parameter: string): Promise<Sort | undefined> => {
    for (const sort of listUsualSorts(parameter)) {
      // One form after the other: the first that works ends the attempts.
      // oxlint-disable-next-line no-await-in-loop
      if (isSorted(await read(writeDescending(sort, name)), true)) return sort;
    }
    return undefined;
  };
  const all = await read(usualSortNames.map((one) => [one, name]));
  // A refusal may be about the other parameters.
  if (all !== undefined && !isSorted(all, false)) return undefined;
  const refused: string[] = [];
  for (const parameter of usualSortNames.slice(0, all === undefined ? MOST_REFUSED : undefined)) {
    // oxlint-disable-next-line no-await-in-loop
    const rows = await read([[parameter, name]]);
    if (rows === undefined) refused.push(parameter);
    if (isSorted(rows, false)) return findForm(parameter);
  }
  // An API that ignores other parameters knows this one, and demands another form.
  const [match] = refused.length === 1 ? refused : [];
  return match === undefined ? undefined : findForm(match);
}

const separators: Readonly<Record<string, string>> = {
  colon: ":",
  space: " ",
  comma: ",",
  dot: ".",
};

function writeDescending({ form, at, direction, words }: Sort, name: string): Query {
  if (direction !== undefined)
    return [
      [at.parameter, name],
      [direction.parameter, words.descending],
    ];
  const separator = separators[form];
  return [
    [at.parameter, separator === undefined ? `-${name}` : name + separator + words.descending],
  ];
}

/** Reads the rows of the first page with further parameters; undefined if the API refuses them. */
export function sortReader(
  client: QueryClient,
  { chunk, resource, parents, state }: ListWalk,
): Read {
  const plain = buildListRequest(chunk, resource, state, parents);
  return async (query) => {
    try {
      const request = withQuery(plain, query);
      const response = await sendTracked(client, resource.list?.operation, request);
      return readObservedPage(chunk, resource, response, state).rows;
    } catch (error) {
      if (error instanceof HttpError) return undefined;
      throw error;
    }
  };
}

function withQuery(request: HttpRequest, query: Query): HttpRequest {
  const pairs = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return { ...request, query: [request.query, ...pairs].filter(Boolean).join("&") };
}

function textParameter(name: string): Parameter {
  return {
    name,
    in: "query",
    isRequired: false,
    style: "form",
    explode: true,
    field: { kind: "text", name, label: name, isRequired: false },
  };
}
