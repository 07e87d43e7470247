import type { Field } from "#types/field.ts";
import type { HttpResponse } from "#types/http.ts";
import type { Operation, Parameter } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { schemaOfValues } from "./schema-of-values.ts";
import type { ValueSchema } from "./schema-of-values.ts";

/** Another resource, whose records rows may refer to. */
export interface ReferenceTarget extends Pick<Resource, "name" | "key"> {
  readonly collectionPath?: string;
  readonly itemPath: string;
  /** Of the key's only part; absent: what type the key has is not known here. */
  readonly keyField?: Field;
}

/** What a description of one list is written of, besides its answer. */
export interface LearnSources {
  readonly targets: readonly ReferenceTarget[];
  readonly list: Pick<Operation, "path" | "parameters">;
  /** The operation that reads one record, for the type of its key. */
  readonly read: Pick<Operation, "path" | "parameters"> | undefined;
}

/**
 * A description of one list as its answer shows it, beside what is known of the other resources: the
 * same rules that read descriptions then read the answer.
 */
export function writeDescription(
  { targets, list, read }: LearnSources,
  resource: Resource,
  response: HttpResponse,
): string {
  const others = targets.filter(({ name }) => name !== resource.name);
  const own = {
    [list.path]: {
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
  const paths = Object.assign({}, ...others.map(describeOther), item, own) as object;
  return JSON.stringify({ openapi: "3.1.0", info: { title: "", version: "" }, paths });
}

function responseOf(response: HttpResponse): object {
  const headers = "link" in response.headers ? { Link: { schema: { type: "string" } } } : {};
  const schema = schemaOfValues([response.body]);
  return { responses: { "200": { headers, content: { "application/json": { schema } } } } };
}

/** Enough of a resource to refer to it: its record and the key that tells one from another. */
function describeOther({ itemPath, collectionPath, key, keyField }: ReferenceTarget): object {
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

function writeParameter({ name, in: place, isRequired, field }: Parameter): object {
  const { description } = field;
  return { name, in: place, required: isRequired, description, schema: typeOfField(field) };
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
