import { isTrueAt, memberOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import { resolve } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import { adaptFiles, readPartTypes } from "./body-files.ts";
import type { CallBody } from "./call.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { readWithinBudget } from "#infer/fields/field-depth.ts";
import { readField } from "#infer/fields/fields.ts";
import { kindOfMedia, chooseMediaType, readContent } from "#infer/fields/media-types.ts";
import { findRecordLocation } from "./record-location.ts";

const MAX_FIELDS = 100;

/** Request body of an operation (OpenAPI 3.1, "Request Body Object"); undefined if it declares none. */
export function readBody(
  context: FieldContext,
  operation: JsonMap,
  subject: string,
): CallBody | undefined {
  const node = resolve(context.document, memberOf(operation, "requestBody")).value;
  const content = readContent(node);
  const mediaTypes = Object.keys(content);
  const mediaType = chooseMediaType(mediaTypes);
  if (mediaType === undefined) return undefined;
  const media = resolve(context.document, content[mediaType]).value;
  const declared = memberOf(media, "schema");
  const isFile = kindOfMedia(mediaType) === "file";
  // A binary body often declares only its media type.
  const hasNoType = readSchema(context.document, declared).types.length === 0;
  const schema = isFile && hasNoType ? { type: "string", format: "binary" } : (declared ?? {});
  const isRequired = isTrueAt(node, "required");
  const [field] = readWithinBudget(
    [1, 2, 3],
    context.isLarge ? MAX_FIELDS / 4 : MAX_FIELDS,
    (depth) => [
      readField({ ...context, isRequestBody: true, depth }, schema, { name: "body", isRequired }),
    ],
  );
  if (field === undefined) return undefined;
  const { path } = isFile
    ? { path: [] }
    : findRecordLocation(context.document, schema, { subject, isRequestBody: true });
  return {
    isRequired,
    mediaType,
    mediaTypes,
    field: adaptFiles(context, field, { mediaType, mediaTypes, media }),
    ...readPartTypes(media),
    schema,
    ...(path.length === 0 ? {} : { path }),
  };
}
