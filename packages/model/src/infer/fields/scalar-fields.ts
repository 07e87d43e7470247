import type { Choice, Field, NumberField } from "#types/field.ts";
import type { Schema } from "#read/schema.ts";
import { readCounts, readBounds } from "./bounds.ts";
import { labelChoices, readChoices } from "./choices.ts";
import type { FieldBasics } from "./field-basics.ts";
import type { FieldContext } from "./field-context.ts";
import { readPattern } from "./read-pattern.ts";
import { readFileFacts } from "./file-facts.ts";
import { readProseChoices } from "./prose-choices.ts";
import { readTextTime } from "#own/text-times.ts";
import type { UnixUnit } from "#own/unix-units.ts";
import {
  firstExample,
  inferTextKind,
  inferUnixTime,
  isMarkdown,
  isTextTimeFormat,
} from "./field-kinds.ts";

/** Field of a text schema: a choice, a time, a number sent as text, or a kind of text. */
export function readTextField(
  { document }: FieldContext,
  base: FieldBasics,
  schema: Schema,
): Field {
  const choices = readChoices(schema, base.name);
  if (choices !== undefined) {
    const typeName = schema.keywords["x-quarterdeck-type-name"];
    return { ...base, kind: "choice", choices, ...(typeof typeName === "string" && { typeName }) };
  }
  const kind = schema.types.includes("file") ? "file" : inferTextKind(base.name, schema);
  if (kind === "date-time" && /local/i.test(String(schema.keywords["format"]))) {
    return { ...base, kind, isLocal: true };
  }
  if (kind === "date-time" && isTextTime(schema)) return { ...base, kind, isText: true };
  if (kind === "date" || kind === "date-time" || kind === "time") return { ...base, kind };
  const unix = kind === "text" ? unixOf(schema) : undefined;
  if (unix !== undefined) return { ...base, kind: "date-time", unix, isText: true };
  if (kind === "number") {
    const isInteger = /int/.test(String(schema.keywords["format"]));
    return { ...base, kind, isText: true, ...(isInteger ? { isInteger } : {}) };
  }
  const { format } = schema.keywords;
  const suggestions = kind === "text" ? readSuggestions(schema, base.name) : undefined;
  const pattern = readPattern(document, schema.keywords["pattern"], schema.pointer);
  return {
    ...base,
    kind,
    ...readFileFacts(kind, schema),
    ...readCounts(schema, ["minLength", "maxLength"]),
    ...(pattern === undefined ? {} : { pattern }),
    ...(suggestions === undefined ? {} : { suggestions }),
    ...(kind === "text" && typeof format === "string" ? { format: format.slice(0, 40) } : {}),
    ...(kind === "long-text" && isMarkdown(base.name, schema) ? { format: "markdown" } : {}),
  };
}

/** True for times in a form of text that requests keep. */
function isTextTime({ keywords, ...schema }: Schema): boolean {
  const { format } = keywords;
  const example = firstExample({ ...schema, keywords });
  return format === undefined
    ? typeof example === "string" && readTextTime(example) !== undefined
    : isTextTimeFormat(format);
}

/** Unit of a time since 1970 that is digits in text. */
function unixOf({ keywords }: Schema): UnixUnit | undefined {
  const unit = /^unix-(.+)$/.exec(String(keywords["format"]))?.[1];
  return unit === "seconds" || unit === "milliseconds" || unit === "microseconds"
    ? unit
    : undefined;
}

/** Values that `x-quarterdeck-suggestions` or the prose of a text without an enum names. */
function readSuggestions(schema: Schema, name: string): readonly Choice[] | undefined {
  const declared = schema.keywords["x-quarterdeck-suggestions"];
  if (!Array.isArray(declared)) return readProseChoices(schema, name);
  const values = declared.filter((value): value is string => typeof value === "string");
  return values.length === 0 ? undefined : labelChoices(values, name);
}

/** Field of a number schema: a choice, a time counted since 1970, or a number with bounds. */
export function readNumberField(base: FieldBasics, schema: Schema): Field {
  const choices = readChoices(schema, base.name);
  if (choices !== undefined) return { ...base, kind: "choice", choices };
  const unix = inferUnixTime(base.name, schema);
  if (unix !== undefined) return { ...base, kind: "date-time", unix };
  return {
    ...base,
    kind: "number",
    ...(schema.types.includes("number") && !/int/.test(String(schema.keywords["format"] ?? ""))
      ? {}
      : { isInteger: true }),
    ...readBounds(schema),
    ...readTexts(schema),
  };
}

/** Texts that `x-quarterdeck-texts` permits in place of a number. */
function readTexts({ keywords }: Schema): Pick<NumberField, "texts"> {
  const value = keywords["x-quarterdeck-texts"];
  const texts = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  return texts.length === 0 ? {} : { texts };
}
