import { ExactNumber } from "#types/json.ts";
import { mergeChoices, mergeNode, mergeTypes, nameOf } from "./merge-schema.ts";
import type { Document } from "./document.ts";
import { flattenResourceObject } from "./resource-object.ts";
import { isMap, textOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { referenceOf, resolveStep } from "./resolve.ts";
import type { Draft, Schema } from "./schema-shape.ts";
import { MOST_NESTED } from "./schema-step.ts";

export type { Schema } from "./schema-shape.ts";

/** Reads one level of a schema (JSON Schema 2020-12, or the dialects of OpenAPI 3.0 and Swagger 2.0); cached. */
export function readSchema(document: Document, node: unknown): Schema {
  if (!isMap(node)) return readLevel(document, node);
  const cached = document.schemas.get(node);
  if (cached !== undefined) return cached;
  const schema =
    readReferred(document, node) ?? readPlain(document, node) ?? readLevel(document, node);
  document.schemas.set(node, schema);
  return schema;
}

/** A schema that is only a reference: its target with one more name, so a large schema is read once. */
function readReferred(document: Document, node: JsonMap): Schema | undefined {
  if (referenceOf(node) === undefined || Object.keys(node).length > 1) return undefined;
  const { value, pointer } = resolveStep(document, node);
  if (!isMap(value) || document.reading.has(value)) return undefined;
  // Thousands of references to one target share a schema, and the fields that are read from it.
  const shared = document.referred.get(value) ?? new Map<string, Schema>();
  document.referred.set(value, shared);
  const existing = shared.get(pointer);
  if (existing !== undefined) return existing;
  const target = readSchema(document, value);
  const name = nameOf(pointer);
  const schema = {
    ...target,
    names: name === undefined ? target.names : [name, ...target.names],
    pointer: pointer === "" ? target.pointer : pointer,
  };
  shared.set(pointer, schema);
  return schema;
}

/** Keywords of schemas of one value, without properties, items, references and alternatives. */
const plainKeywords: ReadonlySet<string> = new Set(
  "type format title description default example examples const enum minimum maximum exclusiveMinimum exclusiveMaximum multipleOf pattern minLength maxLength nullable readOnly writeOnly deprecated".split(
    " ",
  ),
);

const none: Omit<Schema, "types" | "isNullable" | "choices" | "keywords"> = {
  names: [],
  pointer: "",
  properties: new Map(),
  required: new Set(),
  items: undefined,
  additional: undefined,
  choiceTitles: new Map(),
  variants: [],
  shapes: [],
  own: new Set(),
};

/** A schema of one value, which most schemas of a document are: read without a draft, in a fraction of its memory. */
function readPlain({ nesting }: Document, node: JsonMap): Schema | undefined {
  if (nesting.level > MOST_NESTED) return undefined;
  if (!Object.keys(node).every((key) => plainKeywords.has(key))) return undefined;
  const { type: _, ...keywords } = node;
  const draft: PlainDraft = { types: [], isNullable: false, choices: undefined };
  mergeTypes(draft, node);
  mergeChoices(draft, node);
  const types = draft.types.length > 0 ? draft.types : guessTypes({ ...none, ...draft }, keywords);
  return { ...none, ...draft, types, keywords };
}

type PlainDraft = Pick<Draft, "types" | "isNullable" | "choices">;

function readLevel(document: Document, node: unknown): Schema {
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
    choiceTitles: new Map(),
    variants: [],
    shapes: [],
    own: new Set(),
    keywords: new Map(),
  };
  document.reading.add(node);
  const read = (inner: unknown) => readSchema(document, inner);
  mergeNode({ document, draft, seen: new Set(), read, isPart: false, isNearer: false }, node);
  document.reading.delete(node);
  const keywords = Object.fromEntries(draft.keywords);
  const types = draft.types.length > 0 ? draft.types : guessTypes(draft, keywords);
  const schema = {
    ...draft,
    properties: draft.properties.size === 0 ? none.properties : draft.properties,
    required: draft.required.size === 0 ? none.required : draft.required,
    choiceTitles: draft.choiceTitles.size === 0 ? none.choiceTitles : draft.choiceTitles,
    own: draft.own.size === 0 ? none.own : draft.own,
    types,
    keywords,
  };
  return flattenResourceObject(schema, read);
}

type Guessed = Pick<Schema, "properties" | "additional" | "items" | "choices">;

function guessTypes(draft: Guessed, keywords: JsonMap): readonly string[] {
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
