import type { HttpBody, HttpRequest, MultipartContent, MultipartPart } from "#types/http.ts";
import type { Body, Operation } from "#types/operation.ts";
import { isFormType, isJsonType, isPartsType } from "./media-type.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { writeForm } from "./write-form.ts";
import { writeJson } from "#json/write-json.ts";
import { scalarText, writeText } from "#request/values/write-text.ts";

/** How an operation takes its body. */
type BodyTypes = Pick<Body, "mediaType"> & Partial<Pick<Body, "mediaTypes" | "partTypes">>;

/** A body in its media type. What is no JSON value (a file) goes as it is. */
export function writeBody(types: BodyTypes, value: unknown): HttpBody {
  const { mediaType, partTypes = {} } = types;
  if (isFileLike(value)) return { mediaType: fileType(types, value), content: value };
  if (isJsonType(mediaType)) return { mediaType, content: writeJson(value) };
  if (isFormType(mediaType)) return { mediaType, content: writeForm(value) };
  if (isPartsType(mediaType)) return { mediaType, content: writeParts(value, partTypes) };
  return { mediaType, content: writeText(value) };
}

/** A request for what is read by POST: with its body, which is empty rather than missing where one is required. */
export function withBody(
  { body }: Pick<Operation, "body">,
  request: HttpRequest,
  value: unknown,
): HttpRequest {
  if (body === undefined || (value === undefined && !body.isRequired)) return request;
  return { ...request, body: writeBody(body, value ?? {}) };
}

/** True for a body that the sender turns into the platform's `FormData`. */
export function isMultipart(
  body: HttpBody,
): body is HttpBody & { readonly content: MultipartContent } {
  return typeof body.content === "object" && "parts" in body.content;
}

/** A file's own type, where the API takes that too, or any. */
function fileType({ mediaType, mediaTypes = [] }: BodyTypes, file: object): string {
  const own = "type" in file && typeof file.type === "string" ? file.type : "";
  const isAny = mediaType.includes("*");
  if (own !== "" && (isAny || mediaTypes.includes(own))) return own;
  return isAny ? "application/octet-stream" : mediaType;
}

function writeParts(value: unknown, types: { readonly [name: string]: string }): MultipartContent {
  const members = isJsonObject(value) ? Object.entries(value) : [];
  return {
    parts: members.flatMap(([name, item]) => {
      const mediaType = types[name];
      if (mediaType === undefined || item === undefined) return writePart(name, item);
      return [{ name, value: writeJson(item), mediaType }];
    }),
  };
}

function writePart(name: string, value: unknown): readonly MultipartPart[] {
  if (value === undefined) return [];
  // As forms of one line spell it: parts have no other word for nothing.
  if (value === null) return [{ name, value: "" }];
  if (Array.isArray(value) && value.every(isPartOfItsOwn)) {
    return value.flatMap((item) => writePart(name, item));
  }
  if (!isFileLike(value)) return [{ name, value: writeText(value) }];
  const fileName = "name" in value && typeof value.name === "string" ? value.name : undefined;
  return [fileName === undefined ? { name, value } : { name, value, fileName }];
}

/** OpenAPI 3.1 "Encoding Object": each file or single value of a list is a part, other lists are one JSON text. */
function isPartOfItsOwn(value: unknown): boolean {
  return isFileLike(value) || scalarText(value) !== undefined;
}

/** What is no JSON value is taken for a file. */
export function isFileLike(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  return !Array.isArray(value) && !isJsonObject(value) && scalarText(value) === undefined;
}
