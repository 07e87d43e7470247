import type { Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { roles, statuses } from "./account.ts";
import type { Account } from "./account.ts";
import { accountColumns } from "./account-store.ts";

export interface AccountPage {
  readonly data: readonly Account[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

export const sortableColumns = [
  "id",
  "name",
  "email",
  "role",
  "status",
  "created_at",
  "signed_in_at",
] as const;
export const longestPage = 1000;
export const lastPage = 1_000_000;

/** Reads the list query in the dialect of the tables: page, perPage, sort, q, and comma-separated filters. */
export async function listAccounts(database: Queryable, query: unknown): Promise<AccountPage> {
  const input = readParameters(query);
  const page = readNumber("page", input["page"] ?? "1", lastPage);
  const perPage = readNumber("perPage", input["perPage"] ?? "25", longestPage);
  const order = readSort(input["sort"] ?? "");
  const conditions = [
    readChoices("role", input["role"], roles),
    readChoices("status", input["status"], statuses),
    ...(input["q"] ? [input["q"]] : []).map((text) => ({
      sql: (n: number) => `(name || ' ' || email) ilike $${n}`,
      value: `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
    })),
  ].filter((condition) => condition !== undefined);
  const where = ["true", ...conditions.map(({ sql }, index) => sql(index + 1))].join(" and ");
  const values = conditions.map(({ value }) => value);

  const total = await database.query<{ count: number }>(
    `select count(*)::int as count from quarterdeck.accounts where ${where}`,
    values,
  );
  const { rows } = await database.query<Account>(
    `select ${accountColumns} from quarterdeck.accounts where ${where}
     order by ${order} limit $${values.length + 1}::int offset $${values.length + 2}::int`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { data: rows, page, perPage, total: total.rows[0]?.count ?? 0 };
}

const names = ["page", "perPage", "sort", "q", "role", "status"];

function readParameters(query: unknown): { readonly [name: string]: string } {
  const entries = Object.entries(query as { readonly [name: string]: unknown });
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (!names.includes(name))
        throw badParameter(name, `is not known here; known are ${names.join(", ")}`);
      if (typeof value !== "string" || value.length > 1000)
        throw badParameter(name, "must be given once");
      // PostgreSQL text cannot contain it.
      if (value.includes("\0")) throw badParameter(name, "must not hold the character NUL");
      return [name, value];
    }),
  );
}

function readNumber(name: string, text: string, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw badParameter(name, `must be a number from 1 to ${most}`);
  return value;
}

/** Only names from the list become SQL. The key breaks ties, so that pages do not overlap. */
function readSort(text: string): string {
  const parts = text.split(",").filter((part) => part !== "");
  const orders = parts.map((part) => {
    const column = sortableColumns.find((one) => one === part.replace(/^-/, ""));
    if (column === undefined) {
      throw badParameter(
        "sort",
        `must name columns among ${sortableColumns.join(", ")}, each with - in front for descending`,
      );
    }
    return `${column} ${part.startsWith("-") ? "desc nulls last" : "asc nulls last"}`;
  });
  return [...orders, "id asc"].join(", ");
}

function readChoices(name: string, text: string | undefined, choices: readonly string[]) {
  if (text === undefined || text === "") return undefined;
  const words = text.split(",");
  if (words.some((word) => !choices.includes(word))) {
    throw badParameter(name, `must be of ${choices.join(", ")}, with commas between several`);
  }
  return { sql: (n: number) => `${name} = any (string_to_array($${n}, ','))`, value: text };
}

function badParameter(parameter: string, detail: string): ServiceError {
  return new ServiceError("bad-parameter", `${parameter} ${detail}.`, [{ parameter, detail }]);
}
