import type { HttpBody, HttpRequest, ResourceContent } from "#types/http.ts";
import type { Body, Operation } from "#types/operation.ts";
import { isFormType, isJsonType, isMultipartType } from "./media-type.ts";
import { isFileLike, writeParts } from "./write-multipart.ts";
import { writeForm } from "./write-form.ts";
import { writeJson } from "#json/write-json.ts";
import { writeText } from "#request/values/write-text.ts";

/** Media types of a request body. */
type BodyTypes = Pick<Body, "mediaType"> &
  Partial<Pick<Body, "mediaTypes" | "partTypes" | "memberStyles" | "fileNameHeader">> &
  ResourceContent;

/** Body in its media type. A file is sent as it is. */
export function writeBody(types: BodyTypes, value: unknown): HttpBody {
  const { mediaType, fileNameHeader } = types;
  // Few APIs have resource objects: the sender loads the code that writes them.
  if (types.resourceObject && value) return { mediaType, content: value, resources: types };
  if (isFileLike(value))
    return {
      mediaType: fileType(types, value),
      content: value,
      ...(fileNameHeader && { fileNameHeader }),
    };
  if (isJsonType(mediaType)) return { mediaType, content: writeJson(value) };
  if (isFormType(mediaType)) return { mediaType, content: writeForm(value, types) };
  if (isMultipartType(mediaType)) return { mediaType, content: writeParts(value, types) };
  return { mediaType, content: writeText(value) };
}

/** Adds a body to a request that reads by POST; a required body is empty rather than missing. */
export function withBody(
  { body }: Pick<Operation, "body">,
  request: HttpRequest,
  value: unknown,
): HttpRequest {
  if (body === undefined || (value === undefined && !body.isRequired)) return request;
  return { ...request, body: writeBody(body, value ?? {}) };
}

/** Media type of a file, if the API accepts it. */
function fileType({ mediaType, mediaTypes = [] }: BodyTypes, file: object): string {
  const own = "type" in file && typeof file.type === "string" ? file.type : "";
  const isAny = mediaType.includes("*");
  if (own !== "" && (isAny || mediaTypes.includes(own))) return own;
  return isAny ? "application/octet-stream" : mediaType;
}
