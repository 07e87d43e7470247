import type { JsonMap } from "#read/member.ts";
import { joinObjects } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import type { HttpResponse } from "#types/http.ts";
import type { Operation, Parameter } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { schemaOfValues } from "#read/schema-of-values.ts";
import type { ValueSchema } from "#read/schema-of-values.ts";

/** Resource that rows may refer to. */
export interface ReferenceTarget extends Pick<Resource, "name" | "key"> {
  readonly collectionPath?: string;
  readonly itemPath: string;
  /** Field of a key with one part; absent if its type is unknown. */
  readonly keyField?: Field;
}

/** Input of a document about one list, in addition to its response. */
export interface LearnSources {
  readonly targets: readonly ReferenceTarget[];
  readonly list: Pick<Operation, "path" | "parameters">;
  /** Operation that reads one record, for the type of its key. */
  readonly read: Pick<Operation, "path" | "parameters"> | undefined;
  /** Operation that creates a record: its key may be one that the API generates. */
  readonly create?: Pick<Operation, "body"> | undefined;
}

/** Path of the list in the written document. Paths that name an operation (`/host/list`) are not the path of a list. */
export function learnedPath({ collectionPath }: Resource): string {
  return collectionPath ?? "/learned";
}

/** Writes a document that describes one list by its response, with the other resources as reference targets. */
export function writeDescription(
  { targets, list, read }: LearnSources,
  resource: Resource,
  response: HttpResponse,
): string {
  const others = targets.filter(({ name }) => name !== resource.name);
  const own = {
    [learnedPath(resource)]: {
      get: { parameters: list.parameters.map(writeParameter), ...responseOf(response) },
    },
  };
  const item =
    resource.itemPath === undefined
      ? {}
      : {
          [resource.itemPath]: {
            get: { parameters: (read?.parameters ?? []).map(writeParameter), responses: {} },
          },
        };
  const paths = joinObjects([...others.map(describeOther), item, own]);
  return JSON.stringify({ openapi: "3.1.0", info: { title: "", version: "" }, paths });
}

function responseOf(response: HttpResponse): object {
  const headers = "link" in response.headers ? { Link: { schema: { type: "string" } } } : {};
  const schema = schemaOfValues([response.body]);
  return { responses: { "200": { headers, content: { "application/json": { schema } } } } };
}

/** Minimal description of a resource that fields can refer to: record and key. */
function describeOther({ itemPath, collectionPath, key, keyField }: ReferenceTarget): JsonMap {
  const [part] = key;
  if (part === undefined || key.length > 1) return {};
  const schema = keyField === undefined ? { type: ["integer", "string"] } : typeOfField(keyField);
  const record = { type: "object", properties: { [part.field[0] ?? part.parameter]: schema } };
  const content = (body: object) => ({
    "200": { content: { "application/json": { schema: body } } },
  });
  const list = { get: { responses: content({ type: "array", items: record }) } };
  const parameters = [{ name: part.parameter, in: "path", required: true, schema }];
  return {
    ...(collectionPath === undefined ? {} : { [collectionPath]: list }),
    [itemPath]: { get: { parameters, responses: content(record) } },
  };
}

function writeParameter({ name, in: location, isRequired, field }: Parameter): object {
  const { description } = field;
  return { name, in: location, required: isRequired, description, schema: typeOfField(field) };
}

function typeOfField(field: Field | undefined): ValueSchema {
  if (field === undefined) return {};
  if (field.kind === "number") return { type: field.isInteger === true ? "integer" : "number" };
  if (field.kind === "boolean") return { type: "boolean" };
  if (field.kind === "reference") return { type: field.isInteger === true ? "integer" : "string" };
  const isText = ["text", "long-text", "email", "url", "choice", "date", "date-time"].includes(
    field.kind,
  );
  return isText ? { type: "string" } : {};
}
