import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ColumnKind, ColumnType } from "./column-type.ts";
import type { Column } from "./table.ts";

type Sql = RawBuilder<unknown>;

/** Conversions between a column and its JSON, for kinds that `row_to_json` and `json_to_record` do not preserve. */
interface Conversion {
  /** Value in a row's JSON. */
  readonly show?: (value: Sql, type: ColumnType) => Sql;
  /** Type of the value in a body, instead of the column's; undefined: the column's. */
  readonly input?: string | ((type: ColumnType) => string | undefined);
  /** Column's value from that input. */
  readonly write?: (value: Sql, column: Column) => Sql;
  /** Column's value from the text of a filter or a key. */
  readonly cast?: (text: Sql, column: Column) => Sql;
}

const conversions: { readonly [Kind in ColumnKind]?: Conversion } = {
  // Base64; PostgreSQL breaks its lines.
  bytes: {
    show: (value) => sql`translate(encode(${value}, 'base64'), E'\\n', '')`,
    input: "text",
    write: (value) => sql`decode(${value}, 'base64')`,
    cast: (text) => sql`decode(${text}, 'base64')`,
  },
  // Its text depends on the server's language.
  money: {
    show: (value) => sql`${value}::numeric`,
    input: "numeric",
    write: (value, { sqlType }) => sql`${value}::money::${sql.raw(sqlType)}`,
    cast: (text) => sql`${text}::numeric::money`,
  },
  // JSON has no bounds: an array that does not start at 1 is text.
  array: {
    show: (value, type) =>
      sql`case when ${isTextOnly(value, type)} then to_json(format('%s', ${value})) else to_json(${value}) end`,
    input: (type) => (readJsonItem(type) === undefined ? undefined : "json"),
    write: (value, column) => (readJsonItem(column.type) ? writeJsonItems(value, column) : value),
  },
  literal: { show: showText },
  range: { show: showText },
  composite: {
    cast: (text, { comparedAs }) =>
      sql`json_populate_record(null::${sql.raw(comparedAs)}, ${text}::json)`,
  },
  json: {
    // A column that is never null contains JSON's null.
    write: (value, { isNullable, sqlType }) =>
      isNullable ? value : sql`coalesce(${value}, 'null'::${sql.raw(sqlType)})`,
  },
  map: {
    input: "json",
    write: writeMap,
    cast: (text, column) => writeMap(sql`${text}::json`, column),
  },
};

/** Items that are JSON themselves; undefined for other types. */
function readJsonItem(type: ColumnType): "json" | "jsonb" | undefined {
  if (type.kind !== "array" || type.item.kind !== "json") return undefined;
  return type.item.isBinary ? "jsonb" : "json";
}

/** Condition: the JSON of an array does not determine it. A list in an item of JSON is not a dimension. */
function isTextOnly(value: Sql, type: ColumnType): Sql {
  if (readJsonItem(type) === undefined) return sql`array_dims(${value}) ~ '\\[(?!1:)'`;
  return sql`(array_dims(${value}) !~ '^\\[1:\\d+\\]$' or exists (
    select from unnest(${value}) as i(item) where item is not null and item #>> '{}' is null))`;
}

function writeJsonItems(value: Sql, { type, sqlType }: Column): Sql {
  const item = sql.raw(readJsonItem(type) ?? "json");
  return sql`case
    when json_typeof(${value}) = 'array' then coalesce((
      select array_agg(case when json_typeof(e.value) <> 'null' then e.value::${item} end order by e.position)
      from json_array_elements(${value}) with ordinality e(value, position)
    ), '{}')::${sql.raw(sqlType)}
    when ${value} is not null then (${value} #>> '{}')::${sql.raw(sqlType)}
  end`;
}

/** The output of the type, as a cast to text or JSON may differ from it. A row of nulls is distinct from null. */
function showText(value: Sql): Sql {
  return sql`case when ${value} is distinct from null then format('%s', ${value}) end`;
}

function writeMap(value: Sql, { sqlType }: Column): Sql {
  return sql`case when ${value} is not null then coalesce((
      select string_agg(concat(${quoted(sql`e.key`)}, '=>', coalesce(${quoted(sql`e.value`)}, 'NULL')), ',')
      from json_each_text(${value}) e
    ), '')::${sql.raw(sqlType)} end`;
}

/** A text in the quotes of hstore. */
function quoted(text: Sql): Sql {
  return sql`'"' || replace(replace(${text}, E'\\\\', E'\\\\\\\\'), '"', E'\\\\"') || '"'`;
}

/** Condition: the value is null in the row's JSON. JSON's own null is such a value. */
export function isShownNull(value: Sql, { kind }: ColumnType): Sql {
  // A row of nulls is distinct from null.
  return kind === "json" ? sql`${value} #>> '{}' is null` : sql`${value} is not distinct from null`;
}

/** Condition: the column contains JSON's own null, which its JSON does not distinguish from NULL. */
export function isJsonNull(value: Sql, { kind }: ColumnType): Sql | undefined {
  return kind === "json" ? sql`(${value} is not null and ${value} #>> '{}' is null)` : undefined;
}

export function shownValue(value: Sql, type: ColumnType): Sql {
  return conversions[type.kind]?.show?.(value, type) ?? value;
}

export function inputType({ type, sqlType }: Column): Sql {
  const input = conversions[type.kind]?.input;
  return sql.raw((typeof input === "function" ? input(type) : input) ?? sqlType);
}

export function writtenValue(value: Sql, column: Column): Sql {
  return conversions[column.type.kind]?.write?.(value, column) ?? value;
}

/** Value of a column as it is compared. PostgreSQL has no operators for a domain over an enum. */
export function comparedValue(value: Sql, { type, sqlType, comparedAs }: Column): Sql {
  const isDomain = type.kind === "enum" && sqlType !== comparedAs;
  return isDomain ? sql`${value}::${sql.raw(comparedAs)}` : value;
}

/** Casts the text of a filter or a key. The type name comes from the catalog, quoted by PostgreSQL itself. */
export function castText(text: string | undefined, column: Column): Sql {
  const value = sql`${text ?? null}`;
  return (
    conversions[column.type.kind]?.cast?.(sql`${value}::text`, column) ??
    sql`${value}::${sql.raw(column.comparedAs)}`
  );
}
