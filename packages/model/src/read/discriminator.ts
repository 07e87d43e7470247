import { mergeVariant, canRead } from "./alternatives.ts";
import type { Document } from "./document.ts";
import { combineAllOf } from "./combined-schemas.ts";
import { entriesOf, listOf, mapOf, memberOf, textOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { readAt } from "./pointer.ts";
import { referenceOf, resolve } from "./resolve.ts";
import type { Step } from "./schema-step.ts";

/** A base type with more subtypes is too general to merge. */
const MOST_SUBTYPES = 20;

/**
 * Adds the type names as choices of the discriminator property. A base type without alternatives also gets the
 * optional properties of its subtypes (OpenAPI 3.1, "Discriminator Object"; Swagger 2.0 has only the name).
 */
export function mergeDiscriminator({ document, draft, read }: Step, node: JsonMap): void {
  const discriminator = memberOf(node, "discriminator");
  const name =
    typeof discriminator === "string" ? discriminator : textOf(discriminator, "propertyName");
  if (name === undefined) return;
  const alternatives = [...listOf(node, "oneOf"), ...listOf(node, "anyOf")];
  const subtypes = alternatives.length > 0 ? [] : listSubtypes(document, node);
  if (subtypes.length <= MOST_SUBTYPES) {
    const readable = subtypes.filter((subtype) => canRead(document, subtype.node));
    for (const subtype of readable) mergeVariant(draft, read(subtype.node));
    if (readable.length > 0) draft.shapes = readable;
  }
  const mapped = Object.keys(mapOf(discriminator, "mapping"));
  const named = [
    ...alternatives.flatMap((one) => lastStep(one)),
    ...subtypes.map((one) => one.name),
  ];
  const values = mapped.length > 0 ? mapped : named;
  const property = draft.properties.get(name);
  if (
    values.length === 0 ||
    draft.properties.size === 0 ||
    (property !== undefined && !isOpen(read(property).choices, values))
  )
    return;
  draft.properties.set(name, combineAllOf(property ?? { type: "string" }, { enum: values }));
}

/** True for a base type that is read inside one of its subtypes: its other subtypes do not apply. */
export function isOwnBase({ document, isPart }: Step, node: JsonMap): boolean {
  if (!isPart || memberOf(node, "discriminator") === undefined) return false;
  const members = membersOf.get(node) ?? listMembers(document, node);
  membersOf.set(node, members);
  return members.some((one) => document.reading.has(one));
}

const membersOf = new WeakMap<object, readonly unknown[]>();

/** All alternatives and subtypes of a base type. */
function listMembers(document: Document, node: JsonMap): readonly unknown[] {
  const alternatives = [...listOf(node, "oneOf"), ...listOf(node, "anyOf")];
  const subtypes = listSubtypes(document, node).map((one) => one.node);
  const isMember = (one: unknown) => alternatives.length === 0 || !isOtherName(one);
  return [
    ...alternatives.map((one) => resolve(document, one).value),
    ...subtypes.filter((one) => isMember(one)),
  ];
}

/** True for a schema that only refers to another one: `allOf` with one part and no other members. */
function isOtherName(node: unknown): boolean {
  return listOf(node, "allOf").length === 1 && memberOf(node, "properties") === undefined;
}

/** True without choices, or with those of one type only. */
function isOpen(choices: readonly unknown[] | undefined, values: readonly string[]): boolean {
  return choices === undefined || choices.length < values.length;
}

function lastStep(node: unknown): readonly string[] {
  return referenceOf(node)?.split("/").slice(-1) ?? [];
}

interface Subtype {
  readonly name: string;
  readonly node: unknown;
}

/** Named schemas that contain the base type in `allOf`, and those that contain these. */
function listSubtypes(document: Document, base: unknown): readonly Subtype[] {
  const index = indexSubtypes(document);
  const subtypes = new Set<Subtype>(index.get(base));
  for (const { node } of subtypes) for (const one of index.get(node) ?? []) subtypes.add(one);
  return [...subtypes].filter(({ node }) => node !== base);
}

const indexes = new WeakMap<object, ReadonlyMap<unknown, readonly Subtype[]>>();

function indexSubtypes(document: Document): ReadonlyMap<unknown, readonly Subtype[]> {
  const cached = indexes.get(document.source);
  if (cached !== undefined) return cached;
  const index = new Map<unknown, Subtype[]>();
  const { source } = document;
  const schemas = [readAt(source, ["components", "schemas"]), memberOf(source, "definitions")];
  for (const [name, node] of schemas.flatMap(entriesOf)) {
    for (const part of listOf(node, "allOf")) {
      if (referenceOf(part) === undefined) continue;
      const base = resolve(document, part).value;
      const subtypes = index.get(base) ?? [];
      subtypes.push({ name, node });
      index.set(base, subtypes);
    }
  }
  indexes.set(source, index);
  return index;
}
