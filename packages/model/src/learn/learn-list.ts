import { inferModel } from "#infer/infer-model.ts";
import type { Evidence } from "#types/evidence.ts";
import type { Field } from "#types/field.ts";
import type { HttpResponse } from "#types/http.ts";
import type { JsonPath } from "#types/json.ts";
import type { LearnedFacts } from "#types/learned-facts.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { KeyPart, Resource } from "#types/resource.ts";
import { readDocument } from "#read/read-document.ts";
import { countsFromZero } from "#request/counts-from-zero.ts";
import { readCount } from "#request/read-count.ts";
import { readNext } from "#request/read-next.ts";
import { isJsonObject, valueAt } from "#request/value-at.ts";
import { scalarText } from "#request/write-text.ts";
import { explainLearned } from "./explain-learned.ts";
import { writeDescription } from "./write-description.ts";
import type { LearnSources } from "./write-description.ts";

/**
 * What an answer to a resource's list tells that its description leaves open; undefined where it tells
 * nothing new. The answer is described as it is, and the rules that read descriptions read that.
 */
export async function learnList(
  surroundings: LearnSources,
  resource: Resource,
  response: HttpResponse,
  state: ListState,
): Promise<LearnedFacts | undefined> {
  const { list } = resource;
  if (list === undefined) return undefined;
  const whole = await readAsDescribed(surroundings, resource, response);
  const isAsDescribed = Array.isArray(valueAt(response.body, list.rows));
  const place = isAsDescribed ? list.rows : whole?.list?.rows;
  const rows = place === undefined ? [] : rowsAt(response.body, place);
  if (rows.length === 0) return undefined;
  // The rows alone: beside other lists in an envelope they could be taken for less than they are.
  const record = await readAsDescribed(surroundings, resource, { ...response, body: rows });
  const found = {
    fields: newFields(resource, record),
    key: learnKey(resource, record, rows),
    title: resource.title === undefined ? record?.title : undefined,
    rows: isAsDescribed ? undefined : place,
    total: learnTotal(list, whole?.list, response, rows.length),
    paging: learnPaging(resource, whole, { response, rows, state }),
  };
  const evidence = explainLearned(found);
  return evidence.length === 0 ? undefined : { ...withoutGaps(found), evidence };
}

type Found = {
  readonly [name in keyof Omit<LearnedFacts, "evidence">]: LearnedFacts[name] | undefined;
};

function withoutGaps(found: Found): Omit<LearnedFacts, "evidence"> {
  const filled = Object.entries(found).filter(([, value]) => value !== undefined);
  return Object.fromEntries(filled) as unknown as Omit<LearnedFacts, "evidence">;
}

async function readAsDescribed(
  surroundings: LearnSources,
  resource: Resource,
  response: HttpResponse,
): Promise<Resource | undefined> {
  const { document } = await readDocument(writeDescription(surroundings, resource, response), {});
  if (document === undefined) return undefined;
  const { resources } = inferModel(document);
  const seen = resources.find(({ collectionPath }) => collectionPath === resource.collectionPath);
  if (seen === undefined) return undefined;
  const ours = new Map(
    surroundings.targets.map(({ itemPath, name }): [string | undefined, string] => [
      itemPath,
      name,
    ]),
  );
  const names = new Map(resources.map(({ itemPath, name }) => [name, ours.get(itemPath)]));
  return { ...seen, fields: seen.fields.map((field) => renameTarget(field, names)) };
}

/** References name the model's own resources; one that leads nowhere is shown as the JSON it is. */
function renameTarget(field: Field, names: ReadonlyMap<string, string | undefined>): Field {
  if (field.kind !== "reference" && field.kind !== "references") return field;
  const to = names.get(field.to);
  if (to !== undefined) return { ...field, to };
  const { name, label, isRequired } = field;
  return { kind: "json", name, label, isRequired };
}

function rowsAt(body: unknown, path: JsonPath): readonly unknown[] {
  const found = valueAt(body, path);
  return Array.isArray(found) ? found.filter(isJsonObject) : [];
}

function newFields(resource: Resource, record: Resource | undefined): readonly Field[] {
  const known = new Set(resource.fields.map(({ name }) => name));
  const evidence: Evidence = { pointer: "", reason: { code: "seen" }, confidence: 0.9 };
  return (record?.fields ?? [])
    .filter(({ name }) => !known.has(name))
    .map((field) => ({ ...field, evidence }));
}

/** A key that leads to no record, or to another one, is worse than none: each row must have its own. */
function learnKey(
  { itemPath, key }: Resource,
  record: Resource | undefined,
  rows: readonly unknown[],
): readonly KeyPart[] | undefined {
  if (itemPath === undefined || isKeyOf(key, rows)) return undefined;
  return record !== undefined && isKeyOf(record.key, rows) ? record.key : undefined;
}

function isKeyOf(key: readonly KeyPart[], rows: readonly unknown[]): boolean {
  const texts = rows.map((row) => key.map(({ field }) => scalarText(valueAt(row, field)) ?? ""));
  const isWhole = key.length > 0 && texts.every((parts) => !parts.includes(""));
  return isWhole && new Set(texts.map((parts) => parts.join("\0"))).size === rows.length;
}

function learnTotal(
  { total }: ListShape,
  seen: ListShape | undefined,
  { body }: HttpResponse,
  rowCount: number,
): ListShape["total"] {
  if (total !== undefined || seen?.total?.in !== "body") return undefined;
  const count = readCount(valueAt(body, seen.total.path));
  return count !== undefined && count >= rowCount ? seen.total : undefined;
}

/** Proven when this very answer says where the next page begins, or that its first page is not the first. */
function learnPaging(
  resource: Resource,
  whole: Resource | undefined,
  { response, rows, state }: { response: HttpResponse; rows: readonly unknown[]; state: ListState },
): ListShape["paging"] | undefined {
  const paging = resource.list?.paging;
  if (paging?.style === "page") {
    return countsFromZero(paging, response, state) ? { ...paging, first: 0 } : undefined;
  }
  const seen = whole?.list?.paging;
  if (whole === undefined || seen?.style !== "cursor" || paging?.style === "offset") {
    return undefined;
  }
  const isKnown = readNext(resource, response, rows) !== undefined;
  return isKnown || readNext(whole, response, rows) === undefined ? undefined : seen;
}
