import type { Evidence } from "#types/evidence.ts";
import type { Field } from "#types/field.ts";
import type { KeyPart, Resource } from "#types/resource.ts";
import type { ProblemMessage } from "#types/problem.ts";
import { reportProblem } from "#read/document.ts";
import type { Document } from "#read/document.ts";
import { isMap, isTrueAt, memberOf } from "#read/member.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import {
  declaredEvidence,
  declaredNumber,
  declaredPath,
  declaredText,
  extensionAt,
} from "#infer/fields/extension.ts";
import { keyParameters } from "./keys.ts";
import { addSchemaPointers } from "./schema-pointers.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import { fieldAt } from "#infer/relations/relation-targets.ts";
import type { DescribedResource } from "#infer/relations/relation-targets.ts";

const RESOURCE = "x-quarterdeck-resource";

/** A resource with what the description says of it in our own words, and where its record is written. */
export function correctResource(
  context: FieldContext,
  draft: ResourceDraft,
  described: DescribedResource,
): DescribedResource {
  const found = readDeclared(context.document, draft);
  const fields = orderFields(context, described.resource.fields);
  const { resource } = described;
  const evidence = [...resource.evidence, ...explainTitle(context, resource)];
  const placed = addSchemaPointers(context.document, draft, { ...resource, fields, evidence });
  if (found === undefined) return { ...described, resource: placed };
  return { ...described, resource: applyDeclared({ context, draft, found }, placed) };
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

/** Resources in the order that the description asks for; the others stay behind, as they came. */
export function orderDrafts(
  document: Document,
  drafts: readonly ResourceDraft[],
): readonly ResourceDraft[] {
  const orders = new Map(
    drafts.map((draft) => [
      draft,
      declaredNumber(memberOf(readDeclared(document, draft)?.value, "order")),
    ]),
  );
  return drafts.toSorted((a, b) => compare(orders.get(a), orders.get(b)));
}

interface Found {
  readonly value: unknown;
  readonly pointer: string;
}

/** It stands at the path of the collection, or of its records. */
function readDeclared(document: Document, draft: ResourceDraft): Found | undefined {
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
  readonly found: Found;
}

function applyDeclared(declared: Declared, resource: Resource): Resource {
  const { value, pointer } = declared.found;
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
  return {
    ...resource,
    labels: { one: one ?? resource.labels.one, many: many ?? resource.labels.many },
    ...(title === undefined ? {} : { title }),
    ...(key === undefined ? {} : { key }),
    ...(isTrueAt(value, "hidden") ? { isHidden: true } : {}),
    evidence: [
      ...resource.evidence.filter(({ about }) => about === undefined || !replaced.has(about)),
      ...evidence,
    ],
  };
}

function titleOf(declared: Declared, { fields }: Resource): Resource["title"] {
  const text = declaredText(memberOf(declared.found.value, "title"));
  return text === undefined ? undefined : pathOf(declared, fields, text);
}

/** One name for each parameter of the record's path. */
function keyOf(declared: Declared, { fields }: Resource): readonly KeyPart[] | undefined {
  const value = memberOf(declared.found.value, "key");
  const texts = (Array.isArray(value) ? value : [value]).map(declaredText);
  const { item } = declared.draft;
  if (value === undefined || item === undefined) return undefined;
  const parameters = keyParameters(item, declared.draft.position);
  if (texts.length !== parameters.length) {
    report(declared, {
      code: "extension-keys",
      params: { count: texts.length, wanted: parameters.length },
    });
    return undefined;
  }
  const parts = texts.map((text) =>
    text === undefined ? undefined : pathOf(declared, fields, text),
  );
  if (parts.some((path) => path === undefined)) return undefined;
  return parameters.map((parameter, place) => ({ parameter, field: parts[place] ?? [] }));
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

function report({ context, found }: Declared, message: ProblemMessage): void {
  reportProblem(context.document.problems, {
    code: "extension-unclear",
    severity: "warning",
    pointer: found.pointer,
    message,
  });
}

/** Less those that are to be hidden, those with an order first. */
function orderFields({ schemaFacts }: FieldContext, fields: readonly Field[]): readonly Field[] {
  return fields
    .filter((field) => schemaFacts.get(field)?.isHidden !== true)
    .toSorted((a, b) => compare(schemaFacts.get(a)?.order, schemaFacts.get(b)?.order));
}

function compare(a = Infinity, b = Infinity): number {
  return a === b ? 0 : a - b;
}
