import { mergeAlternatives, mergeConditions } from "./alternatives.ts";
import { mergeDiscriminator, isOwnBase } from "./discriminator.ts";
import { bindDynamicReferences } from "./bind-dynamic-references.ts";
import { combineAllOf, combinedAllOf } from "./combined-schemas.ts";
import { entriesOf, isMap, isTrueAt, listOf, memberOf, textsOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { referenceOf, resolveStep } from "./resolve.ts";
import type { Step } from "./schema-step.ts";
import { MOST_NESTED } from "./schema-step.ts";
import type { Draft } from "./schema-shape.ts";

const OWN = new Set(["$ref", "allOf", "oneOf", "anyOf", "type", "properties", "required", "items"]);

/** Adds the keywords of a schema to the draft. */
export function mergeNode(step: Step, node: unknown): void {
  const { nesting } = step.document;
  if (!isMap(node) || step.seen.has(node) || nesting.level > MOST_NESTED) return;
  step.seen.add(node);
  nesting.level += 1;
  mergeKeywords(step, node);
  nesting.level -= 1;
}

/** Name of a schema under `components/schemas` or `definitions`. */
export function nameOf(pointer: string): string | undefined {
  const name = /^\/(?:components\/schemas|definitions)\/([^/]+)$/.exec(pointer)?.[1];
  return name?.replaceAll("~1", "/").replaceAll("~0", "~");
}

function mergeKeywords(step: Step, node: JsonMap): void {
  const { draft } = step;
  if (referenceOf(node) !== undefined) mergeReference(step, node);
  mergeAllOf(step, node);
  const isBase = isOwnBase(step, node);
  if (!isBase)
    mergeAlternatives(
      step,
      [...listOf(node, "oneOf"), ...listOf(node, "anyOf"), ...alternativeItems(node)],
      mergeNode,
    );
  mergeConditions(step, node);
  mergeTypes(draft, node);
  mergeChoices(draft, node);
  for (const [name, property] of entriesOf(memberOf(node, "properties"))) {
    draft.properties.set(name, combineAllOf(draft.properties.get(name), property));
    draft.own.add(name);
  }
  for (const name of textsOf(node, "required")) draft.required.add(name);
  mergeItems(draft, node);
  if (!isBase) mergeDiscriminator(step, node);
  for (const [key, value] of Object.entries(node)) {
    if (!OWN.has(key)) draft.keywords.set(key, value);
  }
}

function mergeAllOf(step: Step, node: JsonMap): void {
  const joined = combinedAllOf(node);
  for (const [index, part] of listOf(node, "allOf").entries()) {
    // The later part of a property is more specific.
    const isNearer = joined !== undefined && index > 0;
    mergeNode({ ...step, isPart: joined === undefined || step.isPart, isNearer }, part);
  }
}

function mergeReference(step: Step, node: JsonMap): void {
  const { draft, isNearer } = step;
  const { value, pointer } = resolveStep(step.document, node);
  const name = nameOf(pointer);
  if (name !== undefined && isNearer) draft.names.unshift(name);
  else if (name !== undefined) draft.names.push(name);
  if (draft.pointer === "" || isNearer) draft.pointer = pointer;
  mergeNode({ ...step, isNearer: false }, bindDynamicReferences(step.document, node, value));
}

/** Adds `type` and the members that permit null. */
export function mergeTypes(draft: Pick<Draft, "types" | "isNullable">, node: JsonMap): void {
  const type = memberOf(node, "type");
  const types = (Array.isArray(type) ? type : [type]).filter((item) => typeof item === "string");
  if (types.includes("null") || isTrueAt(node, "nullable") || isTrueAt(node, "x-nullable")) {
    draft.isNullable = true;
  }
  const others = types.filter((item) => item !== "null");
  if (others.length > 0) draft.types = narrowTypes(draft.types, others);
}

/** Types that both allow; if there are none, the outer ones. */
function narrowTypes(before: readonly string[], now: readonly string[]): readonly string[] {
  const both = now.filter(
    (type) => before.includes(type) || (type === "integer" && before.includes("number")),
  );
  const isWhole = now.includes("number") && before.includes("integer");
  if (isWhole && !both.includes("integer")) both.push("integer");
  const types = isWhole
    ? both.filter((type) => type !== "number" || before.includes("number"))
    : both;
  return types.length > 0 ? types : now;
}

/** Adds `const` or `enum`. */
export function mergeChoices(draft: Pick<Draft, "choices" | "isNullable">, node: JsonMap): void {
  const choices = Object.hasOwn(node, "const") ? [node["const"]] : listOf(node, "enum");
  if (choices.length === 0) return;
  if (choices.includes(null)) draft.isNullable = true;
  const now = choices.filter((choice) => choice !== null);
  const before = new Set(draft.choices);
  const both = now.filter((choice) => before.has(choice));
  draft.choices = both.length > 0 ? both : now;
}

/** Alternatives that a document lists in `items` without the type of an array, which OpenAPI does not allow. */
function alternativeItems(node: JsonMap): readonly unknown[] {
  const items = memberOf(node, "items");
  const isAlone = memberOf(node, "type") === undefined;
  return isAlone && Array.isArray(items) && items.every(isMap) ? items : [];
}

function mergeItems(draft: Draft, node: JsonMap): void {
  const items = alternativeItems(node).length > 0 ? undefined : memberOf(node, "items");
  const first = Array.isArray(items) ? (items as unknown[]) : listOf(node, "prefixItems");
  if (first.length > 0) draft.items = { anyOf: isMap(items) ? [...first, items] : first };
  else if (isMap(items) || items === true) draft.items = items;
  const [pattern] = entriesOf(memberOf(node, "patternProperties"));
  const additional = [
    memberOf(node, "additionalProperties"),
    memberOf(node, "unevaluatedProperties"),
    pattern?.[1],
  ].find((value) => value === true || isMap(value));
  if (additional !== undefined) draft.additional = additional;
}
