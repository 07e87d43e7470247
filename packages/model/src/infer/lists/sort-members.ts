import type { Sort } from "#types/list-shape.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { foldName } from "#infer/names/words.ts";
import type { ListParameter } from "./list-parameters.ts";
import { booleanWords, choiceWords } from "./direction-words.ts";
import { fieldsInProse } from "./sort-fields.ts";
import { proseOf } from "./sort-forms.ts";

interface JsonSort extends Pick<
  Sort,
  "form" | "words" | "isMultiple" | "members" | "isJson" | "fields"
> {
  /** The description has neither the names of the fields nor the direction words. */
  readonly isGuess?: true;
}

const DEFAULT_WORDS = { ascending: "asc", descending: "desc" };
const SORT_NAME = /^(?:sort|order)(?:s|ing|ings|by|bys|model|columns|fields|criteria|list)?$/;
const FIELD_NAME =
  /^(?:sort|order)?(?:by)?(?:field|property|column|attribute|key|path|member)?(?:name|id)?$/;
const DIRECTION_NAME = /^(?:(?:sort|order)(?:by)?)?(?:dir|direction|order|type)$/;

/** Infers a sort that takes JSON: a list of objects, or one object with a direction for each field. */
export function inferJsonSort(
  document: Document,
  parameter: ListParameter,
  rowFields: readonly string[],
): JsonSort | undefined {
  if (parameter.group !== undefined || !parameter.names.some((name) => SORT_NAME.test(name)))
    return undefined;
  const { schema } = parameter;
  if (schema.items !== undefined) return readItems(document, readSchema(document, schema.items));
  if (schema.types.includes("object"))
    return readDirections(document, schema) ?? guessDirections(parameter, rowFields);
  return readProse(proseOf(parameter));
}

function readItems(document: Document, { properties }: Schema): JsonSort | undefined {
  const members = [...properties].map(([name, node]) => ({
    name,
    folded: foldName(name),
    schema: readSchema(document, node),
  }));
  const directions = members.map((one) => {
    const words = one.schema.types.includes("boolean")
      ? booleanWords(one.folded)
      : choiceWords(one.schema);
    return { ...one, words };
  });
  const direction =
    directions.find(({ words }) => words !== undefined) ??
    directions.find(({ folded }) => DIRECTION_NAME.test(folded));
  const field = members.find(
    ({ name, folded }) => name !== direction?.name && FIELD_NAME.test(folded),
  );
  if (direction === undefined || field === undefined) return undefined;
  const fields = (field.schema.choices ?? []).filter((choice) => typeof choice === "string");
  return {
    form: "json-list",
    members: { field: field.name, direction: direction.name },
    isJson: true,
    isMultiple: true,
    words: direction.words ?? DEFAULT_WORDS,
    ...(fields.length > 0 && { fields }),
  };
}

/** Reads `{name: "asc" | "desc"}`, also with any names. */
function readDirections(document: Document, schema: Schema): JsonSort | undefined {
  const fields = [...schema.properties.keys()];
  const nodes = [...schema.properties.values()];
  const values = nodes.length > 0 ? nodes : [schema.keywords["additionalProperties"]];
  const [words, ...others] = values.map((node) => choiceWords(readSchema(document, node)));
  if (words === undefined || others.includes(undefined)) return undefined;
  const common = { form: "json-object", isJson: true, isMultiple: true, words } as const;
  return fields.length > 0 ? { ...common, fields } : common;
}

const MONGO_WORDS = { ascending: "1", descending: "-1" };

/** Reads an object of a query without members: `$sort[name]=-1` as MongoDB and Feathers have it, else `sort[name]=desc`. */
function guessDirections(
  { at, field, schema, isDeep, prose }: ListParameter,
  rowFields: readonly string[],
): JsonSort | undefined {
  if (isDeep !== true || schema.properties.size > 0) return undefined;
  const text = proseOf({ field, schema, ...(prose !== undefined && { prose }) });
  const isMongo = at.parameter.startsWith("$") || /(?:^|\W)-1\b/.test(text);
  const words = isMongo ? MONGO_WORDS : DEFAULT_WORDS;
  const fields = fieldsInProse(text, rowFields);
  return {
    form: "json-object",
    isJson: true,
    isMultiple: true,
    words,
    ...(fields.length > 0 && { fields }),
    ...(!/\]\s*=\s*(?:asc|desc|-?1)\b/i.test(text) && { isGuess: true }),
  };
}

const PROSE_MEMBERS =
  /(?:\[|\b(?:array|list) of)\s*\{\s*"(\w+)"\s*:\s*"[\w.<> -]+"\s*,\s*"(\w+)"\s*:\s*(?:"(asc|desc)\w*"|(true|false)\b)/i;

/** The same with the direction first: `[{"direction": "asc", "field": "name"}]`. */
const DIRECTION_FIRST =
  /(?:\[|\b(?:array|list) of)\s*\{\s*"(\w+)"\s*:\s*(?:"(asc|desc)\w*"|(true|false)\b)\s*,\s*"(\w+)"\s*:\s*"[\w.<> -]+"/i;

function readMembers(prose: string): readonly (string | undefined)[] {
  const [, direction, word, flag, field] = DIRECTION_FIRST.exec(prose) ?? [];
  if (field !== undefined) return [field, direction, word, flag];
  return PROSE_MEMBERS.exec(prose)?.slice(1) ?? [];
}

/** Reads an example in a description: `[{"property": "name", "direction": "DESC"}]`. */
function readProse(prose: string): JsonSort | undefined {
  const [field, direction, word, flag] = readMembers(prose);
  if (field === undefined || direction === undefined) return undefined;
  const upper = { ascending: "ASC", descending: "DESC" };
  const texts = word === word?.toUpperCase() ? upper : DEFAULT_WORDS;
  const words = flag === undefined ? texts : booleanWords(foldName(direction));
  if (words === undefined) return undefined;
  return { form: "json-list", members: { field, direction }, isMultiple: true, words };
}
