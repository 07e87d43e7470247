import { ownMember } from "#own/own-member.ts";
import type { HttpBody, MultipartContent, MultipartPart } from "#types/http.ts";
import { writeJson } from "#json/write-json.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { scalarText, writeText } from "#request/values/write-text.ts";

/** True for a multipart body, which the sender converts to `FormData`. */
export function isMultipart(
  body: HttpBody,
): body is HttpBody & { readonly content: MultipartContent } {
  return typeof body.content === "object" && "parts" in body.content;
}

/** Parts of `multipart/form-data` (RFC 7578); `types` are the media types of parts that are declared as JSON. */
export function writeParts(
  value: unknown,
  types: { readonly [name: string]: string },
): MultipartContent {
  const members = isJsonObject(value) ? Object.entries(value) : [];
  return {
    parts: members.flatMap(([name, item]) => {
      const mediaType = ownMember(types, name);
      if (mediaType === undefined || item === undefined) return writePart(name, item);
      return [{ name, value: writeJson(item), mediaType }];
    }),
  };
}

function writePart(name: string, value: unknown): readonly MultipartPart[] {
  if (value === undefined) return [];
  // Null is an empty text: a part has no null.
  if (value === null) return [{ name, value: "" }];
  if (Array.isArray(value) && value.every(isSeparatePart)) {
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
