import type { Field } from "#types/field.ts";
import type { FilterOperator, FilterSyntax } from "#types/list-shape.ts";
import type { Document } from "#read/document.ts";
import { readCallMatchers } from "./call-matchers.ts";
import { type ConditionList, readConditionList, readIndexedConditions } from "./condition-lists.ts";
import { crudConditions, isCrudSearch } from "./crud-requests.ts";
import type { ListParameter } from "./list-parameters.ts";
import { type Matchers, readMatchers } from "./matchers.ts";
import { readNamedMatchers } from "./named-matchers.ts";
import { readOperatorMatchers } from "./operator-matchers.ts";
import { isRansackObject, proseOf } from "./sort-forms.ts";

/** Language of one parameter that filters by any field of the rows. */
export type FilterLanguage =
  /** Conditions as text: `status eq 'open' and total gt 5`. */
  | { readonly syntax: FilterSyntax }
  | Matchers
  | ConditionList
  /** Conditions as members: `{status: {_eq: "open"}}`. */
  | {
      readonly members: ReadonlyMap<FilterOperator, string>;
      /** Member for lists of conditions, if the API has alternatives: `{_and: [{_or: […]}]}`. */
      readonly conjunction?: string;
    }
  /** Members with the operator at the end: `{status_eq: "open"}`. */
  | { readonly suffixes: ReadonlyMap<FilterOperator, string> };

const FILTER_NAME =
  /^(?:filters?|where|query|queries|q|rql|rsql|fiql|search|criteria|conditions?|filterexpression|filterquery|match(?:ers?)?)$/;

/** Languages whose names have no other meaning, under any name of the parameter: `_s` of FIQL. */
const LANGUAGE_NAME = /\b(?:rsql|fiql)\b/i;

const OPERATOR =
  /(?<![\w$])([_$]?)(n?eq|ne|n?in|[gl]te?|i?contains?i?|n?i?like|regex)(?=[."'`\]}:=\s,]|$)/g;

const syntaxes: readonly { readonly syntax: FilterSyntax; readonly pattern: RegExp }[] = [
  { syntax: "odata", pattern: /\bodata\b|\b(?:eq|ne|gt|ge|lt|le) '[^']*'/i },
  { syntax: "scim", pattern: /\bscim\b|\brfc ?7644\b|\b(?:eq|co|sw) "[^"]*"/i },
  { syntax: "rsql", pattern: /\b(?:rsql|fiql)\b|\w(?:==|=(?:gt|ge|lt|le|in|out)=)[\w'"(*]/i },
];

/** Reads the filter language of a parameter from its name, its schema and its examples. */
export function readFilterLanguage(
  document: Document,
  parameter: ListParameter,
  rows?: readonly Field[],
): FilterLanguage | undefined {
  const { at, field, schema, group } = parameter;
  const name = (parameter.names.at(-1) ?? "").replace(/\[\]$/, "");
  if (group !== undefined) return undefined;
  const conditions = FILTER_NAME.test(name) ? readConditionList(document, parameter) : undefined;
  if (conditions !== undefined || at.in !== undefined) return conditions;
  if (at.parameter === "$filter") return { syntax: "odata" };
  if (isCrudSearch(parameter)) return { members: crudConditions };
  const isNamed = FILTER_NAME.test(name) || LANGUAGE_NAME.test(field.description ?? "");
  if (!isNamed || (schema.choices ?? []).length > 0) return undefined;
  const indexed = readIndexedConditions(evidenceOf(parameter), at.parameter);
  if (indexed !== undefined) return indexed;
  // The example may be a part of an address: `filter=status:open`.
  const prose = evidenceOf(parameter).replaceAll(`${at.parameter}=`, " ");
  const isText = field.kind === "text" || field.kind === "long-text";
  const isTextList = field.kind === "list" && field.item.kind === "text";
  if (isText || isTextList) {
    const matchers =
      readNamedMatchers(prose, isTextList) ??
      readCallMatchers(prose, name, isTextList) ??
      readOperatorMatchers(prose, isTextList) ??
      readMatchers(prose, isTextList) ??
      readCallMatchers(parameter.filterProse ?? "", name, isTextList) ??
      readOperatorMatchers(parameter.filterProse ?? "", isTextList);
    if (matchers !== undefined) return matchers;
  }
  const isObject = schema.types.includes("object") || field.kind === "json";
  if (!isText && !isObject) return undefined;
  if (isText) {
    const described = syntaxes.find(
      ({ syntax, pattern }) => name === syntax || pattern.test(prose),
    );
    if (described !== undefined) return { syntax: described.syntax };
  }
  if (isRansackObject(parameter, prose)) return { suffixes: ransack };
  if (isText && MONGO.test(prose)) return { members: mongo };
  const shown = isText ? readJsonMembers(prose, parameter.isJson === true, rows) : undefined;
  if (shown !== undefined) return { members: shown };
  const operators = [...prose.matchAll(OPERATOR)].filter(([, sign]) => sign !== "");
  const [first] = operators;
  const sign = first?.[1] ?? (isObject ? undescribedSign(name) : undefined);
  if (sign === undefined) return undefined;
  const words = new Set(operators.map(([word]) => word));
  // An API that describes its operators describes this one too.
  const hasOr = words.size < ENOUGH || new RegExp(`\\${sign}or\\b`).test(prose);
  const members = new Map<FilterOperator, string>(membersOf(sign, words));
  // An equal value needs no operator.
  if (sign === "$" && !members.has("is")) members.set("is", "");
  return { members, ...(hasOr ? { conjunction: `${sign}and` } : {}) };
}

/** Conditions of MongoDB, by the name; https://www.mongodb.com/docs/manual/reference/operator/query/ */
const MONGO = /\bmongo(?:db)?\b/i;

const mongo: ReadonlyMap<FilterOperator, string> = new Map([
  ["is", ""],
  ["is-not", "$ne"],
  ["in", "$in"],
  ["contains", "$regex"],
  ["at-least", "$gte"],
  ["at-most", "$lte"],
  ["more-than", "$gt"],
  ["less-than", "$lt"],
]);

/** A JSON object as example, with plain values: `{"status": "open"}`. */
const JSON_OBJECT = /\{\s*["']([\w.]+)["']\s*:\s*(?:["'][^"'{}]*["']|-?\d[\d.]*|true|false)/;

/** Operators without a sign in such an object: `{"total": {"gte": 5}}`. */
const PLAIN_OPERATOR = /\{\s*["'](?:n?eq|ne|n?in|[gl]te?|contains|i?like|starts?_?with)["']\s*:/i;

/** Operators of a text that takes a JSON object: equal values are without an operator. */
function readJsonMembers(
  prose: string,
  isUsual: boolean,
  rows: readonly Field[] | undefined,
): ReadonlyMap<FilterOperator, string> | undefined {
  const hasOperators = PLAIN_OPERATOR.test(prose);
  const [, shown] = JSON_OBJECT.exec(prose) ?? [];
  // Other members are names of the API's own filters.
  const isRow = shown !== undefined && rows?.some(({ name }) => name === shown) !== false;
  if (!hasOperators && !isUsual && !isRow) return undefined;
  if (/["'][_$](?:n?eq|n?in|[gl]te?|i?contains|i?like)["']/.test(prose)) return undefined;
  if (!hasOperators) return new Map([["is", ""]]);
  const words = new Set(
    Array.from(prose.matchAll(/\{\s*["'](\w+)["']\s*:/g), ([, word = ""]) => word),
  );
  const described = [...membersOf("", words)].filter(([, word]) => words.has(word));
  return new Map<FilterOperator, string>([...described, ["is", ""]]);
}

/** Sign of operators without any description: the API shows by its response whether that is right. */
function undescribedSign(name: string): string | undefined {
  if (name === "filters") return "$";
  return name === "filter" ? "_" : undefined;
}

/** Name, description, example and schema of a parameter, as one text. */
function evidenceOf(parameter: ListParameter): string {
  const { additionalProperties, propertyNames, properties, examples, example } =
    parameter.schema.keywords;
  const parts = [additionalProperties, propertyNames, properties, examples, example];
  return [proseOf(parameter), ...parts.map((part) => JSON.stringify(part) ?? "")]
    .join(" ")
    .slice(0, 6000);
}

/** Spellings of operators; the first is used unless the description has another one. */
const spellings: readonly (readonly [FilterOperator, readonly string[]])[] = [
  ["is", ["eq"]],
  ["is-not", ["neq", "ne"]],
  ["in", ["in"]],
  ["contains", ["contains", "icontains", "containsi", "ilike", "like", "regex"]],
  ["starts-with", ["starts_with", "startsWith"]],
  ["at-least", ["gte"]],
  ["at-most", ["lte"]],
  ["more-than", ["gt"]],
  ["less-than", ["lt"]],
  ["empty", ["null"]],
];

/** From this number of described operators on, others are not offered. */
const ENOUGH = 4;

function membersOf(
  sign: string,
  described: ReadonlySet<string>,
): ReadonlyMap<FilterOperator, string> {
  const entries = spellings.flatMap(([operator, words]): [FilterOperator, string][] => {
    const signed = words.map((word) => sign + word);
    const usual = sign === "$" ? signed.at(-1) : signed[0];
    const own = signed.find((word) => described.has(word));
    const isUnknown = operator !== "starts-with" && operator !== "empty";
    if (own === undefined && described.size >= ENOUGH && isUnknown) return [];
    const word = own ?? (operator === "contains" ? signed[0] : usual);
    return word === undefined ? [] : [[operator, word]];
  });
  return new Map(entries);
}

/** Predicates of Ransack, https://activerecord-hackery.github.io/ransack/getting-started/search-matches/ */
const ransack: ReadonlyMap<FilterOperator, string> = new Map([
  ["is", "eq"],
  ["is-not", "not_eq"],
  ["in", "in"],
  ["contains", "cont"],
  ["starts-with", "start"],
  ["at-least", "gteq"],
  ["at-most", "lteq"],
  ["more-than", "gt"],
  ["less-than", "lt"],
  ["empty", "null"],
]);
