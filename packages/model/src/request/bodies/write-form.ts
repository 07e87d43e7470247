import { ownMember } from "#own/own-member.ts";
import { writeJson } from "#json/write-json.ts";
import type { Body } from "#types/operation.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { encodeText, scalarText, writeText } from "#request/values/write-text.ts";

/** Media types and styles of form members, by name. */
export type MemberTypes = Partial<Pick<Body, "partTypes" | "memberStyles">>;

/** Object as a URL-encoded form; nested members in brackets, as most servers read them. */
export function writeForm(value: unknown, types: MemberTypes = {}): string {
  if (!isJsonObject(value)) return isAbsent(value) ? "" : writeText(value);
  return Object.entries(value)
    .map(([name, item]) => writeFormField(name, item, types))
    .filter((field) => field !== "")
    .join("&");
}

function writeFormField(
  name: string,
  value: unknown,
  { partTypes, memberStyles }: MemberTypes,
): string {
  const style = ownMember(memberStyles, name);
  const pair = (text: string): string => `${encodeText(name)}=${encodeText(text)}`;
  if (value === undefined) return "";
  if (value === null) return pair("");
  if (ownMember(partTypes, name) !== undefined) return pair(writeJson(value));
  if (style !== "brackets" && isListOfScalars(value)) {
    const texts = value.map(writeText);
    return style === undefined ? texts.map(pair).join("&") : pair(texts.join(style));
  }
  return writeDeepObject(name, value, encodeText);
}

/**
 * Query or form text of a nested value: `name[key]=v`, deeper `name[key][inner]=v`, lists `name[key][]=v`, lists of
 * objects by index.
 */
export function writeDeepObject(
  name: string,
  value: unknown,
  encode: (text: string) => string,
): string {
  return listLeaves(name, value)
    .map(([path, leaf]) => `${encodeText(path)}=${encode(writeText(leaf))}`)
    .join("&");
}

/** Values inside a value, with their names in brackets. */
export function listLeaves(path: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (isAbsent(value)) return [];
  if (!isNested(value)) return [[path, value]];
  const isPlain = Array.isArray(value) && !value.some(isNested);
  return Object.entries(value).flatMap(([key, one]) =>
    listLeaves(isPlain ? `${path}[]` : `${path}[${key}]`, one),
  );
}

function isNested(value: unknown): value is object {
  return Array.isArray(value) || isJsonObject(value);
}

function isListOfScalars(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((item) => scalarText(item) !== undefined);
}

/** True for undefined and null. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}
