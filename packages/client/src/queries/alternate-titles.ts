import {
  buildListRequest,
  type Filter,
  readListPage,
  recordKey,
  recordTitle,
  type ReferenceField,
  type Resource,
  scalarText,
  valueAt,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import {
  mayRead,
  rowsOfPages,
  sendForTitle,
  type TitledList,
  titlesOf,
  titleStore,
} from "./reference-titles.ts";
import { mayBeValue } from "./possible-key.ts";
import { writeTitleKey } from "./title-keys.ts";
import { walkList } from "./walk-list.ts";

/** Pages of the list that are read to find records. */
const MAX_PAGES = 3;
const PAGE_SIZE = 100;
/** Values that are read one by one. */
const MAX_SINGLE = 4;

/** Fields by which records were found, by resource and candidates. */
const provenFields = new WeakMap<QueryClient, Map<string, string>>();

/** Name of the target's field that values of a reference contain: the one by which records were found, or the first. */
export function findProvenField(
  client: QueryClient,
  { to, alternateKeys = [] }: Pick<ReferenceField, "to" | "alternateKeys">,
): string | undefined {
  const proven = provenFields.get(client)?.get(`${to}?${alternateKeys.join()}`);
  return proven ?? alternateKeys[0];
}

/**
 * Titles of the records with values in one of several fields, as `titleKeyOf` writes them. Null: no record has the value.
 * Undefined: not readable now.
 */
export async function readAlternateTitles(
  client: QueryClient,
  target: TitledList,
  keys: readonly string[],
): Promise<readonly (string | null | undefined)[]> {
  const { resource, parents } = target;
  const sought = keys.map(readSought);
  const [part] = resource.key;
  const ownTitles = await Promise.all(
    sought.map(async ({ value, fields }) =>
      part?.field.length === 1 && fields.includes(String(part.field[0]))
        ? titlesOf(client, target, false).read(encodeURIComponent(value))
        : undefined,
    ),
  );
  const others = sought.filter((_, index) => typeof ownTitles[index] !== "string");
  const rows = await findRows(client, target, others);
  return sought.map((one, index) => {
    const own = ownTitles[index];
    const row = rows[others.indexOf(one)];
    if (typeof own === "string") return own;
    if (row === undefined || row === null) return row;
    const recordId = recordKey(resource, row);
    const text = writeTitleKey(resource, parents, keys[index] ?? "");
    if (recordId !== undefined) titleStore(client).setKey(resource.name, text, recordId);
    return recordTitle(resource, row) ?? one.value;
  });
}

/** Null: no record, or several. Undefined: unknown. */
type Match = object | null | undefined;

/** A value, and the fields that may have it. */
interface Sought {
  readonly value: string;
  readonly fields: readonly string[];
}

function readSought(key: string): Sought {
  const [value = "", names = ""] = key.split("?");
  return { value: decodeURIComponent(value), fields: names.split(",") };
}

async function findRows(
  client: QueryClient,
  target: TitledList,
  sought: readonly Sought[],
): Promise<readonly Match[]> {
  const { resource } = target;
  if (sought.length === 0) return [];
  const rows: unknown[] = [...rowsOfPages(client, target)];
  const find = (one: Sought): Match => findRow(client, resource, one, rows);
  const missing = () => sought.filter((one) => !find(one)).map(({ value }) => value);
  if (missing().length === 0 || !mayRead(client, resource.name, resource.list?.operation))
    return sought.map((one) => find(one) ?? undefined);
  const filter = findFilter(resource, sought);
  if (filter !== undefined) {
    rows.push(...(await readFiltered(client, target, filter, missing())));
    return sought.map(find);
  }
  let count = 0;
  let isWhole = true;
  const state = { page: 1, size: PAGE_SIZE, sort: [], search: "", filters: {} };
  const walk = { ...target, state, size: PAGE_SIZE };
  for await (const page of walkList(client, walk, new AbortController().signal)) {
    rows.push(...page.rows);
    count += 1;
    isWhole = count < MAX_PAGES && missing().length > 0 && page.mayBeMore !== true;
    if (!isWhole) break;
  }
  return sought.map((one) => find(one) ?? (isWhole ? null : undefined));
}

/** Filter of the only field that is sought, if a few calls have all values. */
function findFilter({ list }: Resource, sought: readonly Sought[]): Filter | undefined {
  const [name, ...others] = new Set(sought.flatMap(({ fields }) => fields));
  if (others.length > 0) return undefined;
  const filters = (list?.filters ?? []).filter(
    ({ fieldName, field }) =>
      fieldName === name && sought.every(({ value }) => mayBeValue(field, value)),
  );
  const one = sought.length <= MAX_SINGLE ? "is" : undefined;
  return (
    filters.find(({ operator }) => operator === "in") ??
    filters.find(({ operator }) => operator === one)
  );
}

/** The only record with a value in the first of these fields that has it. */
function findRow(
  client: QueryClient,
  resource: Resource,
  { value, fields }: Sought,
  rows: readonly unknown[],
): Match {
  for (const name of fields) {
    const matches = new Map<string | undefined, unknown>();
    for (const row of rows)
      if (scalarText(valueAt(row, [name])) === value) matches.set(recordKey(resource, row), row);
    if (matches.size > 1) return null;
    const [row] = matches.values();
    if (row === undefined) continue;
    const proven = provenFields.get(client) ?? new Map<string, string>();
    provenFields.set(client, proven.set(`${resource.name}?${fields.join()}`, name));
    return row;
  }
  return null;
}

async function readFiltered(
  client: QueryClient,
  { chunk, resource, parents }: TitledList,
  filter: Filter,
  values: readonly string[],
): Promise<readonly unknown[]> {
  const groups = filter.operator === "in" ? [values] : values.map((value) => [value]);
  const pages = await Promise.all(
    groups.map(async (group) => {
      const size = filter.operator === "in" ? group.length : undefined;
      const filters = { [filter.name]: group };
      const state = { page: 1, size, sort: [], search: "", filters };
      const request = buildListRequest(chunk, resource, state, parents);
      const response = await sendForTitle(client, resource.list?.operation, request);
      return readListPage(resource, response, state).rows;
    }),
  );
  return pages.flat();
}
