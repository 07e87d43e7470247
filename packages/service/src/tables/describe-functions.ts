import type { ColumnKind } from "./column-type.ts";
import type { DatabaseFunction } from "./database-function.ts";
import { describeColumn, describeType } from "./describe-column.ts";
import { pagingParameters } from "./describe-parameters.ts";
import { describeKey, rowPath } from "./describe-paths.ts";
import { createPathFinder } from "./describe-tables.ts";
import type { Introspected } from "./introspect.ts";
import type { JsonSchema, PathItem } from "./open-api.ts";
import { joinNotes } from "./join-notes.ts";
import { schemaName } from "./schema-name.ts";
import { listShown } from "./table.ts";
import type { Table } from "./table.ts";

/** First segment of the addresses of functions without a record. */
export const functionsSegment = "functions";

/** Describes functions and procedures as operations, and those that only read sets of rows as lists. */
export function describeFunctions({ functions, tables }: Introspected): {
  readonly paths: { readonly [path: string]: PathItem };
} {
  const pathOf = createPathFinder(tables);
  const paths = functions.map((one) => {
    const { subject } = one;
    const name = encodeURIComponent(one.path);
    const path = subject ? `${rowPath(subject)}/${name}` : `/${functionsSegment}/${name}`;
    const operation = describeFunction(one);
    const method = isList(one) ? "get" : "post";
    const parameters = subject && describeKey({ table: subject, pathOf });
    return [path, { ...(parameters && { parameters }), [method]: operation }] as const;
  });
  return { paths: Object.fromEntries(paths) };
}

/** Kinds of values that a query cannot contain. */
const nestedKinds: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["json", "composite", "map"]);

/** True for a function that is read like a list: it returns rows and does not write. */
export function isList({ isSet, isReadOnly, output, input }: DatabaseFunction): boolean {
  const isPlain = input.columns.every(
    ({ name, type }) => !Object.hasOwn(pagingParameters, name) && !nestedKinds.has(type.kind),
  );
  return isSet && isReadOnly && output !== undefined && isPlain;
}

function describeFunction(one: DatabaseFunction): object {
  const { schema, input, isReadOnly } = one;
  const own = {
    operationId: `call_${schemaName(one)}`,
    tags: [schema],
    description: explain(one),
    responses: {
      ...(one.output === undefined
        ? { "204": { description: "It was called" } }
        : { "200": response("The result", describeResult(one)) }),
      default: { $ref: "#/components/responses/Problem" },
    },
  };
  if (isList(one)) return { ...own, parameters: describeInputs(input) };
  const body = { required: true, content: { "application/json": { schema: describeBody(input) } } };
  return {
    ...own,
    "x-quarterdeck-label": labelOf(one),
    ...(isReadOnly && { "x-quarterdeck-safe": true }),
    ...(input.columns.length > 0 && { requestBody: body }),
  };
}

/** `cancel_order` is "Cancel order"; functions of one name have the types of their input. */
function labelOf({ name, path, signature }: DatabaseFunction): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_\s]+/g, " ")
    .trim();
  const label = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return path.endsWith(signature) ? `${label} ${signature.slice(name.length)}` : label;
}

/** Comment of a function, with its volatility and the rights with which it runs. */
function explain({
  comment,
  kind,
  isReadOnly,
  isDefiner,
  signature,
  schema,
}: DatabaseFunction): string {
  const writes = isReadOnly ? "It only reads." : "It may change data (VOLATILE).";
  const definer = "It runs with the rights of its owner (SECURITY DEFINER).";
  const facts = [`The ${kind} ${schema}.${signature}.`, writes, ...(isDefiner ? [definer] : [])];
  return joinNotes(comment, facts);
}

function describeInputs(input: Table): readonly object[] {
  const paging = Object.keys(pagingParameters).map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
  const own = input.columns.map((column) => ({
    name: column.name,
    in: "query",
    required: !column.hasDefault,
    ...(column.type.kind === "array" && { style: "form", explode: false }),
    schema: {
      ...describeType(column.type),
      ...(column.default !== undefined && { default: column.default }),
    },
  }));
  return [...own, ...paging];
}

function describeBody(input: Table): JsonSchema {
  const required = input.columns.filter(({ hasDefault }) => !hasDefault).map(({ name }) => name);
  return { ...describeRow(input, input.columns), additionalProperties: false, required };
}

function describeResult({ isSet, output, resultTable }: DatabaseFunction): JsonSchema {
  const row: JsonSchema =
    resultTable === undefined
      ? output === undefined
        ? {}
        : describeRow(output, listShown(output))
      : { $ref: `#/components/schemas/${schemaName(resultTable)}` };
  if (!isSet) return row;
  return {
    type: "object",
    required: ["data"],
    properties: {
      data: { type: "array", items: row },
      page: { type: "integer" },
      perPage: { type: "integer" },
      hasMore: { type: "boolean", description: "True if the next page has rows" },
    },
  };
}

function describeRow(table: Table, columns: Table["columns"]): JsonSchema {
  const pathOf = (): undefined => undefined;
  return {
    type: "object",
    properties: Object.fromEntries(
      columns.map((column) => [column.name, describeColumn(column, { table, pathOf })]),
    ),
  };
}

function response(description: string, schema: object): object {
  return { description, content: { "application/json": { schema } } };
}
