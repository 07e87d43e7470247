import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { isKeyName } from "#infer/names/technical-names.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { readField } from "#infer/fields/fields.ts";
import type { Call, CallBody } from "./call.ts";
import { readOneRecord } from "./one-or-many.ts";

/** Record whose fields are in one member, next to its key: `{ id, createdTime, fields: { … } }`. */
interface SplitRecord {
  readonly member: string;
  /** Names of the other members. */
  readonly own: readonly string[];
  /** Schema with all members in one object. */
  readonly schema: object;
}

const MEMBER = /^(?:fields|properties|values|cells)$/;

/** Members with facts about a record, which no table of the user has as a field. */
const ABOUT_RECORD =
  /^_?(?:id|uuid|guid|key|pk|record_?id|type|object|url|etag|version|rev|revision|archived|deleted|(?:created|updated|modified|archived|deleted|last_?modified|last_?updated)(?:_?(?:at|on|by|time|date))?)$/i;

/** Finds the member that contains the fields of a record; without a key only in bodies of its writes. */
export function findSplitRecord(
  document: Document,
  node: unknown,
  { needsKey = true } = {},
): SplitRecord | undefined {
  const schema = readSchema(document, node);
  const { properties, types, required } = schema;
  if (!types.includes("object") || schema.resourceObject !== undefined) return undefined;
  const read = (name: string) => readSchema(document, properties.get(name));
  const [member, ...others] = [...properties.keys()].filter((name) => MEMBER.test(name));
  if (member === undefined || others.length > 0) return undefined;
  const inner = read(member);
  const own = [...properties.keys()].filter((name) => name !== member);
  const isAbout = own.every((name) => ABOUT_RECORD.test(name) && isScalar(read(name)));
  const isFree = own.every((name) => !inner.properties.has(name));
  if (!isAbout || !isFree || inner.properties.size < 2) return undefined;
  if (needsKey && !own.some(isKeyName)) return undefined;
  return {
    member,
    own,
    schema: {
      type: "object",
      properties: Object.fromEntries([
        ...own.map((name) => [name, properties.get(name)] as const),
        ...inner.properties,
      ]),
      required: [...own.filter((name) => required.has(name)), ...inner.required],
    },
  };
}

function isScalar({ types, properties }: Schema): boolean {
  return properties.size === 0 && !types.includes("object") && !types.includes("array");
}

/** Calls whose bodies have the fields of the record as members, if its responses have them in one member. */
export function splitBodies(context: FieldContext, calls: readonly Call[]): readonly Call[] {
  const members = new Map(
    calls.flatMap(({ path, response }) =>
      response.format === "split" ? [[collectionOf(path), response.rowMember] as const] : [],
    ),
  );
  if (members.size === 0) return calls;
  return calls.map((call) => {
    const member = members.get(collectionOf(call.path));
    const body =
      member === undefined || call.body === undefined
        ? undefined
        : splitBody(context, call.body, member);
    return body === undefined ? call : { ...call, body };
  });
}

/** Path of the list of a record. */
function collectionOf(path: string): string {
  return path.replace(/\/\{[^{}/]+\}\/?$/, "").replace(/\/$/, "");
}

function splitBody(context: FieldContext, body: CallBody, member: string): CallBody | undefined {
  const { document } = context;
  if (body.path !== undefined || body.isJsonPatch === true) return undefined;
  const declared = readSchema(document, body.schema);
  const isList = declared.types.join() === "array";
  const one = isList ? declared.items : nodeOfOne(document, body.schema);
  const split = findSplitRecord(document, one, { needsKey: false });
  if (split?.member !== member) return undefined;
  const schema = isList ? { type: "array", items: split.schema } : split.schema;
  const { name, isRequired } = body.field;
  return {
    ...body,
    schema,
    field: readField({ ...context, isRequestBody: true, depth: 2 }, schema, { name, isRequired }),
    resourceObject: { relationships: {}, member, own: split.own },
  };
}

/** Branch for one record in a body that takes one or several. */
function nodeOfOne(document: Document, node: unknown): unknown {
  const one = readOneRecord(document, node);
  const { variants } = readSchema(document, node);
  return variants.find((variant) => readSchema(document, variant) === one) ?? node;
}
