import { inferModel } from "#infer/infer-model.ts";
import { isKeyName } from "#infer/names/technical-names.ts";
import { splitWords } from "#infer/names/words.ts";
import type { Evidence } from "#types/evidence.ts";
import type { Field } from "#types/field.ts";
import type { HttpResponse } from "#types/http.ts";
import type { JsonPath } from "#types/json.ts";
import type { LearnedFacts } from "#types/learned-facts.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { KeyPart, Resource } from "#types/resource.ts";
import { ownMember } from "#own/own-member.ts";
import { isSetByApi } from "#own/set-by-api.ts";
import { readDocument } from "#read/read-document.ts";
import { countsFromZero } from "#request/lists/counts-from-zero.ts";
import { withListedRows } from "#request/lists/keyed-rows.ts";
import { readCount } from "#request/values/read-count.ts";
import { readNext } from "#request/lists/read-next.ts";
import { namesPath, recordTitle } from "#request/records/record-title.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { withGeneratedKey } from "./generated-key.ts";
import { describeValues } from "./observed-values.ts";
import { findOwnAddresses } from "./own-addresses.ts";
import { findPresentKey, isKeyOf } from "./find-key.ts";
import { findListedChoices } from "./listed-choices.ts";
import { factsOfObject, readListedObject } from "./learn-object.ts";
import { refineField } from "./refine-fields.ts";
import { explainLearned } from "./explain-learned.ts";
import type { PossibleFacts } from "./explain-learned.ts";
import { learnedPath, writeDescription } from "./write-description.ts";
import type { LearnSources } from "./write-description.ts";

/**
 * Learns facts from a list response that the description leaves open; undefined if there are none. The response is
 * described as a document, which the inference of descriptions then reads.
 */
export async function learnList(
  sources: LearnSources,
  resource: Resource,
  received: HttpResponse,
  state: ListState,
): Promise<LearnedFacts | undefined> {
  const { list } = resource;
  if (list === undefined) return undefined;
  const response = withListedRows(resource, received);
  const fromResponse = await inferFromResponse(sources, resource, response);
  const hasDeclaredRows = Array.isArray(valueAt(response.body, list.rows));
  const rowsPath = hasDeclaredRows ? list.rows : fromResponse?.list?.rows;
  const listedRows = rowsPath === undefined ? [] : rowsAt(response.body, rowsPath);
  if (rowsPath === undefined) return learnObject(sources, resource, response, state);
  const rowMember = hasDeclaredRows && list.rows.length > 0 ? undefined : fromResponse?.rowMember;
  const rows = rowMember === undefined ? listedRows : recordsOf(listedRows, rowMember);
  const listed = findListedChoices(resource.fields, response.body, rowsPath ?? [], rows);
  if (rows.length === 0) return hasDeclaredRows ? suggestionsOnly(listed) : undefined;
  // The rows alone: with sibling lists in an envelope they could be read as a part of a record.
  const inferred = await inferFromResponse(sources, resource, { ...response, body: rows });
  const fromRows = inferred && {
    ...inferred,
    fields: inferred.fields.map((field) => describeValues(field, rows)),
  };
  const isUntitled =
    rows.every((row) => !hasTitle(resource, row)) &&
    rows.some((row) => fromRows && recordTitle(fromRows, row) !== undefined);
  const key = learnKey(resource, fromRows, rows);
  const facts = {
    fields: newFields({ ...resource, key: key ?? resource.key }, fromRows, rows),
    refined: withListed(
      withGeneratedKey(
        refinedFields(resource, fromRows),
        resource,
        sources.create?.body?.field,
        rows,
      ),
      listed,
    ),
    ownAddresses: findOwnAddresses({ ...resource, key: key ?? resource.key }, rows),
    key,
    title: isUntitled ? fromRows?.title : undefined,
    composedTitle: isUntitled ? fromRows?.composedTitle : undefined,
    rows: hasDeclaredRows ? undefined : rowsPath,
    rowMember,
    total: learnTotal(list, fromResponse?.list, response, rows.length),
    paging: learnPaging(resource, fromResponse, { response, rows, state }),
  };
  const evidence = explainLearned(facts);
  return evidence.length === 0 ? undefined : { ...removeUndefined(facts), evidence };
}

/** Facts from a response with an object in place of rows: it has them by their keys, or is one record. */
async function learnObject(
  sources: LearnSources,
  resource: Resource,
  response: HttpResponse,
  state: ListState,
): Promise<LearnedFacts | undefined> {
  const { list } = resource;
  const object = readListedObject(resource, response.body);
  const isWhole = state.search === "" && Object.values(state.filters).flat().length === 0;
  if (list === undefined || object === undefined || !isWhole) return undefined;
  const listed = { ...resource, list: { ...list, rows: [] } };
  const read = { ...response, body: object.rows };
  const facts = (await learnList(sources, listed, read, state)) ?? { fields: [], evidence: [] };
  const code = object.kind === "single" ? "seen-single" : "seen-keyed-rows";
  const evidence = { pointer: "", reason: { code }, confidence: 0.9 } as const;
  return factsOfObject(object, { ...facts, evidence: [...facts.evidence, evidence] });
}

/** Facts from a list without rows: the suggestions that lists next to it have. */
function suggestionsOnly(refined: readonly Field[]): LearnedFacts | undefined {
  if (refined.length === 0) return undefined;
  const facts: Partial<PossibleFacts> = { refined };
  return { fields: [], refined, evidence: explainLearned(facts as PossibleFacts) };
}

/** The refined fields, with the choices of those that a list next to the rows has. */
function withListed(
  refined: readonly Field[] | undefined,
  listed: readonly Field[],
): readonly Field[] | undefined {
  if (listed.length === 0) return refined;
  const names = new Set(listed.map(({ name }) => name));
  return [...(refined ?? []).filter(({ name }) => !names.has(name)), ...listed];
}

/** True if a row has a member of the title, even an empty one. */
function hasTitle({ title, composedTitle }: Resource, row: object): boolean {
  const paths = [
    ...(title ? [title, namesPath(title)] : []),
    ...(composedTitle?.parts.map(({ path }) => path) ?? []),
  ];
  return paths.some(([name = ""]) => Object.hasOwn(row, name));
}

function removeUndefined(facts: PossibleFacts): Omit<LearnedFacts, "evidence"> {
  const filled = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(filled) as unknown as Omit<LearnedFacts, "evidence">;
}

/** The resource that the inference of descriptions finds in a response. */
export async function inferFromResponse(
  sources: LearnSources,
  resource: Resource,
  response: HttpResponse,
): Promise<ObservedResource | undefined> {
  const { document } = await readDocument(writeDescription(sources, resource, response), {});
  if (document === undefined) return undefined;
  const { resources, operations } = inferModel(document);
  const observed = resources.find(({ collectionPath }) => collectionPath === learnedPath(resource));
  if (observed === undefined) return undefined;
  const ours = new Map(
    sources.targets.map(({ itemPath, name }): [string | undefined, string] => [itemPath, name]),
  );
  const names = new Map(resources.map(({ itemPath, name }) => [name, ours.get(itemPath)]));
  const list = operations.find(({ id }) => id === observed.list?.operation);
  return {
    ...observed,
    fields: observed.fields.map((field) => renameTarget(field, names)),
    rowMember: list?.response.format === undefined ? list?.response.rowMember : undefined,
  };
}

/** Resource of a response, with the member of its rows that contains the record. */
interface ObservedResource extends Resource {
  readonly rowMember?: string | undefined;
}

/** Renames targets to resources of the model; a reference without one becomes JSON. */
function renameTarget(field: Field, names: ReadonlyMap<string, string | undefined>): Field {
  if (field.kind !== "reference" && field.kind !== "references") return field;
  const to = names.get(field.to);
  if (to !== undefined) return { ...field, to };
  const { name, label, isRequired } = field;
  return { kind: "json", name, label, isRequired };
}

function rowsAt(body: unknown, path: JsonPath): readonly Readonly<Record<string, unknown>>[] {
  const value = valueAt(body, path);
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** The records of rows that each contain one. */
function recordsOf(
  rows: readonly Readonly<Record<string, unknown>>[],
  member: string,
): readonly Readonly<Record<string, unknown>>[] {
  return rows.map((row) => ownMember(row, member)).filter(isJsonObject);
}

/** Fields that the description lacks. A form requires none of them, and has no input for those that the API sets. */
function newFields(
  resource: Pick<Resource, "fields" | "key">,
  fromRows: Resource | undefined,
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly Field[] {
  const declaredNames = new Set(resource.fields.map(({ name }) => name));
  const evidence: Evidence = { pointer: "", reason: { code: "seen" }, confidence: 0.9 };
  return (fromRows?.fields ?? [])
    .filter(({ name }) => !declaredNames.has(name) && !ANNOTATION.test(name))
    .map((field) => {
      const isKey = resource.key.some(({ field: [name] }) => name === field.name);
      const isSet = rows.some((row) => isSetByApi(field.name, ownMember(row, field.name)));
      const isReadOnly = isSet || (isKey && isKeyName(splitWords(field.name).at(-1) ?? ""));
      return { ...optional(field), ...(isReadOnly && { isReadOnly }), evidence };
    });
}

/** Control information of OData (JSON Format 4.01, section 4.6), also of one property. */
const ANNOTATION = /@odata\./;

function optional(field: Field): Field {
  return field.kind === "group"
    ? { ...field, isRequired: false, fields: field.fields.map(optional) }
    : { ...field, isRequired: false };
}

/** Fields with the kinds that the rows show; undefined if there are none. */
export function refinedFields(
  resource: Resource,
  fromRows: Resource | undefined,
): readonly Field[] | undefined {
  const observed = new Map((fromRows?.fields ?? []).map((field) => [field.name, field]));
  const evidence: Evidence = { pointer: "", reason: { code: "seen" }, confidence: 0.9 };
  const refined = resource.fields.flatMap((field) => {
    const other = observed.get(field.name);
    const better = other && refineField(field, other);
    return better === undefined ? [] : [{ ...better, evidence }];
  });
  return refined.length === 0 ? undefined : refined;
}

/** Learns a key only if its values are unique in the rows: a wrong key leads to another record. */
function learnKey(
  { itemPath, key, labels }: Resource,
  fromRows: Resource | undefined,
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly KeyPart[] | undefined {
  if (itemPath === undefined || isKeyOf(key, rows)) return undefined;
  if (fromRows !== undefined && isKeyOf(fromRows.key, rows)) return fromRows.key;
  return findPresentKey({ key, labels }, rows);
}

function learnTotal(
  { total }: ListShape,
  observed: ListShape | undefined,
  { body }: HttpResponse,
  rowCount: number,
): ListShape["total"] {
  if (total !== undefined || observed?.total?.in !== "body") return undefined;
  const count = readCount(valueAt(body, observed.total.path));
  return count !== undefined && count >= rowCount ? observed.total : undefined;
}

/** Learns paging only if this response identifies the next page, or shows that its page is not the first one. */
function learnPaging(
  resource: Resource,
  fromResponse: Resource | undefined,
  { response, rows, state }: { response: HttpResponse; rows: readonly unknown[]; state: ListState },
): ListShape["paging"] | undefined {
  const paging = resource.list?.paging;
  if (paging?.style === "page") {
    return countsFromZero(paging, response, state) ? { ...paging, first: 0 } : undefined;
  }
  const observed = fromResponse?.list?.paging;
  if (fromResponse === undefined || observed?.style !== "cursor" || paging?.style === "offset") {
    return undefined;
  }
  const isKnown = readNext(resource, response, rows) !== undefined;
  return isKnown || readNext(fromResponse, response, rows) === undefined ? undefined : observed;
}
