import type { Field } from "#types/field.ts";
import type { Filter, ListShape, Paging } from "#types/list-shape.ts";
import type { LearnedFacts } from "#types/learned-facts.ts";
import type { FixedParameter, Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { ownMember } from "#own/own-member.ts";
import { readOnlyAddresses } from "./own-addresses.ts";
import { listSeparator } from "#infer/lists/filter-forms.ts";
import { refineBody, refineField } from "./refine-fields.ts";
import { withdrawInBody, withdrawReference } from "./withdraw-references.ts";

/** Adds learned facts to a resource. */
export function applyLearnedFacts(described: Resource, learned: LearnedFacts): Resource {
  const resource = learned.isSingle ? asSingle(described) : described;
  const { fields, key, title, composedTitle, rows, total, paging, largestPage, refused, evidence } =
    learned;
  const declaredNames = new Set(resource.fields.map(({ name }) => name));
  const { list } = resource;
  const rowFields = [
    ...resource.fields.map((field) => refineByName(field, learned)),
    ...fields.filter(({ name }) => !declaredNames.has(name)),
  ];
  return {
    ...resource,
    ...(refused && { refused }),
    fields: rowFields,
    ...(key === undefined ? {} : { key }),
    // Learned only if the rows do not have the described title.
    ...(title !== undefined && { title }),
    ...(composedTitle !== undefined && { composedTitle }),
    ...(list === undefined
      ? {}
      : {
          list: {
            ...checkedList(resource, openText(list, learned), learned),
            ...(rows === undefined ? {} : { rows }),
            ...(learned.keyMember !== undefined && { keyMember: learned.keyMember }),
            ...(total === undefined ? {} : { total }),
            paging: limitSize(paging ?? list.paging, largestPage),
          },
        }),
    evidence: [...resource.evidence, ...evidence],
  };
}

/** A list that responds with one record, as the resource of this record. The summary of a whole model has it already. */
function asSingle({ list: _, ...resource }: Resource): Resource {
  const { list, ...operations } = resource.operations;
  const read = list ?? operations.read ?? "";
  const { collectionPath: itemPath = "" } = resource;
  return { ...resource, key: [], isSingleton: true, itemPath, operations: { ...operations, read } };
}

/** The list with filters by field for texts whose syntax responses showed. A correction of the syntax wins. */
function openText(list: ListShape, { textFilters }: LearnedFacts): ListShape {
  if (textFilters === undefined) return list;
  const filters = list.filters.flatMap((filter) =>
    filter.at.textForm === undefined ? (ownMember(textFilters, filter.name) ?? [filter]) : [filter],
  );
  return { ...list, filters };
}

/** The list without a sort, a search and filters that its API ignores. */
function checkedList(
  { fields }: Resource,
  { sort: ownSort, search, filters: described, ...list }: ListShape,
  learned: LearnedFacts,
): ListShape {
  const sort = ownSort ?? learned.sort ?? undefined;
  const { sortForm, sortWords, ignoredSort = [], filterPaths = {}, ignoredFilters = [] } = learned;
  const { omitted, filterTexts = {} } = learned;
  const filters = described.flatMap((one) => {
    const filter = refineFilter(one, learned);
    const path = ownMember(filterPaths, filter.name);
    const texts = ownMember(filterTexts, filter.name);
    if (path === undefined) return texts ? { ...filter, at: { ...filter.at, texts } } : filter;
    if (path === null) return [];
    return { ...filter, at: { ...filter.at, path, ...listSeparator(filter, path) } };
  });
  const names = sort?.fields ?? fields.map(({ name }) => name);
  const sorted =
    ignoredSort.length === 0 ? sort?.fields : names.filter((name) => !ignoredSort.includes(name));
  const ignored = filters.filter(({ name }) => ignoredFilters.includes(name));
  const isSorted = sort !== undefined && sorted?.length !== 0;
  return {
    ...list,
    ...(search && learned.ignoresSearch !== true && { search }),
    ...(omitted && { omitted }),
    ...(isSorted && {
      sort: {
        ...sort,
        ...(sortForm !== undefined && {
          form: sortForm,
          evidence: { ...sort.evidence, confidence: 1 },
        }),
        ...(sortWords && { words: sortWords }),
        ...(sorted !== undefined && { fields: sorted }),
      },
    }),
    filters: filters.filter(({ name }) => !ignoredFilters.includes(name)),
    ...(ignored.length > 0 && { ignoredFilters: ignored }),
  };
}

/** A filter by a proven reference has a picker. It takes keys, also where the field has addresses. */
function refineFilter(filter: Filter, { refined = [], withdrawn = [] }: LearnedFacts): Filter {
  const { operator, fieldName, field } = filter;
  if (fieldName !== undefined && withdrawn.includes(fieldName))
    return { ...filter, field: withdrawReference(field, [field.name]) };
  const proven = refined.find((one) => one.name === fieldName && "isProven" in one);
  if (proven?.kind !== "reference" || !/^i[ns]$/.test(operator)) return filter;
  const { addressForm, isLastSegment: _, ...byKey } = proven;
  return { ...filter, field: refineField(field, addressForm ? byKey : proven) ?? field };
}

function refineByName(field: Field, learned: LearnedFacts): Field {
  const { refined = [], withdrawn, ownAddresses } = learned;
  if (ownAddresses?.includes(field.name)) return { ...field, isReadOnly: true, isOwnAddress: true };
  const observed = refined.find(({ name }) => name === field.name);
  return (observed && refineField(field, observed)) ?? withdrawReference(field, withdrawn);
}

/** Adds learned parameters and values to the list of a resource, and learned kinds to its request bodies. */
export function applyLearnedCalls(described: Operation, learned: LearnedFacts): Operation {
  const operation =
    learned.isSingle && described.role === "list"
      ? { ...described, role: "read" as const, response: singleOf(described.response) }
      : described;
  return applyCalls(withAddedValues(operation, learned), learned);
}

/** The response with one record in place of rows. */
function singleOf({ rowMember: _, ...response }: Operation["response"]): Operation["response"] {
  return { ...response, shape: "record", path: [] };
}

/** The list, and the read of a record that has the same parameter, with values that add fields to rows. */
function withAddedValues(operation: Operation, { added = {} }: LearnedFacts): Operation {
  if (operation.role !== "list" && operation.role !== "read") return operation;
  const values = operation.parameters.flatMap((parameter): readonly FixedParameter[] => {
    const value = parameter.in === "query" ? ownMember(added, parameter.name) : undefined;
    return value === undefined ? [] : [{ parameter, value, isAdded: true }];
  });
  if (values.length === 0) return operation;
  const names = values.map(({ parameter }) => parameter.name);
  return {
    ...operation,
    parameters: operation.parameters.filter(({ name }) => !names.includes(name)),
    fixed: [...(operation.fixed ?? []), ...values],
  };
}

function applyCalls(
  operation: Operation,
  {
    fields,
    refined = [],
    withdrawn = [],
    ownAddresses = [],
    parameters,
    rows,
    rowMember,
  }: LearnedFacts,
): Operation {
  const { body } = operation;
  if (operation.role === "list" && (parameters ?? rowMember) !== undefined) {
    return {
      ...operation,
      parameters: [...operation.parameters, ...(parameters ?? [])],
      ...(rowMember !== undefined && {
        response: { ...operation.response, path: rows ?? operation.response.path, rowMember },
      }),
    };
  }
  if (body === undefined) return operation;
  const added = body.isOutdated ? fields.filter(({ isReadOnly }) => !isReadOnly) : [];
  const changed = [...refined, ...withdrawn, ...ownAddresses, ...added];
  if (changed.length === 0) return operation;
  const observed = new Map(refined.map((field) => [field.name, field]));
  const own = withdrawInBody(refineBody(body.field, observed), withdrawn);
  const field = addFields(readOnlyAddresses(own, ownAddresses), added);
  return { ...operation, body: { ...body, field } };
}

/** The body with fields that only responses have, in front of those that responses lack. */
function addFields(body: Field, added: readonly Field[]): Field {
  if (body.kind !== "group" || added.length === 0) return body;
  const names = new Set(body.fields.map(({ name }) => name));
  return { ...body, fields: [...added.filter(({ name }) => !names.has(name)), ...body.fields] };
}

function limitSize(paging: Paging, largest: number | undefined): Paging {
  if (paging.size === undefined || largest === undefined) return paging;
  const maximum = Math.min(paging.size.maximum ?? largest, largest);
  return { ...paging, size: { ...paging.size, maximum } };
}
