import type { HttpBody, HttpRequest } from "#types/http.ts";
import type { Body, Operation } from "#types/operation.ts";
import { isFormType, isJsonType, isPartsType } from "./media-type.ts";
import { isFileLike, writeParts } from "./write-multipart.ts";
import { writeForm } from "./write-form.ts";
import { writeJson } from "#json/write-json.ts";
import { writeText } from "#request/values/write-text.ts";

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

/** A file's own type, where the API takes that too, or any. */
function fileType({ mediaType, mediaTypes = [] }: BodyTypes, file: object): string {
  const own = "type" in file && typeof file.type === "string" ? file.type : "";
  const isAny = mediaType.includes("*");
  if (own !== "" && (isAny || mediaTypes.includes(own))) return own;
  return isAny ? "application/octet-stream" : mediaType;
}
