import type { Evidence } from "#types/evidence.ts";
import type { Field } from "#types/field.ts";
import type { KeyPart, Resource } from "#types/resource.ts";
import type { ProblemMessage } from "#types/problem.ts";
import { reportProblem } from "#read/document.ts";
import type { Document } from "#read/document.ts";
import { isMap, isTrueAt, memberOf, textsOf } from "#read/member.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import {
  declaredEvidence,
  declaredNumber,
  declaredPath,
  declaredText,
  extensionAt,
} from "#infer/fields/extension.ts";
import { keyParameters } from "#infer/keys/infer-key.ts";
import { addSchemaPointers } from "./schema-pointers.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import { fieldAt } from "#infer/relations/relation-targets.ts";
import type { DescribedResource } from "#infer/relations/relation-targets.ts";

const RESOURCE = "x-quarterdeck-resource";

/** Applies `x-quarterdeck-resource` to a resource, and adds the pointers of its schemas. */
export function correctResource(
  context: FieldContext,
  draft: ResourceDraft,
  described: DescribedResource,
): DescribedResource {
  const extension = readDeclared(context.document, draft);
  const fields = orderFields(context, described.resource.fields);
  const { resource } = described;
  const evidence = [...resource.evidence, ...explainTitle(context, resource)];
  const located = addSchemaPointers(context, draft, { ...resource, fields, evidence });
  if (extension === undefined) return { ...described, resource: located };
  return { ...described, resource: applyDeclared({ context, draft, extension }, located) };
}

function explainTitle(
  { schemaFacts }: FieldContext,
  { title, fields }: Resource,
): readonly Evidence[] {
  if (title === undefined) return [];
  const field = fieldAt(fields, title);
  if (field !== undefined && schemaFacts.get(field)?.isTitle === true) {
    return [
      declaredEvidence("title", schemaFacts.get(field)?.pointer ?? "", "x-quarterdeck-title"),
    ];
  }
  return [
    {
      about: "title",
      pointer: "",
      reason: { code: "title", params: { field: title.join(".") } },
      confidence: 0.8,
    },
  ];
}

/** Sorts resources by their declared order; the others follow in document order. */
export function orderDrafts(
  document: Document,
  drafts: readonly ResourceDraft[],
): readonly ResourceDraft[] {
  const orders = new Map(drafts.map((draft) => [draft, declaredOrder(document, draft)]));
  return drafts.toSorted((a, b) => compareOrder(orders.get(a), orders.get(b)));
}

/** True for a resource whose position in the menu is declared. */
export function hasDeclaredOrder(document: Document, draft: ResourceDraft): boolean {
  return declaredOrder(document, draft) !== undefined;
}

function declaredOrder(document: Document, draft: ResourceDraft): number | undefined {
  return declaredNumber(memberOf(readDeclared(document, draft)?.value, "order"));
}

interface ResourceExtension {
  readonly value: unknown;
  readonly pointer: string;
}

/** The extension is in the path item of the collection or of its records. */
function readDeclared(document: Document, draft: ResourceDraft): ResourceExtension | undefined {
  for (const call of draft.calls.values()) {
    const pointer = call.pointer.replace(/\/[^/]*$/, "");
    const value = extensionAt(document, pointer, RESOURCE);
    if (isMap(value)) return { value, pointer: `${pointer}/${RESOURCE}` };
  }
  return undefined;
}

interface Declared {
  readonly context: FieldContext;
  readonly draft: ResourceDraft;
  readonly extension: ResourceExtension;
}

function applyDeclared(declared: Declared, resource: Resource): Resource {
  const { value, pointer } = declared.extension;
  const one = declaredText(memberOf(value, "one"));
  const many = declaredText(memberOf(value, "many")) ?? (resource.isSingleton ? one : undefined);
  const title = titleOf(declared, resource);
  const key = keyOf(declared, resource);
  const evidence: readonly Evidence[] = [
    ...(one === undefined && many === undefined
      ? []
      : [declaredEvidence("labels", pointer, RESOURCE)]),
    ...(key === undefined ? [] : [declaredEvidence("key", pointer, RESOURCE)]),
    ...(title === undefined ? [] : [declaredEvidence("title", pointer, RESOURCE)]),
  ];
  const replaced = new Set(evidence.map(({ about }) => about));
  const { composedTitle, isHidden, ...others } = resource;
  const hidden = memberOf(value, "hidden");
  const refused = textsOf(value, "refused");
  const readOnly = readNames(memberOf(value, "readOnly"));
  const attention = readAttention(memberOf(value, "attention"));
  return {
    ...others,
    ...(title === undefined && composedTitle !== undefined ? { composedTitle } : {}),
    labels: { one: one ?? resource.labels.one, many: many ?? resource.labels.many },
    ...(title === undefined ? {} : { title }),
    ...(key === undefined ? {} : { key }),
    ...((hidden === undefined && isHidden) || isTrueAt(value, "hidden") ? { isHidden: true } : {}),
    ...(attention === undefined ? {} : { attention }),
    ...(refused.length > 0 && { refused }),
    ...(readOnly.length > 0 && { readOnly }),
    evidence: [
      ...resource.evidence.filter(({ about }) => about === undefined || !replaced.has(about)),
      ...evidence,
    ],
  };
}

/** Names with the value `true`. */
function readNames(value: unknown): readonly string[] {
  return isMap(value) ? Object.keys(value).filter((name) => isTrueAt(value, name)) : [];
}

/** Values by filter: one or a list. */
function readAttention(value: unknown): Resource["attention"] {
  if (!isMap(value)) return undefined;
  const entries = Object.entries(value).map(
    ([name, one]) => [name, (Array.isArray(one) ? one : [one]).map(String)] as const,
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function titleOf(declared: Declared, { fields }: Resource): Resource["title"] {
  const text = declaredText(memberOf(declared.extension.value, "title"));
  return text === undefined ? undefined : pathOf(declared, fields, text);
}

/** Declared key: one field for each parameter of the record path. */
function keyOf(declared: Declared, { fields }: Resource): readonly KeyPart[] | undefined {
  const value = memberOf(declared.extension.value, "key");
  const texts = (Array.isArray(value) ? value : [value]).map(declaredText);
  const { item } = declared.draft;
  if (value === undefined || item === undefined) return undefined;
  const parameters = keyParameters(item, declared.draft.position);
  if (texts.length !== parameters.length) {
    report(declared, {
      code: "extension-keys",
      params: { count: texts.length, expected: parameters.length },
    });
    return undefined;
  }
  const parts = texts.map((text) =>
    text === undefined ? undefined : pathOf(declared, fields, text),
  );
  if (parts.some((path) => path === undefined)) return undefined;
  return parameters.map((parameter, index) => ({ parameter, field: parts[index] ?? [] }));
}

function pathOf(
  declared: Declared,
  fields: readonly Field[],
  text: string,
): readonly string[] | undefined {
  const path = declaredPath(
    text,
    fields.map(({ name }) => name),
  );
  if (fields.length === 0 || fieldAt(fields, path) !== undefined) return path;
  report(declared, { code: "extension-field", params: { field: text } });
  return undefined;
}

function report({ context, extension }: Declared, message: ProblemMessage): void {
  reportProblem(context.document.problems, {
    code: "extension-unclear",
    severity: "warning",
    pointer: extension.pointer,
    message,
  });
}

/** Fields without the hidden ones, sorted by declared order. */
function orderFields({ schemaFacts }: FieldContext, fields: readonly Field[]): readonly Field[] {
  return fields
    .filter((field) => schemaFacts.get(field)?.isHidden !== true)
    .toSorted((a, b) => compareOrder(schemaFacts.get(a)?.order, schemaFacts.get(b)?.order));
}

function compareOrder(a = Infinity, b = Infinity): number {
  return a === b ? 0 : a - b;
}
