import { ExactNumber } from "#nouns/json.ts";
import type { Document } from "./document.ts";
import { entriesOf, isMap, isTrueAt, listOf, memberOf, textOf, textsOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { resolve } from "./resolve.ts";

/**
 * A schema as far as its own level goes: references followed, `allOf` merged, an only alternative taken.
 * What stands below (properties, items) is left as it came, to be read when it is needed.
 */
export interface Schema {
  /** Names under which the document knows it, the nearest first: `Order`. */
  readonly names: readonly string[];
  /** Pointer of the nearest named place; empty: written in place. */
  readonly pointer: string;
  /** Without `null`; empty: anything. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  readonly properties: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  readonly items: unknown;
  /** Schema of the values of a map; undefined where there is none. */
  readonly additional: unknown;
  readonly choices: readonly unknown[] | undefined;
  /** Alternatives that could not be merged into one. */
  readonly variants: readonly unknown[];
  /** All other keywords, the outermost wins. */
  readonly keywords: JsonMap;
}

interface Draft {
  readonly names: string[];
  pointer: string;
  types: readonly string[];
  isNullable: boolean;
  readonly properties: Map<string, unknown>;
  readonly required: Set<string>;
  items: unknown;
  additional: unknown;
  choices: readonly unknown[] | undefined;
  variants: readonly unknown[];
  readonly keywords: Map<string, unknown>;
}

interface Step {
  readonly document: Document;
  readonly draft: Draft;
  readonly seen: Set<unknown>;
}

const OWN = new Set(["$ref", "allOf", "oneOf", "anyOf", "type", "properties", "required", "items"]);
/** Deeper than anybody writes, and shallow enough for every engine. */
const MOST_NESTED = 300;

/** Reads one level of a schema (JSON Schema 2020-12, or the dialects of OpenAPI 3.0 and Swagger 2.0). */
export function readSchema(document: Document, node: unknown): Schema {
  const known = isMap(node) ? document.schemas.get(node) : undefined;
  if (known !== undefined) return known;
  const draft: Draft = {
    names: [],
    pointer: "",
    types: [],
    isNullable: false,
    properties: new Map(),
    required: new Set(),
    items: undefined,
    additional: undefined,
    choices: undefined,
    variants: [],
    keywords: new Map(),
  };
  document.reading.add(node);
  absorb({ document, draft, seen: new Set() }, node);
  document.reading.delete(node);
  const keywords = Object.fromEntries(draft.keywords);
  const types = draft.types.length > 0 ? draft.types : guessTypes(draft, keywords);
  const schema: Schema = { ...draft, types, keywords };
  if (isMap(node)) document.schemas.set(node, schema);
  return schema;
}

function absorb(step: Step, node: unknown): void {
  const { nesting } = step.document;
  if (!isMap(node) || step.seen.has(node) || nesting.level > MOST_NESTED) return;
  step.seen.add(node);
  nesting.level += 1;
  absorbNode(step, node);
  nesting.level -= 1;
}

function absorbNode(step: Step, node: JsonMap): void {
  const { draft } = step;
  if (typeof memberOf(node, "$ref") === "string") absorbReference(step, node);
  for (const part of listOf(node, "allOf")) absorb(step, part);
  absorbAlternatives(step, [...listOf(node, "oneOf"), ...listOf(node, "anyOf")]);
  absorbTypes(draft, node);
  absorbChoices(draft, node);
  for (const [name, property] of entriesOf(memberOf(node, "properties"))) {
    draft.properties.set(name, property);
  }
  for (const name of textsOf(node, "required")) draft.required.add(name);
  absorbItems(draft, node);
  for (const [key, value] of Object.entries(node)) {
    if (!OWN.has(key)) draft.keywords.set(key, value);
  }
}

function absorbReference(step: Step, node: JsonMap): void {
  const { value, pointer } = resolve(step.document, node);
  const name = /^\/(?:components\/schemas|definitions)\/([^/]+)$/.exec(pointer)?.[1];
  if (name !== undefined) step.draft.names.push(name.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (step.draft.pointer === "") step.draft.pointer = pointer;
  absorb(step, value);
}

function absorbTypes(draft: Draft, node: JsonMap): void {
  const type = memberOf(node, "type");
  const types = (Array.isArray(type) ? type : [type]).filter((item) => typeof item === "string");
  if (types.includes("null") || isTrueAt(node, "nullable") || isTrueAt(node, "x-nullable")) {
    draft.isNullable = true;
  }
  const others = types.filter((item) => item !== "null");
  if (others.length > 0) draft.types = others;
}

function absorbChoices(draft: Draft, node: JsonMap): void {
  const choices = Object.hasOwn(node, "const") ? [node["const"]] : listOf(node, "enum");
  if (choices.length === 0) return;
  if (choices.includes(null)) draft.isNullable = true;
  draft.choices = choices.filter((choice) => choice !== null);
}

function absorbItems(draft: Draft, node: JsonMap): void {
  const items = memberOf(node, "items") ?? memberOf(node, "prefixItems");
  if (Array.isArray(items)) draft.items = { anyOf: items };
  else if (items !== undefined) draft.items = items;
  const additional = memberOf(node, "additionalProperties");
  if (additional === true || isMap(additional)) draft.additional = additional;
}

function absorbAlternatives(step: Step, nodes: readonly unknown[]): void {
  if (nodes.length === 0) return;
  const { document, draft } = step;
  const alternatives = nodes.filter((node) => !isNull(document, node));
  if (alternatives.length < nodes.length) draft.isNullable = true;
  if (alternatives.length === 1) {
    absorb(step, alternatives[0]);
    return;
  }
  const schemas = alternatives
    .filter((node) => !document.reading.has(node) && document.nesting.level < MOST_NESTED)
    .map((node) => readSchema(document, node));
  if (schemas.some((schema) => schema.isNullable)) draft.isNullable = true;
  draft.types = [...new Set([...draft.types, ...schemas.flatMap((schema) => schema.types)])];
  if (schemas.length > 0 && schemas.every((schema) => schema.properties.size > 0)) {
    for (const schema of schemas) absorbVariant(draft, schema);
  } else if (schemas.length > 0 && schemas.every((schema) => schema.choices !== undefined)) {
    draft.choices = [...new Set(schemas.flatMap((schema) => schema.choices ?? []))];
  } else draft.variants = alternatives;
}

/** One of several objects: its properties are possible, what it requires is not required of all. */
function absorbVariant(draft: Draft, variant: Schema): void {
  for (const [name, property] of variant.properties) {
    const before = draft.properties.get(name);
    const isUnion = before !== undefined && before !== property;
    draft.properties.set(name, isUnion ? joinAlternatives(before, property) : property);
  }
}

const unions = new WeakSet();

function joinAlternatives(before: unknown, property: unknown): unknown {
  const earlier = isMap(before) && unions.has(before) ? listOf(before, "anyOf") : [before];
  if (earlier.includes(property) || earlier.length > 50) return before;
  const union = { anyOf: [...earlier, property] };
  unions.add(union);
  return union;
}

function isNull(document: Document, node: unknown): boolean {
  const { value } = resolve(document, node);
  if (!isMap(value)) return false;
  if (memberOf(value, "type") === "null") return true;
  const choices = Object.hasOwn(value, "const") ? [value["const"]] : listOf(value, "enum");
  return choices.length > 0 && choices.every((choice) => choice === null);
}

function guessTypes(draft: Draft, keywords: JsonMap): readonly string[] {
  if (draft.properties.size > 0 || draft.additional !== undefined) return ["object"];
  if (draft.items !== undefined) return ["array"];
  if (draft.choices !== undefined) {
    const types = draft.choices
      .map((choice) => (choice instanceof ExactNumber ? "number" : typeof choice))
      .filter((type) => type !== "object");
    return [...new Set(types)];
  }
  const isOneOf = (...names: readonly string[]) =>
    names.some((name) => Object.hasOwn(keywords, name));
  if (isOneOf("minimum", "maximum", "multipleOf")) return ["number"];
  if (isOneOf("pattern", "minLength", "maxLength", "contentMediaType", "contentEncoding")) {
    return ["string"];
  }
  return textOf(keywords, "format") === undefined ? [] : ["string"];
}
