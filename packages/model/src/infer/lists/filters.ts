import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import type { Document } from "#read/document.ts";
import type { Filter, FilterOperator } from "#types/list-shape.ts";
import type { ResponseMember } from "#infer/calls/response-members.ts";
import { withoutOtherConditions } from "./crud-requests.ts";
import { isProjection } from "./projections.ts";
import type { ListParameter } from "./list-parameters.ts";
import { descriptionOf } from "./list-parameters.ts";
import { isDirection } from "./sorting.ts";
import { readFilterLanguage } from "./filter-languages.ts";
import { operatorOfObject, readOperatorObject } from "./operator-objects.ts";
import { readRangeEnd } from "./range-filters.ts";
import { readPrefixedFilters } from "./prefixed-filters.ts";
import { withoutOtherKinds } from "./operators-by-kind.ts";
import { readOperator } from "./filter-operators.ts";
import { readValueRange, withoutRange } from "./value-ranges.ts";
import { languageFilters, operatorWords, whereFilters } from "./where-filters.ts";
import { foldName, labelOf, pluralOf, singularOf } from "#infer/names/words.ts";

/** Filters: all parameters that are not used for paging, sorting, search or the form of the response. */
export function inferFilters(
  document: Document,
  parameters: readonly ListParameter[],
  rows: readonly Field[],
  members: readonly ResponseMember[],
): readonly Filter[] {
  const names = new Set<string>();
  const fields = new Map(rows.map((field) => [foldName(field.name), field]));
  return withoutOtherKinds(withoutOtherConditions(parameters), rows)
    .filter((parameter) => !isProjection(parameter, rows, members) && !isDirection(parameter))
    .flatMap((parameter) => {
      if (parameter.group !== undefined && parameter.names.includes("where"))
        return whereFilters(parameter, rows);
      const ofObject = readOperatorObject(parameter, parameters, rows);
      if (ofObject !== undefined) return ofObject;
      const language = readFilterLanguage(document, parameter, rows);
      if (language !== undefined && rows.length > 0)
        return languageFilters(parameter, language, rows);
      const { name } = parameter.field;
      const folded = foldName(withoutGroup(name));
      const rowField = findRowField(folded, fields);
      const ranged =
        memberField(parameter, fields) ??
        findRowField(foldName(withoutRange(withoutGroup(name))), fields);
      const { field } = parameter;
      const labeled = { ...field, label: ownLabel(field, withoutGroup(name), rowField) };
      const prefixed =
        readPrefixedFilters({ ...parameter, field: labeled }, rowField) ??
        (readRangeEnd(parameter, rows) === undefined
          ? readValueRange({ ...parameter, field: labeled }, ranged)
          : undefined);
      return prefixed ?? [readFilter(parameter, fields, rows)];
    })
    .filter((filter) => {
      if (names.has(filter.name)) return false;
      names.add(filter.name);
      return true;
    });
}

function readFilter(
  parameter: ListParameter,
  fields: ReadonlyMap<string, Field>,
  rows: readonly Field[],
): Filter {
  const { at } = parameter;
  const isJson = isJsonText(parameter);
  const field = isJson ? asJson(parameter.field) : parameter.field;
  const name = at.path === undefined ? at.parameter : `${at.parameter}.${at.path.join(".")}`;
  const range = isJson ? undefined : readRangeEnd(parameter, rows);
  if (range !== undefined) {
    const { operator, field: ranged, word } = range;
    return {
      name,
      at,
      operator,
      fieldName: ranged.name,
      field: { ...borrowKind(field, ranged, operator), label: `${ranged.label} ${word}` },
      ...(parameter.isRequired ? { isRequired: true } : {}),
    };
  }
  const own = withoutGroup(name);
  // `valid_not_before` is the name of a field.
  const isField = fields.has(foldName(own));
  const ofGroup = memberField(parameter, fields);
  const grouped = operatorOfObject(parameter.group ?? "");
  const read =
    ofGroup !== undefined && grouped !== undefined
      ? { operator: grouped, subject: ofGroup.name, word: operatorWords[grouped] }
      : isField
        ? { operator: readOperator("", field).operator, subject: own, word: undefined }
        : readOperator(own, field);
  const { subject, word, isPresenceQuestion } = { isPresenceQuestion: undefined, ...read };
  const folded = foldName(subject);
  // `created_from` filters `created_at`.
  const rowField = findRowField(folded, fields);
  const operator = readDescribedOperator(parameter, read.operator, rowField);
  const labelWord = isTime(rowField ?? field)
    ? word?.replace(/^(?:above|below)\b/, (one) => ownMember(timeLabelWords, one) ?? one)
    : word;
  // "Requester ID" instead of "Filter requester ID".
  const whole = name.replace(/\[\]$/, "");
  const isOwnLabel = own === whole || field.label !== labelOf(whole);
  const label =
    labelWord === undefined && isOwnLabel
      ? ownLabel(field, own, rowField)
      : `${rowField?.label ?? labelOf(subject)} ${labelWord ?? ""}`.trim();
  return {
    name,
    at: isJson ? { ...at, syntax: "json" } : at,
    operator,
    ...(rowField === undefined || isPresenceQuestion === true ? {} : { fieldName: rowField.name }),
    field: { ...borrowKind(field, rowField, operator), label },
    ...(parameter.isRequired ? { isRequired: true } : {}),
  };
}

/** Field of the rows that is the member of an object in the query: `name` in `search[name]`. */
function memberField(
  { at: { path = [] }, group }: ListParameter,
  fields: ReadonlyMap<string, Field>,
): Field | undefined {
  return group !== undefined && path.length === 1 ? fields.get(foldName(path[0] ?? "")) : undefined;
}

/** Descriptions of a text that is compared with a part of the value. */
const CONTAINS_PROSE =
  /\blike['"`]? (?:search|match|query|comparison|operator)|\bpartial(?:ly)?[- ](?:match|text|name|search|string)|\bsubstrings?\b|\b(?:that |which |whose \w+ )?contain(?:s|ing)? (?:the|this|given|specified|a given|value|text|string)\b|\bfuzzy\b/i;

/** Descriptions of a text with several values: "Comma-separated list of ids". */
const SEVERAL_PROSE =
  /\bcommas?[- ](?:separated|delimited)\b|\bseparated (?:by|with) (?:a )?commas?\b/i;

/** The described operator of a text whose name has none: "Do a 'LIKE' search". */
function readDescribedOperator(
  parameter: ListParameter,
  operator: FilterOperator,
  rowField: Field | undefined,
): FilterOperator {
  const { field, schema } = parameter;
  const isPlain = field.kind === "text" && field.format === undefined;
  const isText = isPlain || /^(?:long-text|url|email)$/.test(field.kind);
  const isOpen = operator === "is" && isText && schema.choices === undefined;
  const description = descriptionOf(parameter);
  if (isOpen && rowField !== undefined && SEVERAL_PROSE.test(description)) return "in";
  return isOpen && CONTAINS_PROSE.test(description) ? "contains" : operator;
}

/** `status` of `filter[status]` and `filters.status`; `status[gte]` of `filter[status][gte]`. */
function withoutGroup(name: string): string {
  return name
    .replace(/\[\]$/, "")
    .replace(/^(?:filters?|q|where|criteria|conditions?)[[.](\w[^\]]*)\]?/, "$1");
}

/** Label of a filter without the group in its name: "Status" for `filter[status]`. */
function ownLabel({ name, label }: Field, own: string, rowField: Field | undefined): string {
  if (own === name || own === name.replace(/\[\]$/, "")) return label;
  return rowField?.label ?? labelOf(own);
}

/** Field of the rows that a parameter filters, by their names: also `channels` for `channel`, `group_id` for `group`. */
function findRowField(folded: string, fields: ReadonlyMap<string, Field>): Field | undefined {
  const usual = fieldNames(folded).flatMap((one) => fields.get(one) ?? [])[0];
  if (usual !== undefined) return usual;
  const many = fields.get(pluralOf(folded));
  if (many !== undefined && isMany(many)) return many;
  return fields.get(`${folded}id`) ?? fields.get(`${folded}uuid`);
}

function isMany({ kind }: Field): boolean {
  return kind === "list" || kind === "choices" || kind === "references";
}

/** Names of the field that a parameter may filter: `created` for `created_at`, `creator` for `createdBy`. */
function fieldNames(folded: string): readonly string[] {
  const one = singularOf(folded);
  const agent = /^(.+[^aeou])(?:er|or)$/.exec(one)?.[1];
  const target = /^(.+[^aeiou])ee$/.exec(one)?.[1];
  return [
    ...["", "at", "on", "date", "time"].map((ending) => folded + ending),
    one,
    ...(agent === undefined ? [] : [`${agent}edby`]),
    ...(target === undefined ? [] : [`${target}edto`]),
  ];
}

/** Words for times: "after" instead of "above". */
const timeLabelWords: { readonly [word: string]: string | undefined } = {
  above: "after",
  below: "before",
};

function isTime({ kind }: Field): boolean {
  return kind === "date" || kind === "date-time" || kind === "time";
}

/** Gives a plain text parameter the more specific kind of the row field; its choices if it takes one value. */
function borrowKind(field: Field, rowField: Field | undefined, operator: FilterOperator): Field {
  if (field.kind !== "text" || rowField === undefined) return field;
  const takesChoice = operator === "is" || operator === "is-not";
  const isMoreSpecific =
    rowField.kind === "date" ||
    rowField.kind === "date-time" ||
    rowField.kind === "email" ||
    (takesChoice && rowField.kind === "choice" && !hasPattern(field)) ||
    (operator === "is" && rowField.kind === "boolean" && !hasSample(field) && !hasPattern(field));
  if (!isMoreSpecific || ("format" in field && field.format !== undefined)) return field;
  return { ...rowField, name: field.name, label: field.label, isRequired: field.isRequired };
}

/** True for a text with an example or a default value, which may have other words than true and false. */
function hasSample({ example, default: usual }: Field): boolean {
  return example !== undefined || usual !== undefined;
}

/** True for a value with a syntax: a choice of the row is not such a value. */
function hasPattern(field: Field): boolean {
  return "pattern" in field && field.pattern !== undefined;
}

/** True for a parameter that is described as text and takes JSON. */
function isJsonText({ at, field, schema }: ListParameter): boolean {
  if ((field.kind !== "text" && field.kind !== "long-text") || at.in !== undefined) return false;
  const { default: usual, example } = schema.keywords;
  const isShown = [field.example, field.default, usual, example].some(
    (value) => typeof value === "string" && /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(value),
  );
  return isShown || JSON_PROSE.test(field.description ?? "");
}

const JSON_PROSE =
  /\bjson[- ]?(?:encoded|formatted|serialized|object|array|string|map|value|document|text)\b|\bjson\.stringify\b|\b(?:as|valid|in|encoded) json\b(?! ?(?:path|pointer))/i;

function asJson({ name, label, isRequired, description, example }: Field): Field {
  return {
    kind: "json",
    name,
    label,
    isRequired,
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
  };
}
