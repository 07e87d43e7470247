import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Column } from "#tables/table.ts";
import type { Operator } from "./filters.ts";

type Sql = RawBuilder<unknown>;

interface PathFilter {
  readonly column: Column;
  readonly operator: Operator;
  readonly path: readonly string[];
}

const number = /^-?\d{1,100}(?:\.\d{1,100})?$/;

/** Condition for the value at a path of JSON. A number is compared with numbers, another text with texts. */
export function pathCondition({ column, operator, path }: PathFilter, value: string): Sql {
  const keys = sql`array[${sql.join(path.map((key) => sql`${key}::text`))}]`;
  const json = column.type.kind === "json" && column.type.isBinary;
  const name = json ? sql.id(column.name) : sql`${sql.id(column.name)}::jsonb`;
  const at = sql`(${name} #> ${keys})`;
  const text = sql`(${name} #>> ${keys})`;
  const is = writeIs(name, { text, path, value });
  const compare = (sign: string): Sql => writeComparison({ at, text, value }, sign);
  const like = (pattern: string): Sql => sql`${text} ilike ${pattern}`;
  const conditions: { readonly [name in Operator]?: () => Sql } = {
    not: () => sql`(${is}) is not true`,
    gt: () => compare(">"),
    gte: () => compare(">="),
    lt: () => compare("<"),
    lte: () => compare("<="),
    contains: () => like(`%${escapeLike(value)}%`),
    starts: () => like(`${escapeLike(value)}%`),
    null: () => (value === "true" ? sql`${text} is null` : sql`${text} is not null`),
  };
  return conditions[operator]?.() ?? is;
}

interface Equality {
  readonly text: Sql;
  readonly path: readonly string[];
  readonly value: string;
}

/** A GIN index serves containment. An index of an array is a key of digits, which containment does not find. */
function writeIs(name: Sql, { text, path, value }: Equality): Sql {
  if (path.some((key) => /^-?\d+$/.test(key))) return sql`${text} = ${value}`;
  const isScalar = number.test(value) || ["true", "false"].includes(value);
  const values = [JSON.stringify(value), ...(isScalar ? [value] : [])];
  const nested = (one: string): string =>
    path.reduceRight((inner, key) => `{${JSON.stringify(key)}:${inner}}`, one);
  const parts = values.map((one) => sql`${name} @> ${nested(one)}::jsonb`);
  return sql`(${sql.join(parts, sql` or `)})`;
}

interface Comparison {
  readonly at: Sql;
  readonly text: Sql;
  readonly value: string;
}

function writeComparison({ at, text, value }: Comparison, sign: string): Sql {
  if (!number.test(value)) {
    return sql`(jsonb_typeof(${at}) = 'string' and ${text} collate "C" ${sql.raw(sign)} ${value})`;
  }
  return sql`case when jsonb_typeof(${at}) = 'number' then ${text}::numeric ${sql.raw(sign)} ${value}::numeric end`;
}

/** Escapes the characters that LIKE distinguishes. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
