import type { Parameter } from "#types/operation.ts";
import { isFormType, isJsonType } from "#request/bodies/media-type.ts";
import { pathStyles, queryStyles, writeSimple } from "./parameter-styles.ts";
import type { WrittenValue } from "./parameter-styles.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { isAbsent, writeDeepObject, writeForm } from "#request/bodies/write-form.ts";
import { writeJson } from "#json/write-json.ts";
import { encodeReserved, encodeText, writeText } from "#request/values/write-text.ts";

/**
 * Query or cookie parameter with its name: `ids=1,2` or `ids=1&ids=2`; empty without a value.
 * https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export function writeQueryParameter(parameter: Parameter, value: unknown): string {
  const encode = parameter.allowReserved ? encodeReserved : encodeText;
  const name = encodeText(parameter.name);
  if (isAbsent(value)) return "";
  if (parameter.mediaType !== undefined) {
    return `${name}=${encode(writeContent(parameter.mediaType, value))}`;
  }
  if (parameter.style === "deepObject" && typeof value === "object") {
    return writeDeepObject(parameter.name, value, encode);
  }
  if (isNested(value) && parameter.field.kind === "group" && isExploded(parameter)) {
    return writeDotted("", value, encode).join("&");
  }
  // A parameter that is described as text takes an object as JSON.
  if (isJsonObject(value) && textKinds.has(parameter.field.kind)) {
    return `${name}=${encode(writeJson(value))}`;
  }
  // Conditions as `filter[0][field]=status`.
  const isIndexed =
    Array.isArray(value) && value.some(isJsonObject) && textKinds.has(parameter.field.kind);
  if (isIndexed || isNested(value)) return writeDeepObject(parameter.name, value, encode);
  const written = toWrittenValue(value, encode);
  return written ? queryStyles[parameter.style](written, { name, explode: parameter.explode }) : "";
}

function isExploded({ style, explode }: Parameter): boolean {
  return style === "form" && explode;
}

/** Members of an exploded object; OpenAPI defines no form for nested ones, servers read `name.contains=a`. */
function writeDotted(
  name: string,
  value: unknown,
  encode: (text: string) => string,
): readonly string[] {
  if (isAbsent(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => writeDotted(name, item, encode));
  if (!isJsonObject(value)) return [`${encodeText(name)}=${encode(writeText(value))}`];
  return Object.entries(value).flatMap(([key, item]) =>
    writeDotted(name === "" ? key : `${name}.${key}`, item, encode),
  );
}

const textKinds: ReadonlySet<string> = new Set(["text", "long-text"]);

/** True for an object with objects or lists of objects in it, for which the other styles are not defined. */
function isNested(value: unknown): boolean {
  const isInner = (one: unknown): boolean =>
    isJsonObject(one) || (Array.isArray(one) && one.some(isJsonObject));
  return isJsonObject(value) && Object.values(value).some(isInner);
}

/** Text that replaces `{name}` in a path; undefined without a value. */
export function writePathParameter(parameter: Parameter, value: unknown): string | undefined {
  if (isAbsent(value)) return undefined;
  const encode = parameter.allowReserved ? encodeReserved : encodeText;
  if (parameter.mediaType !== undefined) return encode(writeContent(parameter.mediaType, value));
  const written = toWrittenValue(value, encode);
  const naming = { name: encodeText(parameter.name), explode: parameter.explode };
  return written && pathStyles[parameter.style](written, naming);
}

/**
 * Text of a header. Control characters become spaces, so a value cannot add a header; other than ASCII is
 * percent-encoded.
 */
export function writeHeaderParameter(parameter: Parameter, value: unknown): string | undefined {
  if (isAbsent(value)) return undefined;
  if (parameter.mediaType !== undefined) {
    return encodeHeader(writeContent(parameter.mediaType, value));
  }
  const written = toWrittenValue(value, encodeHeader);
  return written && writeSimple(written, { name: "", explode: parameter.explode });
}

/** Whole query as one value (`in: querystring`, OpenAPI 3.2, "Parameter Locations"). */
export function writeQuerystring(parameter: Parameter, value: unknown): string {
  if (isAbsent(value)) return "";
  if (isFormType(parameter.mediaType)) return writeForm(value);
  return encodeText(writeContent(parameter.mediaType ?? "", value));
}

function writeContent(mediaType: string, value: unknown): string {
  // Lists have the JSON of a range and of a sort as text.
  const isText = typeof value === "string" && /^[[{]/.test(value);
  return isJsonType(mediaType) && !isText ? writeJson(value) : writeText(value);
}

function toWrittenValue(
  value: unknown,
  encode: (text: string) => string,
): WrittenValue | undefined {
  if (Array.isArray(value)) {
    const texts = value.filter((item) => !isAbsent(item)).map((item) => encode(writeText(item)));
    return texts.length === 0 ? undefined : { shape: "list", texts };
  }
  if (!isJsonObject(value)) return { shape: "single", text: encode(writeText(value)) };
  const members = Object.entries(value).filter(([, item]) => !isAbsent(item));
  // A list repeats its name: its JSON would be one value.
  const pairs = members.flatMap(([key, item]) =>
    (Array.isArray(item) ? item : [item]).map(
      (one) => [encode(key), encode(writeText(one))] as const,
    ),
  );
  return pairs.length === 0 ? undefined : { shape: "map", pairs };
}

function encodeHeader(text: string): string {
  const oneLine = text.replaceAll(/\p{Cc}+/gu, " ").trim();
  return oneLine.replaceAll(/[^\x20-\x7E]+/g, encodeText);
}
