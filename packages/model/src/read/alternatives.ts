import type { Document } from "./document.ts";
import { combineAnyOf } from "./combined-schemas.ts";
import { entriesOf, isMap, listOf, memberOf, textOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { resolve } from "./resolve.ts";
import type { Draft, Schema } from "./schema-shape.ts";
import { MOST_NESTED } from "./schema-step.ts";
import type { Step } from "./schema-step.ts";

type MergeNode = (step: Step, node: unknown) => void;

/**
 * Adds `oneOf` and `anyOf` (JSON Schema 2020-12, section 10.2.1): a single alternative directly, several objects or
 * enums as one, others as variants.
 */
export function mergeAlternatives(
  step: Step,
  nodes: readonly unknown[],
  mergeNode: MergeNode,
): void {
  if (nodes.length === 0) return;
  const { document, draft } = step;
  const alternatives = nodes.filter((node) => !isNull(document, node));
  if (alternatives.length < nodes.length) draft.isNullable = true;
  if (alternatives.length === 1) {
    mergeNode(step, alternatives[0]);
    return;
  }
  const readable = alternatives.filter((node) => canRead(document, node));
  const shapes = withoutClearing(readable.map((node) => ({ node, schema: step.read(node) })));
  const [only] = shapes;
  if (only !== undefined && shapes.length === 1 && readable.length > 1) {
    mergeNode(step, only.node);
    return;
  }
  const schemas = shapes.map(({ schema }) => schema);
  if (schemas.some((schema) => schema.isNullable)) draft.isNullable = true;
  draft.types = [...new Set([...draft.types, ...schemas.flatMap((schema) => schema.types)])];
  if (schemas.length > 0 && schemas.every((schema) => schema.properties.size > 0)) {
    for (const schema of schemas) mergeVariant(draft, schema);
    // Two sets of alternatives become one object with all properties.
    draft.shapes = draft.shapes.length > 0 ? [] : shapes.map(({ node }) => ({ node }));
  } else if (schemas.length > 0 && schemas.every((schema) => schema.choices !== undefined)) {
    draft.choices = [...new Set(schemas.flatMap((schema) => schema.choices ?? []))];
    for (const schema of schemas) addChoiceTitle(draft, schema);
  } else draft.variants = alternatives;
}

interface Alternative {
  readonly node: unknown;
  readonly schema: Schema;
}

/** Removes an alternative that is only an empty text, which forms send to clear an object. */
function withoutClearing(alternatives: readonly Alternative[]): readonly Alternative[] {
  if (!alternatives.some(({ schema }) => schema.types.includes("object"))) return alternatives;
  return alternatives.filter(({ schema: { choices } }) => !choices?.every((one) => one === ""));
}

/** Adds conditional subschemas as optional (JSON Schema 2020-12, section 10.2.2). */
export function mergeConditions({ document, draft, read }: Step, node: JsonMap): void {
  const dependent = entriesOf(memberOf(node, "dependentSchemas")).map(([, schema]) => schema);
  for (const part of [memberOf(node, "then"), memberOf(node, "else"), ...dependent]) {
    if (isMap(part) && canRead(document, part)) mergeVariant(draft, read(part));
  }
}

/** Adds the properties of one variant; its required members are not required of all. */
export function mergeVariant(draft: Draft, variant: Schema): void {
  for (const [name, property] of variant.properties) {
    draft.properties.set(name, combineAnyOf(draft.properties.get(name), property));
  }
}

function addChoiceTitle(draft: Draft, { choices = [], keywords }: Schema): void {
  const title = textOf(keywords, "title");
  if (title !== undefined && choices.length === 1) draft.choiceTitles.set(choices[0], title);
}

/** False for a schema that is being read: it would recur without end. */
export function canRead(document: Document, node: unknown): boolean {
  const { reading, nesting } = document;
  if (reading.has(node) || nesting.level >= MOST_NESTED) return false;
  return !reading.has(resolve(document, node).value);
}

function isNull(document: Document, node: unknown): boolean {
  const { value } = resolve(document, node);
  if (!isMap(value)) return false;
  if (memberOf(value, "type") === "null") return true;
  const choices = Object.hasOwn(value, "const") ? [value["const"]] : listOf(value, "enum");
  return choices.length > 0 && choices.every((choice) => choice === null);
}
