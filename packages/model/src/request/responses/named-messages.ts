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
  ["_embedded", "errors"],
  ["description"],
  ["error_description"],
  ["errorMessage"],
  ["error_message"],
  ["msg"],
  ["reason"],
  [],
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
  const texts = Array.isArray(value)
    ? value.slice(0, MOST).map((item: unknown) => valueAt(item, ["message"]) ?? item)
    : [value];
  return texts
    .filter((text) => typeof text === "string")
    .flatMap((text) => text.slice(0, 4000).split(/\r?\n|;\s+/))
    .flatMap(splitList)
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

/** Rails, Sequelize: `Validation failed: Name can't be blank, Price must be positive` */
function splitList(text: string): readonly string[] {
  const [, list] =
    /^\s*(?:validation (?:failed|error)|\w+ violation):\s*([^:]+)$/i.exec(text) ?? [];
  return list === undefined ? [text] : list.split(/,\s+(?=[A-Z])/);
}

const patterns: readonly RegExp[] = [
  // PostgreSQL: `Key (email)=(a@b.c) already exists.`, `null value in column "email"`
  /\bKey \((?<name>\w+)\)=/,
  /\bcolumn ["'`](?<name>\w+)["'`]/,
  // SQLite: `UNIQUE constraint failed: users.email`; MySQL: `Duplicate entry 'a@b.c' for key 'users.email'`
  /\bconstraint failed: (?:\w+\.)?(?<name>\w+)/i,
  /^Duplicate entry .{0,200} for key ["'`](?:\w+\.)?(?<name>\w+)["'`]/i,
  // MongoDB: `dup key: { email: "a@b.c" }`
  /\bdup key: \{ "?(?<name>[\w.]+)"?:/,
  // `Required parameter 'email' is missing`
  /\b(?:field|parameter|property|attribute|argument|member) ["'`](?<name>[\w.[\]-]{1,100})["'`]/i,
  // `Missing required field: email`, `Invalid value for email`, `Invalid email address`
  /^(?:invalid|missing|unknown|unexpected|duplicate)(?: required)?(?: value)?(?: for| in| of)?(?: the)?(?: (?:field|parameter|property|attribute)s?)?:? ["'`]?(?<name>[\w.[\]-]{1,100})/i,
  // `A tag with that name already exists`, `A user with this email address is already registered`
  /\bwith (?:that|this|the(?: same)?|such an?|an? (?:equal|identical)|same) (?<name>[\w-]+(?: [\w-]+){0,2}?)(?: (?:is|was|has been))? (?:already\b|exists?\b|taken\b|in use\b)/i,
  // `folder has empty ID`, `repository with invalid name`
  /^(?:the |an? )?[\w-]+(?: [\w-]+)? (?:has|have|with|contains?)(?: an?)? (?:empty|blank|missing|invalid|duplicate|no) (?<name>[\w.-]+(?: [\w-]+){0,2}?)\.?$/i,
  // Go: `Key: 'User.Email' Error:Field validation for 'Email' failed on the 'required' tag`
  /^Key: '(?:\w+\.)?(?<name>[\w.[\]]+)' Error:/,
  // Joi, JSON Schema: `"email" is required`, `'email' must be a string`
  /^(?:(?:the )?(?:field|property|parameter|attribute) )?["'`](?<name>[\w .[\]-]{1,100})["'`]/i,
  // Mongoose: `User validation failed: email: Path `email` is required.`
  /^\w+ validation failed: (?<name>[\w.]{1,100}): /,
  // Laravel: `The unit price field is required.`
  /^The (?<name>[\w.-]+(?: [\w-]+){0,3}?) (?:field|attribute|value) /i,
  // `email: is required`
  /^(?!error|warning|exception|fatal)(?<name>[\w.[\]-]{1,100}): \S/,
  // class-validator: `property email should not exist`
  /^(?:the )?(?:property|field|parameter|attribute|key) (?<name>[\w.[\]-]{1,100}) (?:must|should|is|was|does|may|can) ?not\b/i,
  // `This username is already taken`
  /^(?:this|that) (?<name>[\w-]+(?: [\w-]+){0,2}?) (?:is|was|has been) (?:already\b|taken\b|in use\b)/i,
  // class-validator, Rails: `email must be an email`, `Unit price can't be blank`
  /^(?:the )?(?!error|missing|required|invalid)(?<name>[\w.[\]-]+(?: [\w-]+){0,3}?) (?:must|should|shall|is|are|has|have|can't|can’t|cannot|can|may|needs|doesn't|does|was|already|contains|exceeds|required|invalid|too|property)\b/i,
];

/** Falcon, Rails: `Unexpected parameters: volume, mail_host`, `found unpermitted parameters: :volume, :mail_host` */
const LISTED =
  /^(?:found )?(?:invalid|missing|unknown|unexpected|unrecogni[sz]ed|unpermitted|unsupported|extra|required)(?: required| mandatory)?(?: request| body)? (?:field|parameter|param|propert(?:y|ie)|attribute|argument|key|member|column)s?(?: are missing| is missing| missing)?: ?/i;
const ITEM = /^[:"'`]?(?<name>[\w.-]{1,100})["'`]?$/;

function readListed(text: string): readonly NamedMessage[] {
  const rest = text.slice(LISTED.exec(text)?.[0].length ?? text.length, LENGTH);
  const items = rest.replaceAll(/^[[({]|[\])}.]+$/g, "").split(/, ?/);
  const names = items.map((item) => ITEM.exec(item)?.groups?.["name"]);
  return names.every((name) => name !== undefined)
    ? names.map((name) => ({ name, message: text.slice(0, LENGTH) }))
    : [];
}

function readNamed(text: string): readonly NamedMessage[] {
  const listed = readListed(text);
  if (listed.length > 0) return listed;
  for (const pattern of patterns) {
    const name = pattern.exec(text)?.groups?.["name"];
    if (name !== undefined) return [{ name, message: text.slice(0, LENGTH) }];
  }
  return [];
}
