import { ownMember } from "#own/own-member.ts";
import type { HttpBody, MultipartContent, MultipartPart } from "#types/http.ts";
import { writeJson } from "#json/write-json.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { scalarText, writeText } from "#request/values/write-text.ts";
import { listLeaves, type MemberTypes } from "./write-form.ts";

/** True for a multipart body, which the sender converts to `FormData`. */
export function isMultipart(
  body: HttpBody,
): body is HttpBody & { readonly content: MultipartContent } {
  return typeof body.content === "object" && "parts" in body.content;
}

/** Parts of `multipart/form-data` (RFC 7578). */
export function writeParts(
  value: unknown,
  { partTypes, memberStyles }: MemberTypes = {},
): MultipartContent {
  const members = isJsonObject(value) ? Object.entries(value) : [];
  return {
    parts: members.flatMap(([name, item]) => {
      const mediaType = ownMember(partTypes, name);
      if (mediaType !== undefined && item !== undefined)
        return [{ name, value: writeJson(item), mediaType }];
      const leaves = listLeaves(name, item);
      // JSON has no files, so an object with a file becomes one part for each value.
      const isInBrackets =
        ownMember(memberStyles, name) === "brackets" ||
        (!isPlainList(item) && leaves.some(([, leaf]) => isFileLike(leaf)));
      return isInBrackets && leaves.length > 0
        ? leaves.flatMap(([path, leaf]) => writePart(path, leaf))
        : writePart(name, item);
    }),
  };
}

function isPlainList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isSeparatePart);
}

function writePart(name: string, value: unknown): readonly MultipartPart[] {
  if (value === undefined) return [];
  // Null is an empty text: a part has no null.
  if (value === null) return [{ name, value: "" }];
  if (isPlainList(value)) {
    return value.flatMap((item) => writePart(name, item));
  }
  if (!isFileLike(value)) return [{ name, value: writeText(value) }];
  const fileName = "name" in value && typeof value.name === "string" ? value.name : undefined;
  return [fileName === undefined ? { name, value } : { name, value, fileName }];
}

/**
 * True for list items that each become a part: files and single values. Other lists are one JSON text (OpenAPI 3.1,
 * "Encoding Object").
 */
function isSeparatePart(value: unknown): boolean {
  return isFileLike(value) || scalarText(value) !== undefined;
}

/** True for a value that is not JSON: it is sent as a file. */
export function isFileLike(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  return !Array.isArray(value) && !isJsonObject(value) && scalarText(value) === undefined;
}
