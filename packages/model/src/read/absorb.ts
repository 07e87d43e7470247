import { absorbAlternatives, absorbConditions } from "./alternatives.ts";
import { absorbDiscriminator, isOwnBase } from "./discriminator.ts";
import { bindDynamic } from "./bind-dynamic.ts";
import { joinParts, joinedParts } from "./joined-schemas.ts";
import { entriesOf, isMap, isTrueAt, listOf, memberOf, textsOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { referenceOf, resolveStep } from "./resolve.ts";
import type { Step } from "./schema-step.ts";
import { MOST_NESTED } from "./schema-step.ts";
import type { Draft } from "./schema-shape.ts";

const OWN = new Set(["$ref", "allOf", "oneOf", "anyOf", "type", "properties", "required", "items"]);

/** Adds what a node of a schema says to what was gathered. */
export function absorb(step: Step, node: unknown): void {
  const { nesting } = step.document;
  if (!isMap(node) || step.seen.has(node) || nesting.level > MOST_NESTED) return;
  step.seen.add(node);
  nesting.level += 1;
  absorbNode(step, node);
  nesting.level -= 1;
}

/** The name of a schema that stands among the named ones. */
export function nameOf(pointer: string): string | undefined {
  const name = /^\/(?:components\/schemas|definitions)\/([^/]+)$/.exec(pointer)?.[1];
  return name?.replaceAll("~1", "/").replaceAll("~0", "~");
}

function absorbNode(step: Step, node: JsonMap): void {
  const { draft } = step;
  if (referenceOf(node) !== undefined) absorbReference(step, node);
  absorbParts(step, node);
  const isBase = isOwnBase(step, node);
  if (!isBase)
    absorbAlternatives(step, [...listOf(node, "oneOf"), ...listOf(node, "anyOf")], absorb);
  absorbConditions(step, node);
  absorbTypes(draft, node);
  absorbChoices(draft, node);
  for (const [name, property] of entriesOf(memberOf(node, "properties"))) {
    draft.properties.set(name, joinParts(draft.properties.get(name), property));
    draft.own.add(name);
  }
  for (const name of textsOf(node, "required")) draft.required.add(name);
  absorbItems(draft, node);
  if (!isBase) absorbDiscriminator(step, node);
  for (const [key, value] of Object.entries(node)) {
    if (!OWN.has(key)) draft.keywords.set(key, value);
  }
}

function absorbParts(step: Step, node: JsonMap): void {
  const joined = joinedParts(node);
  for (const [place, part] of listOf(node, "allOf").entries()) {
    // Of a property that two parts declare, the later one is the more particular.
    const isNearer = joined !== undefined && place > 0;
    absorb({ ...step, isPart: joined === undefined || step.isPart, isNearer }, part);
  }
}

function absorbReference(step: Step, node: JsonMap): void {
  const { draft, isNearer } = step;
  const { value, pointer } = resolveStep(step.document, node);
  const name = nameOf(pointer);
  if (name !== undefined && isNearer) draft.names.unshift(name);
  else if (name !== undefined) draft.names.push(name);
  if (draft.pointer === "" || isNearer) draft.pointer = pointer;
  absorb({ ...step, isNearer: false }, bindDynamic(step.document, node, value));
}

function absorbTypes(draft: Draft, node: JsonMap): void {
  const type = memberOf(node, "type");
  const types = (Array.isArray(type) ? type : [type]).filter((item) => typeof item === "string");
  if (types.includes("null") || isTrueAt(node, "nullable") || isTrueAt(node, "x-nullable")) {
    draft.isNullable = true;
  }
  const others = types.filter((item) => item !== "null");
  if (others.length > 0) draft.types = narrowTypes(draft.types, others);
}

/** What both allow; where they contradict each other, the outer one is believed. */
function narrowTypes(before: readonly string[], now: readonly string[]): readonly string[] {
  const both = now.filter(
    (type) => before.includes(type) || (type === "integer" && before.includes("number")),
  );
  const isWhole = now.includes("number") && before.includes("integer");
  if (isWhole && !both.includes("integer")) both.push("integer");
  const kept = isWhole
    ? both.filter((type) => type !== "number" || before.includes("number"))
    : both;
  return kept.length > 0 ? kept : now;
}

function absorbChoices(draft: Draft, node: JsonMap): void {
  const choices = Object.hasOwn(node, "const") ? [node["const"]] : listOf(node, "enum");
  if (choices.length === 0) return;
  if (choices.includes(null)) draft.isNullable = true;
  const now = choices.filter((choice) => choice !== null);
  const before = new Set(draft.choices);
  const both = now.filter((choice) => before.has(choice));
  draft.choices = both.length > 0 ? both : now;
}

function absorbItems(draft: Draft, node: JsonMap): void {
  const items = memberOf(node, "items");
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
