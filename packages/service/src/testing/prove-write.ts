import type { LightMyRequestResponse } from "fastify";
import { parseJson, writeJson } from "@quarterdeck/model";
import { isWritable } from "#tables/read-row-body.ts";
import { hasKey, writeRowKey } from "#tables/row-key.ts";
import type { Table } from "#tables/table.ts";
import type { Random } from "./random-values.ts";
import type { TestApi } from "./tables-api.ts";

type Row = { readonly [column: string]: unknown };

/** Address of a row, and a body with values of rows of its table. */
interface PlausibleWrite {
  readonly address: string;
  readonly body: string;
}

/** Body with the values of one row, some of them from another one; undefined for a table without rows. */
export async function writePlausible(
  api: TestApi,
  random: Random,
  table: Table,
): Promise<PlausibleWrite | undefined> {
  const path = `/${encodeURIComponent(table.path)}`;
  const response = await api.ask(`${path}?perPage=20`);
  const { data } = parseJson(response.body) as { readonly data: readonly Row[] };
  if (data.length === 0) return undefined;
  const [row, other] = [random.pick(data), random.pick(data)];
  const members = table.columns.flatMap((column) => {
    const { name } = column;
    const value = row[name];
    const isTaken = isWritable(table, column, "update") && value !== undefined;
    if (!isTaken || random.oneOf(4)) return [];
    const isKey = table.key.includes(name) && typeof value === "number";
    const next = isKey ? random.below(1000) : random.oneOf(2) ? other[name] : value;
    return [`${JSON.stringify(name)}:${writeJson(next)}`];
  });
  const address = table.key.length > 0 ? `${path}/${writeRowKey(table, row)}` : path;
  return { address, body: `{${members.join(",")}}` };
}

interface SentWrite {
  readonly table: Table;
  readonly row: string;
  readonly method: "POST" | "PATCH" | "DELETE";
  readonly response: LightMyRequestResponse;
}

/** True if a read shows the result of a write, false if not; undefined if the row has no address. */
export async function proveWrite(
  api: TestApi,
  { table, row, method, response }: SentWrite,
): Promise<boolean | undefined> {
  if (method === "DELETE") return (await api.ask(row)).statusCode === 404;
  if (table.key.length === 0 || !hasKey(table, response.body)) return undefined;
  const key = writeRowKey(table, parseJson(response.body) as Row);
  const read = await api.ask(`/${encodeURIComponent(table.path)}/${key}`);
  return read.statusCode === 200 && read.body === response.body;
}
