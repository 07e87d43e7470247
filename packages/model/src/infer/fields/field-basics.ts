import type { Field } from "#types/field.ts";
import { ExactNumber, type Json } from "#types/json.ts";
import { isTrueAt, textOf } from "#read/member.ts";
import type { Schema } from "#read/schema.ts";
import { declaredText } from "./extension.ts";
import type { FieldContext } from "./field-context.ts";
import { RESPONSE_DEPTH } from "./field-depth.ts";
import { readAcronyms } from "#infer/names/acronyms.ts";
import { addsNothing } from "#infer/names/empty-prose.ts";
import { shortenText } from "#infer/names/shorten-text.ts";
import { readSmallJson } from "./small-json.ts";
import { labelOf, splitWords } from "#infer/names/words.ts";

/** Members of every field kind. */
export type FieldBasics = Pick<Field, "name" | "label" | "isRequired">;

/** Name, label, description and flags of a field of any kind. */
export function readBasics(
  context: FieldContext,
  schema: Schema,
  { name, isRequired }: { readonly name: string; readonly isRequired: boolean },
): FieldBasics {
  const { keywords } = schema;
  const label = declaredText(keywords["x-quarterdeck-label"]) ?? readLabel(context, name, schema);
  const prose = shortenText(textOf(keywords, "description"), proseLimit(context));
  const description = prose !== undefined && addsNothing(prose, label) ? undefined : prose;
  const written = context.isResponse ? undefined : readSmallJson(keywords["default"]);
  const isOfDescription = isMomentOfDescription(written);
  const defaultValue = isOfDescription ? undefined : written;
  const isGenerated = isOfDescription || isTrueAt(keywords, "x-quarterdeck-generated");
  const example = context.isResponse ? undefined : readExample(schema);
  return {
    name,
    label,
    isRequired: isRequired && !isOfDescription,
    ...(description === undefined ? {} : { description }),
    ...(isReadOnly(schema, isRequired) ? { isReadOnly: true } : {}),
    ...(isTrueAt(keywords, "writeOnly") ? { isWriteOnly: true } : {}),
    ...(isGenerated ? { isGenerated: true } : {}),
    ...(isTrueAt(keywords, "x-quarterdeck-unique") ? { isDistinct: true } : {}),
    ...(schema.isNullable ? { isNullable: true } : {}),
    ...(isTrueAt(keywords, "deprecated") ? { isDeprecated: true } : {}),
    ...(defaultValue === undefined ? {} : { default: defaultValue }),
    ...(example === undefined ? {} : { example }),
  };
}

/** A time with parts of a second, other than the end of a day. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ](?!23:59:59\.9+(?!\d))\d\d:\d\d:\d\d\.\d*[1-9]/;

/**
 * True for the moment at which a generator wrote the description: the API's default is the time of the request, so that
 * a request without a value is right, also where the generator calls the member required.
 */
function isMomentOfDescription(value: Json | undefined): boolean {
  return typeof value === "string" && MOMENT.test(value);
}

const READ_ONLY =
  /(?:^|[.;([*:]\s*|\b(?:is|are)\s+|\b(?:this|a)\s+)(?:read[- ]?only|output[- ]only)\b(?!\s+(?:if|when|unless|for|after|once|mode|access|user|role|permission|token|key|replica|transaction))/i;

/** "Opaque id, assigned by the server", "API endpoint for this zone". */
const SET_BY_SERVER =
  /\b(?:assigned|generated|calculated|computed|maintained|populated|set|filled in)(?: automatically)? by the (?:server|system|api|service|backend|database|platform)\b|^(?:calculated|computed) (?:from|using|by)\b|[.;] (?:calculated|computed) (?:from|using)\b|^api (?:endpoint|url|address) (?:for|of) this\b/i;
/** "Canonical URL of this resource", "Link to the record itself", "Self link": not "URL of this event", a site of its host. */
const OWN_ADDRESS =
  /^(?:an? |the )?(?:[\w-]+ )?(?:(?:url|uri|href|address|(?:hyper)?links?)(?: \([^)]*\))? (?:of|for|to) (?:(?:this|the current) (?:resource|record|object|entity)|the (?:resource|record|object|entity) itself)(?: in (?:the|this) api)?|self[- ](?:url|uri|href|(?:hyper)?links?|reference))\s*(?:[.;,(]|$)/i;
/** "Ignored in requests", "This field is ignored on input." */
const IGNORED =
  /(?:^|[.;(]\s*)(?:(?:(?:this|the) )?(?:field|value|property|attribute|member|it) (?:is|will be) )?ignored (?:(?:in|on|for|by)|(?:if|when) (?:sent|supplied|set|present|provided|given) (?:in|on|with)) (?:the |all |any |a )?(?:requests?|inputs?|writes?|write operations?|body)\b|(?:^|[.;(]\s*)ignored (?:when|while|on|during) (?:creating|creation|create)s? (?:or|and) (?:updating|update)s?\b/i;
/** The whole description names the one value: 'Set to "Zone"', "The object type, which is always `file`." */
const CONSTANT =
  /^(?:(?:the|this) [\w ]{1,40}?,? ?(?:which )?)?(?:(?:is|will be) )?(?:always|set to|always set to)(?: be)? (?:the (?:string|value) )?["'`“‘][\w.-]+["'`”’]\.?$/i;
/** The server sets the value only sometimes. */
const CONDITIONAL =
  /\b(?:if|when|unless|optional(?:ly)?|by default|defaults to|otherwise|omitted|may be)\b/i;

/** Declared, or stated in prose: "Read-only." A required input of a request is not. */
function isReadOnly({ keywords }: Schema, isRequired: boolean): boolean {
  if (isTrueAt(keywords, "readOnly")) return true;
  if (isRequired || "readOnly" in keywords) return false;
  const prose = (textOf(keywords, "description") ?? "").slice(0, 300);
  return (
    READ_ONLY.test(prose) ||
    IGNORED.test(prose) ||
    CONSTANT.test(prose) ||
    OWN_ADDRESS.test(prose) ||
    (SET_BY_SERVER.test(prose) && !CONDITIONAL.test(prose))
  );
}

/** Maximum length of a description: less in deeper groups, because the model is loaded whole. */
export function proseLimit({ isResponse, isLarge, depth }: FieldContext): number {
  if (isResponse) return depth >= RESPONSE_DEPTH && !isLarge ? 100 : 0;
  if (isLarge) return depth >= 2 ? 80 : 0;
  return depth >= 2 ? 160 : 80;
}

function readExample(schema: Schema) {
  const { example, examples } = schema.keywords;
  const first: unknown = example ?? (Array.isArray(examples) ? examples[0] : undefined);
  const isWhole = typeof first === "object" && !(first instanceof ExactNumber);
  return isWhole ? undefined : readSmallJson(first);
}

/** Label from the title if its words differ from the name (generators repeat the name), else from the name. */
function readLabel({ document }: FieldContext, name: string, schema: Schema): string {
  const title = textOf(schema.keywords, "title");
  const isForPeople =
    title !== undefined &&
    title.length <= 40 &&
    /^\p{Lu}.*[ \p{Ll}]/u.test(title) &&
    !schema.types.includes("object") &&
    !schema.types.includes("array") &&
    !/[.<>_{}]|\p{Ll}\p{Lu}/u.test(title) &&
    schema.names.length === 0;
  return isForPeople && splitWords(title).join("") !== splitWords(name).join("")
    ? title
    : (findSpelling(textOf(schema.keywords, "description"), name) ??
        labelOf(name, readAcronyms(document.root)));
}

/** Spelling of a name in its description: `RRSets` of `rrsets`, `IPv6` of `ipv6`. */
function findSpelling(prose: string | undefined, name: string): string | undefined {
  if (splitWords(name).length !== 1) return undefined;
  const words = prose?.slice(0, 300).match(/[A-Za-z\d]+/g) ?? [];
  return words.find(
    (word) =>
      word.toLowerCase() === name.toLowerCase() &&
      /[A-Z]{2}/.test(word) &&
      /[a-z]{2}|[a-z]\d/.test(word),
  );
}
