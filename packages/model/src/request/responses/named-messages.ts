import type { JsonPath } from "#types/json.ts";
import { valueAt } from "#request/values/value-at.ts";

/** Message about a value, which starts with its name. */
export interface NamedMessage {
  /** Name as the API writes it: `email`, `Unit price`, `items.0.sku`. */
  readonly name: string;
  readonly message: string;
}

/** Paths of sentences in an error. */
const paths: readonly JsonPath[] = [
  ["message"],
  ["messages"],
  ["errors"],
  ["error"],
  ["error", "message"],
  ["error", "errors"],
  ["detail"],
  ["details"],
  ["errors", "full_messages"],
  ["full_messages"],
  ["errorMessages"],
];

const MOST = 100;
const LENGTH = 300;

/**
 * Sentences of an error that name their value in the text: lists of texts (NestJS, Rails), or one text (Joi, Mongoose,
 * validators of Go).
 */
export function listNamedMessages(body: unknown): readonly NamedMessage[] {
  for (const path of paths) {
    const named = splitTexts(valueAt(body, path)).flatMap(readNamed);
    if (named.length > 0) return named.slice(0, MOST);
  }
  return [];
}

function splitTexts(value: unknown): readonly string[] {
  const texts = Array.isArray(value) ? value.slice(0, MOST) : [value];
  return texts
    .filter((text) => typeof text === "string")
    .flatMap((text) => text.slice(0, 4000).split(/\r?\n|;\s+/))
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

const patterns: readonly RegExp[] = [
  // Go: `Key: 'User.Email' Error:Field validation for 'Email' failed on the 'required' tag`
  /^Key: '(?:\w+\.)?(?<name>[\w.[\]]+)' Error:/,
  // Joi, JSON Schema: `"email" is required`, `'email' must be a string`
  /^(?:(?:the )?(?:field|property|parameter|attribute) )?["'`](?<name>[\w .[\]-]{1,100})["'`]/i,
  // Mongoose: `User validation failed: email: Path `email` is required.`
  /^\w+ validation failed: (?<name>[\w.]{1,100}): /,
  // Laravel: `The unit price field is required.`
  /^The (?<name>[\w.-]+(?: [\w-]+){0,3}?) (?:field|attribute|value) /i,
  // `email: is required`
  /^(?<name>[\w.[\]-]{1,100}): \S/,
  // class-validator, Rails: `email must be an email`, `Unit price can't be blank`
  /^(?:the )?(?<name>[\w.[\]-]+(?: [\w-]+){0,3}?) (?:must|should|shall|is|are|has|have|can't|can’t|cannot|can|may|needs|doesn't|does|was|already|contains|exceeds|required|invalid|too|property)\b/i,
];

function readNamed(text: string): readonly NamedMessage[] {
  for (const pattern of patterns) {
    const name = pattern.exec(text)?.groups?.["name"];
    if (name !== undefined) return [{ name, message: text.slice(0, LENGTH) }];
  }
  return [];
}
