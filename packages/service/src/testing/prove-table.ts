import { expect } from "vitest";
import { isExactNumber, ownMember, parseJson, valueAt, writeJson } from "@quarterdeck/model";
import { listFilters } from "#tables/filters/filters.ts";
import type { Filter } from "#tables/filters/filters.ts";
import { isWritable } from "#tables/read-row-body.ts";
import type { WriteKind } from "#tables/read-row-body.ts";
import { writeRowKey } from "#tables/row-key.ts";
import { sortableColumns } from "#tables/sortable-columns.ts";
import { listShown } from "#tables/table.ts";
import type { Column, Table } from "#tables/table.ts";
import type { TestApi } from "./tables-api.ts";

type Row = { readonly [column: string]: unknown };

/**
 * Lists a table, sorts it by each column, filters it by each offered operator with each value, and reads, changes
 * without a difference, deletes and restores each row that no other row depends on. Returns the differences.
 */
export async function proveTable(api: TestApi, path: string): Promise<readonly string[]> {
  const table = await api.catalog.findTable(path, "editor");
  expect(table, path).toBeDefined();
  if (table === undefined) return [];
  const problems: string[] = [];
  const rows = await readList(api, `/${encodeURIComponent(path)}?perPage=1000`, problems);
  for (const column of sortableColumns(table)) {
    await proveSort(api, column, { path, rows, problems });
  }
  const counts = new Map<string, number>();
  for (const filter of listFilters(table)) {
    await proveFilter(api, filter, { path, rows, problems, counts });
  }
  problems.push(...findGaps(table, rows, counts));
  if (table.key.length === 0) return problems;
  for (const row of rows) await proveRow(api, { table, row, problems });
  return problems;
}

async function readList(api: TestApi, url: string, problems: string[]): Promise<readonly Row[]> {
  const response = await api.ask(url);
  if (response.statusCode === 200) {
    return (parseJson(response.body) as { readonly data: readonly Row[] }).data;
  }
  problems.push(`${url}: ${response.body}`);
  return [];
}

/** Both directions have all rows, in opposite orders with empty values last, and numbers grow. */
async function proveSort(
  api: TestApi,
  { name, type, isNullable }: Column,
  { path, rows, problems }: Omit<ListFacts, "counts">,
): Promise<void> {
  const list = async (sign: string): Promise<readonly unknown[]> => {
    const url = `/${encodeURIComponent(path)}?perPage=1000&sort=${sign}${encodeURIComponent(name)}`;
    return (await readList(api, url, problems)).map((row) => ownMember(row, name));
  };
  const [up, down] = [await list(""), await list("-")];
  const isWhole = up.length === rows.length && down.length === rows.length;
  if (!isWhole) problems.push(`sort by ${name} loses rows`);
  const texts = (values: readonly unknown[]): string =>
    values.map((value) => writeJson(value)).join();
  const filled = up.filter(isFilled);
  const isOpposite =
    looseKinds.has(type.kind) || texts(filled) === texts(down.filter(isFilled).toReversed());
  if (!isOpposite)
    problems.push(`sorts by ${name} and -${name} differ: ${texts(up)} ${texts(down)}`);
  // A JSON null is a value of a column that is never empty.
  if (isNullable && [up, down].some((values) => values.slice(filled.length).some(isFilled)))
    problems.push(`sort by ${name} has empty values before others: ${texts(up)} ${texts(down)}`);
  if (!numberKinds.has(type.kind)) return;
  const numbers = up.filter((value) => value !== null && value !== "NaN").map(Number);
  if (numbers.some((value, index) => value < (numbers[index - 1] ?? value))) {
    problems.push(`sort by ${name} is wrong: ${numbers.join()}`);
  }
}

function isFilled(value: unknown): boolean {
  return value !== null;
}

/** Kinds with different values that are equal in an order, such as 1 day and 24 hours. */
const looseKinds: ReadonlySet<string> = new Set([
  "interval",
  "number",
  "text",
  "array",
  "composite",
  "json",
]);
const numberKinds: ReadonlySet<string> = new Set(["integer", "number", "float", "money"]);

/** Pairs of operators of which exactly one applies to each value. */
const opposites = [
  ["gte", "lt"],
  ["gt", "lte"],
  ["is", "not"],
] as const;

/** Filters that together do not find each value once. `counts`: number of matches by column, operator and text. */
function findGaps(
  { columns, path }: Table,
  rows: readonly Row[],
  counts: ReadonlyMap<string, number>,
): readonly string[] {
  return columns.flatMap(({ name, type }) => {
    if (type.kind === "array" || type.kind === "json") return [];
    const filled = rows.filter((row) => ownMember(row, name) !== null).length;
    return opposites.flatMap(([one, other]) => {
      const prefix = `${name} ${one} `;
      const texts = [...counts.keys()].filter((key) => key.startsWith(prefix));
      return texts.flatMap((key) => {
        const text = key.slice(prefix.length);
        const rest = counts.get(`${name} ${other} ${text}`);
        const sum = (counts.get(key) ?? 0) + (rest ?? 0);
        const isRight =
          rest === undefined || sum === filled || (other === "not" && sum === rows.length);
        return isRight
          ? []
          : [`${path}: ${one} and ${other} of ${name} ${text} find ${sum} of ${filled}`];
      });
    });
  });
}

interface ListFacts {
  readonly path: string;
  readonly rows: readonly Row[];
  readonly problems: string[];
  readonly counts: Map<string, number>;
}

async function proveFilter(
  api: TestApi,
  filter: Filter,
  { path, rows, problems, counts }: ListFacts,
): Promise<void> {
  const { name, operator, takesMany, column } = filter;
  const previous = new Map<string, readonly Row[]>();
  for (const row of rows) {
    const text = filterText(filter, row);
    if (text === undefined) continue;
    const encoded = encodeURIComponent(text);
    if ((takesMany && text === "") || text.length > longestText) continue;
    const url = `/${encodeURIComponent(path)}?perPage=1000&${encodeURIComponent(name)}=${encoded}`;
    const matches = previous.get(text) ?? (await readList(api, url, problems));
    previous.set(text, matches);
    if (filter.path === undefined) counts.set(`${column.name} ${operator} ${text}`, matches.length);
    const isThere = matches.some((one) => writeJson(one) === writeJson(row));
    if (isThere !== !["not", "gt", "lt"].includes(operator)) problems.push(`${url} is wrong`);
  }
}

/** Maximum length of the text of a filter. */
const longestText = 200;

/** Text with which a filter finds a row, or excludes it; undefined if there is none. */
function filterText({ operator, column, path }: Filter, row: Row): string | undefined {
  const { kind } = column.type;
  const whole = ownMember(row, column.name);
  const value = path === undefined ? whole : valueAt(whole, path);
  if (operator === "null") return String(value === null);
  if (value === null || value === undefined || value === "empty") return undefined;
  if (kind === "range" && operator === "contains") {
    return /^\{?\["?([^,"(]+)"?,/.exec(String(value))?.[1];
  }
  // Words of a text search vector.
  if (
    operator === "contains" &&
    column.type.kind === "literal" &&
    column.type.format === "tsvector"
  ) {
    return undefined;
  }
  if (path === undefined && jsonKinds.has(kind)) return writeJson(value);
  if (path !== undefined && typeof value === "object" && !isExactNumber(value)) return undefined;
  if (Array.isArray(value) && column.type.kind === "array" && column.type.item.kind === "json") {
    const first: unknown = value.find((one) => one !== null);
    return first === undefined ? undefined : writeJson(first);
  }
  if (Array.isArray(value)) {
    const first: unknown = value.flat(3).find((one) => one !== null);
    return first === undefined ? undefined : writeText(first);
  }
  return kind === "array" ? undefined : writeText(value);
}

/** Kinds whose filters take JSON. */
const jsonKinds: ReadonlySet<string> = new Set(["json", "composite", "map"]);

function writeText(value: unknown): string {
  return typeof value === "object" && !isExactNumber(value) ? writeJson(value) : String(value);
}

interface RowFacts {
  readonly table: Table;
  readonly row: Row;
  readonly problems: string[];
}

async function proveRow(api: TestApi, { table, row, problems }: RowFacts): Promise<void> {
  const address = `/${encodeURIComponent(table.path)}/${writeRowKey(table, row)}`;
  const read = await api.ask(address);
  if (read.statusCode !== 200) {
    problems.push(`${address}: ${read.body}`);
    return;
  }
  const before = await dump(api, table);
  const step = async (title: string, sent: Promise<{ statusCode: number; body: string }>) => {
    const { statusCode, body } = await sent;
    const isDeletion = title === "deletion";
    if (statusCode >= 300) problems.push(`${title} of ${address}: ${body}`);
    if (!isDeletion && body !== read.body) problems.push(`${title} of ${address} returns ${body}`);
    const after = await dump(api, table);
    if ((before === after) === isDeletion) problems.push(`${title} of ${address}: ${after}`);
  };
  const text = (kind: WriteKind): string => bodyOf(table, read.body, kind);
  const { create, update, remove } = table.allows;
  if (update && text("update") !== "{}") {
    await step("change", api.send("PATCH", address, text("update")));
  }
  const { effects, copies } = (await api.ask(`${address}/effects`)).json<{
    effects: readonly object[];
    copies?: object;
  }>();
  // A new record does not restore other rows, and secrets are not read.
  const isWhole = table.columns.every(({ isSecret }) => !isSecret);
  if (!create || !remove || effects.length > 0 || !isWhole) return;
  if (copies !== undefined) {
    await step("deletion", api.send("DELETE", address));
    await step("undo", api.send("POST", `${address}/effects`, { copies }));
  }
  await step("deletion", api.send("DELETE", address));
  await step("creation", api.send("POST", `/${encodeURIComponent(table.path)}`, text("create")));
}

/** Body with the values of a row as they were read, character by character. */
function bodyOf(table: Table, json: string, kind: WriteKind): string {
  const members = splitMembers(json);
  const written = listShown(table).filter((column) => isWritable(table, column, kind));
  return `{${written.map(({ name }) => members.get(name)).join(",")}}`;
}

/** Members of an object, each as its text. */
function splitMembers(json: string): ReadonlyMap<string, string> {
  const members = new Map<string, string>();
  let start = 1;
  let depth = 0;
  let isText = false;
  for (let index = 0; index < json.length; index += 1) {
    const letter = json[index] ?? "";
    if (letter === "\\") index += 1;
    else if (letter === '"') isText = !isText;
    else if (!isText && "[{".includes(letter)) depth += 1;
    else if (!isText && "]}".includes(letter)) depth -= 1;
    if (isText || (letter !== "," && depth > 0) || depth > 1) continue;
    const member = json.slice(start, index);
    const name = /^\s*("(?:[^"\\]|\\.)*")\s*:/.exec(member)?.[1];
    if (name !== undefined) members.set(JSON.parse(name) as string, member);
    start = index + 1;
  }
  return members;
}

/** All rows as PostgreSQL writes them. */
async function dump(api: TestApi, { schema, name }: Table): Promise<string> {
  const quoted = [schema, name].map((one) => `"${one.replaceAll('"', '""')}"`).join(".");
  const { rows } = await api.engine.database.query<{ line: string }>(
    `select format('%s', t.*) as line from ${quoted} t order by format('%s', t.*) collate "C"`,
  );
  return rows.map(({ line }) => line).join("\n");
}
