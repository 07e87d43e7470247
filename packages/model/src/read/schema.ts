import { ExactNumber } from "#types/json.ts";
import { mergeNode, nameOf } from "./merge-schema.ts";
import type { Document } from "./document.ts";
import { isMap, textOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { referenceOf, resolveStep } from "./resolve.ts";
import type { Draft, Schema } from "./schema-shape.ts";

export type { Schema } from "./schema-shape.ts";

/** Reads one level of a schema (JSON Schema 2020-12, or the dialects of OpenAPI 3.0 and Swagger 2.0); cached. */
export function readSchema(document: Document, node: unknown): Schema {
  if (!isMap(node)) return readLevel(document, node);
  const cached = document.schemas.get(node);
  if (cached !== undefined) return cached;
  const schema = readReferred(document, node) ?? readLevel(document, node);
  document.schemas.set(node, schema);
  return schema;
}

/** A schema that is only a reference: its target with one more name, so a large schema is read once. */
function readReferred(document: Document, node: JsonMap): Schema | undefined {
  if (referenceOf(node) === undefined || Object.keys(node).length > 1) return undefined;
  const { value, pointer } = resolveStep(document, node);
  if (!isMap(value) || document.reading.has(value)) return undefined;
  const target = readSchema(document, value);
  const name = nameOf(pointer);
  return {
    ...target,
    names: name === undefined ? target.names : [name, ...target.names],
    pointer: pointer === "" ? target.pointer : pointer,
  };
}

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
  return { ...draft, types, keywords };
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
