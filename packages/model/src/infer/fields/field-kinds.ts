import { readTextTime } from "#own/text-times.ts";
import { isTimeName, unixUnitOf, type UnixUnit } from "#own/unix-units.ts";
import type { TextField, TimeField } from "#types/field.ts";
import { ExactNumber } from "#types/json.ts";
import type { Schema } from "#read/schema.ts";
import { splitWords } from "#infer/names/words.ts";
import { isDecimalPattern } from "./decimal-pattern.ts";

/** Kinds of a text value. */
export type TextKind = TextField["kind"] | TimeField["kind"] | "number";

const FORMATS = new Map<string, TextKind>(
  Object.entries({
    date: "date",
    "full-date": "date",
    "date-time": "date-time",
    datetime: "date-time",
    "date-time-local": "date-time",
    "datetime-local": "date-time",
    "local-date-time": "date-time",
    "date-time-text": "date-time",
    "date-time-rfc1123": "date-time",
    rfc1123: "date-time",
    rfc2822: "date-time",
    rfc5322: "date-time",
    "http-date": "date-time",
    time: "time",
    duration: "duration",
    uri: "url",
    "uri-reference": "url",
    url: "url",
    iri: "url",
    "iri-reference": "url",
    email: "email",
    "idn-email": "email",
    password: "secret",
    binary: "file",
    byte: "text",
    base64: "text",
    color: "color",
    colour: "color",
    "hex-color": "color",
    markdown: "long-text",
    html: "long-text",
    textarea: "long-text",
    multiline: "long-text",
    decimal: "number",
    double: "number",
    float: "number",
    int64: "number",
    int32: "number",
    uint64: "number",
    image: "image",
  } satisfies { readonly [format: string]: TextKind }),
);

interface NameRule {
  readonly pattern: RegExp;
  readonly kind: TextKind;
  /** Condition on the schema, for ambiguous names. */
  readonly when?: (schema: Schema) => boolean;
}

const maxLengthOf = (schema: Schema) => {
  const length = schema.keywords["maxLength"];
  return typeof length === "number" ? length : undefined;
};

const allowsLongText = (schema: Schema) => (maxLengthOf(schema) ?? 1000) > 200;

const patternOf = (schema: Schema) => String(schema.keywords["pattern"] ?? "");

/** Rules in order of precedence; the pattern is tested on the words of the name, joined by spaces. */
const NAME_RULES: readonly NameRule[] = [
  { pattern: /(?:^| )(?:password|passwd|passphrase)$/, kind: "secret" },
  { pattern: /(?:^| )(?:client )?secret$/, kind: "secret" },
  {
    pattern: /(?:^| )(?:key|token)$/,
    kind: "secret",
    when: ({ keywords }) => /\bsecret (?:key|token)\b/i.test(String(keywords["description"])),
  },
  { pattern: /(?:^| )e ?mail(?: address)?$/, kind: "email" },
  {
    pattern: /(?:^| )(?:avatar|image|photo|picture|thumbnail|logo|icon)(?: url| uri| link)$/,
    kind: "image",
  },
  { pattern: /(?:^| )(?:url|uri|website|homepage|href)$/, kind: "url" },
  {
    pattern: /(?:^| )colou?r$/,
    kind: "color",
    when: (schema) =>
      patternOf(schema).includes("#") ||
      String(schema.keywords["default"] ?? schema.keywords["example"] ?? "").startsWith("#"),
  },
  {
    pattern:
      /(?:^| )(?:description|notes?|body|content|comments?|bio|biography|message|remarks?|instructions|details)$/,
    kind: "long-text",
    when: allowsLongText,
  },
];

/** Name of a picture, if the value is an address. */
const pictureName = /(?:^| )(?:avatar|image|photo|picture|thumbnail|logo|icon)$/;

const pictureAddress =
  /^(?:https?:\/\/[^\s?#]+)?\/[^\s/?#][^\s?#]*\.(?:png|jpe?g|gif|webp|avif|svg|bmp)(?:[?#]\S*)?$/i;

/** Name of a file on a disk. */
const diskPath = /(?:^| )(?:path|file ?path|directory|dir|folder)$/;

/** True for a value that is the address of a picture, by its ending or the name of its field. */
export function isPictureAddress(name: string, value: unknown): boolean {
  if (typeof value !== "string") return false;
  const words = splitWords(name).join(" ");
  const isNamed = pictureName.test(words);
  if (value.startsWith("/") && diskPath.test(words)) return false;
  return pictureAddress.test(value) || (isNamed && /^https?:\/\/\S+$/.test(value));
}

/** Kind of a text value, by format, then example, then name, then length. */
export function inferTextKind(name: string, schema: Schema): TextKind {
  const format = String(schema.keywords["format"] ?? "").toLowerCase();
  const byFormat = FORMATS.get(format);
  const words = splitWords(name).join(" ");
  const byName = NAME_RULES.find(
    ({ pattern, when }) => pattern.test(words) && (when?.(schema) ?? true),
  );
  // `uri` is the syntax, a name such as `avatar_url` is the content.
  const isPicture = byName?.kind === "image" || pictureName.test(words) || showsPicture(schema);
  if (byFormat === "url" && isPicture) return "image";
  if (byFormat !== undefined) return byFormat;
  const { contentMediaType, contentEncoding } = schema.keywords;
  // Raw bytes. Encoded bytes are text (OpenAPI 3.1, "Considerations for File Uploads").
  if (format === "" && contentEncoding !== undefined) return "text";
  if (format === "" && contentMediaType !== undefined) {
    return isTextType(contentMediaType) ? "long-text" : "file";
  }
  if (format === "") {
    const byExample = kindOfExample(schema);
    if (byExample !== undefined) return byExample;
    if (showsPicture(schema)) return "image";
    if (isDecimalPattern(schema.keywords["pattern"])) return "number";
    if (byName !== undefined) return byName.kind;
    if (isMarkdown(name, schema)) return "long-text";
    const longest = maxLengthOf(schema);
    if (longest !== undefined && longest > 500) return "long-text";
  }
  return "text";
}

/** True for the format of times in text that are not RFC 3339: `Sat, 28 Nov 2026 11:10:00 GMT`. */
export function isTextTimeFormat(format: unknown): boolean {
  return /^(?:date-time-text|(?:date-time-)?rfc-?(?:1123|2822|5322|822)|http-date)$/i.test(
    String(format),
  );
}

/** True for a text whose format, media type, name or description is Markdown. */
export function isMarkdown(name: string, { keywords }: Schema): boolean {
  const { format, contentMediaType, description } = keywords;
  return (
    /^(?:markdown|commonmark|gfm)$/i.test(String(format)) ||
    /^text\/(?:x-)?markdown\b/i.test(String(contentMediaType)) ||
    /(?:^| )(?:markdown|md)$/.test(splitWords(name).join(" ")) ||
    String(description)
      .split(/[.!?;]\s/)
      .some((part) => /\b(?:markdown|commonmark)\b/i.test(part) && !negation.test(part))
  );
}

const negation = /\b(?:no|not|without|never|instead|plain)\b|n't\b/i;

/** True for text that contains another document: JSON inside JSON, a template. */
function isTextType(mediaType: unknown): boolean {
  return /^text\/|[/+](?:json|xml|yaml)\b/i.test(String(mediaType));
}

export function firstExample({ keywords: { example, examples } }: Schema): unknown {
  return example ?? (Array.isArray(examples) ? examples[0] : undefined);
}

function showsPicture(schema: Schema): boolean {
  return isPictureAddress("", firstExample(schema));
}

function kindOfExample(schema: Schema): TextKind | undefined {
  const first = firstExample(schema);
  if (typeof first !== "string") return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(first)) return "date";
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/.test(first))
    return "date-time";
  if (/^\/Date\(-?\d+(?:[+-]\d{4})?\)\/$/.test(first)) return "date-time";
  if (readTextTime(first) !== undefined) return "date-time";
  return undefined;
}

/** Unit in which a number counts the time since 1970; undefined if it is not a time. */
export function inferUnixTime(name: string, schema: Schema): UnixUnit | undefined {
  const format = String(schema.keywords["format"] ?? "").toLowerCase();
  const description = String(schema.keywords["description"] ?? "").toLowerCase();
  const words = splitWords(name);
  const isUnix =
    /unix|epoch/.test(format) ||
    /unix (?:time|epoch)|since the (?:unix )?epoch|epoch (?:time|seconds|milli|micro)/.test(
      description,
    );
  if (!isUnix) return isTimeName(name) ? unixUnitOf(readExamples(schema)) : undefined;
  if (/\b(?:ttl|expires in|duration|seconds)$/.test(words.join(" "))) return undefined;
  if (/micro/.test(description) || /us$|micro/.test(format)) return "microseconds";
  return /milli/.test(description) || /ms$|milli/.test(format) ? "milliseconds" : "seconds";
}

function readExamples({ keywords }: Schema): readonly number[] {
  const { example, examples } = keywords;
  const values: readonly unknown[] = [example, ...(Array.isArray(examples) ? examples : [])];
  return values
    .map((value) => (value instanceof ExactNumber ? Number(value.text) : value))
    .filter((value) => typeof value === "number");
}
