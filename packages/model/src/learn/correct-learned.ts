import type { Correction } from "#overlay/write-overlay.ts";
import type { JsonObject } from "#types/json.ts";
import type { Field } from "#types/field.ts";
import type { LearnedFacts } from "#types/learned-facts.ts";
import type { Paging, ParameterLocation, Sort } from "#types/list-shape.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { writePointer } from "#read/pointer.ts";
import { refineField } from "./refine-fields.ts";
import { schemaOfField } from "./schema-of-field.ts";
import { mayWithdraw } from "./withdraw-references.ts";

const LIST = "x-quarterdeck-list";
const RESOURCE = "x-quarterdeck-resource";

/** Corrections that add the facts from responses to the description. `resource` and `list` are as described. */
export function correctLearned(
  resource: Resource,
  list: Operation,
  learned: LearnedFacts,
): readonly Omit<Correction, "label">[] {
  const pointer = list.pointer ?? writePointer("paths", list.path, list.method);
  const path = pointer.replace(/\/[^/]*$/, "");
  const ofResource = resourceTerms(learned);
  const ofList = listTerms(resource, learned);
  const parameters = (learned.parameters ?? []).map(({ name, in: location, field }) => {
    const { type = "string" } = schemaOfField(field);
    // Swagger 2.0 has the type of a parameter without a schema.
    return { name, in: location, type, schema: { type } };
  });
  const { added = {} } = learned;
  return [
    ...(learned.isSingle ? [{ pointer, update: { "x-quarterdeck-role": "read" } }] : []),
    ...(isEmpty(added) ? [] : [{ pointer, update: { "x-quarterdeck-added": { ...added } } }]),
    ...(isEmpty(ofResource) ? [] : [{ pointer: path, update: { [RESOURCE]: ofResource } }]),
    ...(isEmpty(ofList) ? [] : [{ pointer, update: { [LIST]: ofList } }]),
    ...(parameters.length === 0 ? [] : [{ pointer, update: { parameters } }]),
    ...correctFields(resource, learned),
    ...correctMembers(resource, learned),
  ];
}

function isEmpty(value: JsonObject): boolean {
  return Object.keys(value).length === 0;
}

function resourceTerms({ key, title, refused }: LearnedFacts): JsonObject {
  const names = key?.map(({ field }) => field.join(".")) ?? [];
  return {
    ...(names.length > 0 && { key: names.length === 1 ? (names[0] ?? "") : names }),
    ...(title !== undefined && { title: title.join(".") }),
    ...(refused && { refused }),
  };
}

function listTerms(resource: Resource, learned: LearnedFacts): JsonObject {
  const { sort, sortForm, ignoredSort, ignoredFilters, filterForms, textForms } = learned;
  const { largestPage, total } = learned;
  const response = isUndescribed(resource) ? describeResponse(learned) : undefined;
  return {
    ...(response && { response }),
    ...(learned.paging && pagingTerms(learned.paging)),
    ...(total?.in === "body" && { total: total.path.join(".") }),
    ...(largestPage !== undefined && { maximum: largestPage }),
    // The parameters of a pair are recognized by their names.
    ...(sort && sortTerms(sort)),
    ...(sortForm !== undefined && { sortForm }),
    ...(ignoredSort && { notSortedBy: ignoredSort }),
    ...(ignoredFilters && { ignoredFilters }),
    ...((filterForms ?? textForms) && { filterForms: { ...filterForms, ...textForms } }),
  };
}

function sortTerms({ form, at, fields: [only] = [] }: Sort): JsonObject {
  if (form === "by-field") return only === undefined ? {} : { sortField: only };
  return form === "pair" ? {} : { sort: nameOf(at), sortForm: form };
}

function pagingTerms(paging: Paging): JsonObject {
  if (paging.style === "none") return {};
  const own: JsonObject =
    paging.style === "page"
      ? { page: nameOf(paging.page), first: paging.first }
      : paging.style === "offset"
        ? { offset: nameOf(paging.offset) }
        : paging.cursor === undefined
          ? {}
          : { cursor: nameOf(paging.cursor) };
  return {
    ...own,
    ...(paging.size && { size: nameOf(paging.size.at) }),
    ...(paging.size?.maximum !== undefined && { maximum: paging.size.maximum }),
  };
}

function nameOf({ parameter, path = [] }: ParameterLocation): string {
  return [parameter, ...path].join(".");
}

/** True for a list without described rows. */
function isUndescribed({ fields }: Resource): boolean {
  return fields.length === 0;
}

/** Schema of a response with the learned fields. */
function describeResponse({
  rows = [],
  rowMember,
  keyMember,
  isSingle,
  fields,
}: LearnedFacts): JsonObject | undefined {
  if (fields.length === 0) return undefined;
  const properties = Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)]));
  const record: JsonObject = { type: "object", properties };
  const items = rowMember ? { type: "object", properties: { [rowMember]: record } } : record;
  if (isSingle) return record;
  const list: JsonObject =
    keyMember === undefined
      ? { type: "array", items }
      : { type: "object", additionalProperties: record };
  return rows.reduceRight<JsonObject>(
    (inner, name) => ({ type: "object", properties: { [name]: inner } }),
    list,
  );
}

/** References that the responses refute, and addresses that the API sets. */
function correctMembers(
  resource: Resource,
  { withdrawn = [], ownAddresses = [] }: LearnedFacts,
): readonly Omit<Correction, "label">[] {
  return resource.fields.flatMap((field) => {
    if (withdrawn.includes(field.name) && mayWithdraw(field))
      return correctMember(resource, field, { "x-quarterdeck-references": false });
    return ownAddresses.includes(field.name) && field.isReadOnly !== true
      ? correctMember(resource, field, { readOnly: true })
      : [];
  });
}

function correctMember(
  { schema }: Resource,
  { name, pointer }: Field,
  update: JsonObject,
): readonly Omit<Correction, "label">[] {
  if (pointer !== undefined) return [{ pointer, update }];
  return schema === undefined
    ? []
    : [{ pointer: schema, update: { properties: { [name]: update } } }];
}

/** Fields that a described record lacks, and the kinds of those that it leaves open. */
function correctFields(
  resource: Resource,
  { fields, refined = [] }: LearnedFacts,
): readonly Omit<Correction, "label">[] {
  const { schema } = resource;
  if (isUndescribed(resource)) return [];
  const described = new Map(resource.fields.map((field) => [field.name, field]));
  const missing = fields.filter(({ name }) => !described.has(name));
  const better = refined.filter((field) => {
    const own = described.get(field.name);
    return own !== undefined && refineField(own, field) !== undefined;
  });
  return [...missing, ...better].flatMap((field) => {
    const pointer = described.get(field.name)?.pointer;
    const update = schemaOfField(field);
    if (isEmpty(update)) return [];
    if (pointer !== undefined) return [{ pointer, update }];
    if (schema === undefined) return [];
    return [{ pointer: schema, update: { properties: { [field.name]: update } } }];
  });
}
