import { ownMember } from "#own/own-member.ts";
import { isMap, isTrueAt, memberOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import type { Document } from "#read/document.ts";
import { ADDRESS_FORM } from "#read/odata-schema.ts";
import { readMediaSchema } from "#read/media-schema.ts";
import { resolve } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import { adaptFiles } from "./body-files.ts";
import { nestBrackets } from "./bracket-members.ts";
import type { CallBody } from "./call.ts";
import { readEncoding } from "./encoding.ts";
import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { ResourceObjectBody } from "#types/operation.ts";
import { markChangeable } from "./changeable-members.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { declaredText } from "#infer/fields/extension.ts";
import { readWithinBudget } from "#infer/fields/field-depth.ts";
import { readField } from "#infer/fields/fields.ts";
import { addressPath, isAddedMember } from "#infer/fields/record-members.ts";
import { kindOfMedia, chooseMediaType, readContent } from "#infer/fields/media-types.ts";
import { findRecordLocation } from "./record-location.ts";
import { findReturnedList } from "./returned-list.ts";

const MAX_FIELDS = 100;

interface BodyFacts {
  readonly subject: string;
  readonly method: string;
  /** True if the path ends with a key. */
  readonly isItem?: boolean;
}

/** Request body of an operation (OpenAPI 3.1, "Request Body Object"); undefined if it declares none. */
export function readBody(
  context: FieldContext,
  operation: JsonMap,
  { subject, method, isItem = false }: BodyFacts,
): CallBody | undefined {
  const node = resolve(context.document, memberOf(operation, "requestBody")).value;
  const content = readContent(node);
  const mediaTypes = Object.keys(content);
  const declaredType = declaredText(memberOf(operation, "x-quarterdeck-media-type"));
  const described = findUpload(context.document, content) ?? chooseMediaType(mediaTypes);
  const mediaType = declaredType ?? described;
  if (mediaType === undefined) return undefined;
  // A declared type that the description does not have gets the body of the described one.
  const source = Object.hasOwn(content, mediaType) ? mediaType : (described ?? mediaType);
  const media = resolve(context.document, ownMember(content, source)).value;
  const declared = readMediaSchema(context.document, media);
  const isFile = kindOfMedia(mediaType) === "file";
  // A binary body often declares only its media type.
  const hasNoType = readSchema(context.document, declared).types.length === 0;
  const written = isFile && hasNoType ? { type: "string", format: "binary" } : (declared ?? {});
  const { schema, names: bracketNames } = nestBrackets(context.document, written);
  const isRequired = isTrueAt(node, "required");
  const [read] = readWithinBudget(
    [1, 2, 3],
    context.isLarge ? MAX_FIELDS / 4 : MAX_FIELDS,
    (depth) => [
      readField({ ...context, isRequestBody: true, depth }, schema, { name: "body", isRequired }),
    ],
  );
  if (read === undefined) return undefined;
  const isEmpty = read.kind === "json" && isEmptyObject(context.document, schema);
  const field = isEmpty ? withoutInputs(read) : read;
  const isPatch = kindOfMedia(mediaType) === "json" && isPatchSchema(context.document, schema);
  const { path, schema: record } =
    isFile || isPatch
      ? { path: [], schema: undefined }
      : (findReturnedList(context.document, operation, {
          schema,
          subject,
          isOne: isItem || method === "post",
        }) ?? findRecordLocation(context.document, schema, { subject, isRequestBody: true }));
  const resourceObject = readResourceObject(context.document, record, { subject, method });
  const changeable = markChangeable(operation, field);
  const adapted = adaptFiles(context, changeable, { mediaType, mediaTypes, media });
  const isKey = ({ name, isRequired: isOwn }: Field) =>
    resourceObject !== undefined && name === "id" && !(method === "post" && isOwn);
  const isFixed = (member: Field) => isKey(member) || isAddedMember(member.name);
  const isFormatted =
    resourceObject !== undefined ||
    addressPath(readSchema(context.document, record).properties.keys()) !== undefined;
  return {
    isRequired,
    mediaType,
    mediaTypes,
    field: isFormatted ? withoutMembers(adapted, path, isFixed) : adapted,
    ...readEncoding(media, bracketNames),
    schema,
    ...(isPatch ? { isJsonPatch: true } : {}),
    ...(path.length === 0 ? {} : { path }),
    ...(resourceObject === undefined
      ? readAddressed(context.document, schema)
      : { resourceObject }),
  };
}

/** Members of the record that the body replaces with addresses of records. */
function readAddressed(
  document: Document,
  schema: unknown,
): Pick<CallBody, "resourceObject"> | undefined {
  const addressed = [...readSchema(document, schema).properties].flatMap(([name, node]) => {
    const form = isMap(node) ? node[ADDRESS_FORM] : undefined;
    return typeof form === "string" ? [[name, form] as const] : [];
  });
  if (addressed.length === 0) return undefined;
  return { resourceObject: { relationships: {}, addressed: Object.fromEntries(addressed) } };
}

/** True for an object that is declared to have no members: `properties: {}`. */
function isEmptyObject(document: Document, node: unknown): boolean {
  const { types, properties, variants, keywords } = readSchema(document, node);
  const more = keywords["additionalProperties"];
  const declared = memberOf(resolve(document, node).value, "properties");
  const isClosed = more === false || (declared !== undefined && more === undefined);
  const isObject = types.length === 1 && types[0] === "object";
  return isObject && isClosed && properties.size === 0 && variants.length === 0;
}

function withoutInputs(field: Field): Field {
  const { name, label, isRequired } = field;
  return { name, label, isRequired, kind: "group", fields: [] };
}

/** Body without members of the record that no user enters: the key in a path, and the members that the format adds. */
function withoutMembers(
  field: Field,
  [step, ...rest]: JsonPath,
  isFixed: (member: Field) => boolean,
): Field {
  if (field.kind !== "group") return field;
  const fields =
    step === undefined
      ? field.fields.filter((inner) => !isFixed(inner))
      : field.fields.map((inner) =>
          inner.name === step ? withoutMembers(inner, rest, isFixed) : inner,
        );
  return { ...field, fields };
}

/** Members that a resource object has in addition to the fields of the record. */
function readResourceObject(
  document: Document,
  record: unknown,
  { subject, method }: { readonly subject: string; readonly method: string },
): ResourceObjectBody | undefined {
  const object = readSchema(document, record).resourceObject;
  if (object === undefined) return undefined;
  const types = [...object.relationships].map(([name, type]): readonly [string, string] => [
    name,
    type ?? "",
  ]);
  return {
    ...(object.hasType ? { type: object.type ?? subject } : {}),
    ...(object.hasId && method !== "post" ? { hasId: true } : {}),
    relationships: Object.fromEntries(types),
  };
}

/** Multipart media type with a file: other media types carry files as text at best. */
function findUpload(document: Document, content: JsonMap): string | undefined {
  return Object.keys(content).find((mediaType) => {
    if (kindOfMedia(mediaType) !== "multipart") return false;
    const media = resolve(document, ownMember(content, mediaType)).value;
    return hasBinary(document, memberOf(media, "schema"), MOST_LEVELS);
  });
}

/** Levels of objects and lists that are searched for a file. */
const MOST_LEVELS = 4;

function hasBinary(
  document: Document,
  node: unknown,
  levels: number,
  seen = new Set<unknown>(),
): boolean {
  const { value } = resolve(document, node);
  if (seen.has(value)) return false;
  seen.add(value);
  const { items, keywords, types, properties } = readSchema(document, node);
  // A form does not send read-only members.
  if (keywords["readOnly"] === true) return false;
  const hasBytes = "contentMediaType" in keywords && !("contentEncoding" in keywords);
  if (keywords["format"] === "binary" || types.includes("file") || hasBytes) return true;
  const inner = items === undefined ? [...properties.values()] : [items];
  return levels > 0 && inner.some((one) => hasBinary(document, one, levels - 1, seen));
}

/** True for a list of `{ op, path, value }`: the operations of a JSON Patch (RFC 6902, section 4). */
function isPatchSchema(document: Document, node: unknown): boolean {
  const { types, items } = readSchema(document, node);
  if (!types.includes("array") || items === undefined) return false;
  const { properties } = readSchema(document, items);
  return properties.has("op") && properties.has("path");
}
