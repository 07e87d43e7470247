import { joinObjects, ownMember } from "#own/own-member.ts";
import type { JsonMap } from "./member.ts";
import type { ODataProperty, ODataSchema, ODataSet, ODataType } from "./odata-schema.ts";

/** Writes the OpenAPI document of an OData v4 service: lists with `$top`, `$filter` and `$orderby`, records by key. */
export function convertOData(schema: ODataSchema, address: string): JsonMap {
  const schemas = Object.fromEntries(
    Array.from(schema.types, ([name, type]) => [nameOf(name), describeType(schema, type)]),
  );
  return {
    openapi: "3.1.0",
    info: { title: schema.title, version: "" },
    // The metadata is below the root of the service.
    ...(/^https?:/i.test(address) ? { servers: [{ url: "." }] } : {}),
    paths: joinObjects(schema.sets.map((set) => describeSet(schema, set))),
    components: { schemas },
  };
}

const nameOf = (qualified: string) => qualified.replaceAll(/[^\w.-]/g, "_");
const reference = (qualified: string) => ({ $ref: `#/components/schemas/${nameOf(qualified)}` });
const content = (schema: object) => ({ "application/json": { schema } });
const responds = (schema: object) => ({
  responses: { "200": { description: "", content: content(schema) } },
});

function describeSet(schema: ODataSchema, { name, type, isSingleton }: ODataSet): JsonMap {
  const record = reference(type);
  const get = responds(record);
  const update = { requestBody: { required: true, content: content(record) }, ...get };
  if (isSingleton) return { [`/${name}`]: { get, patch: update } };
  const value = { type: "array", items: record };
  const list = {
    "@odata.count": { type: "integer" },
    "@odata.nextLink": { type: "string" },
    value,
  };
  const item = recordPath(schema, { name, type, isSingleton });
  return {
    [`/${name}`]: {
      get: { parameters: LIST_PARAMETERS, ...responds({ type: "object", properties: list }) },
      post: update,
    },
    ...(item === undefined
      ? {}
      : {
          [item.path]: {
            parameters: item.parameters,
            get,
            patch: update,
            delete: { responses: { "204": { description: "" } } },
          },
        }),
  };
}

const LIST_PARAMETERS = [
  { name: "$top", in: "query", schema: { type: "integer" }, description: "Number of rows" },
  { name: "$skip", in: "query", schema: { type: "integer" }, description: "Rows to skip" },
  { name: "$count", in: "query", schema: { type: "boolean" }, description: "Include the count" },
  {
    name: "$orderby",
    in: "query",
    schema: { type: "string" },
    description: "Order, as `Name desc`",
  },
  { name: "$filter", in: "query", schema: { type: "string" }, description: "OData filter" },
  { name: "$search", in: "query", schema: { type: "string" }, description: "Search text" },
];

interface RecordPath {
  readonly path: string;
  readonly parameters: readonly JsonMap[];
}

/** Path of a record: `/Products({ID})`, `/Lines(Order={Order},No='{No}')` (OData 4.01 URL conventions, 4.3.1). */
function recordPath(schema: ODataSchema, { name, type }: ODataSet): RecordPath | undefined {
  const properties = listProperties(schema, schema.types.get(type));
  const keys = keyOf(schema, schema.types.get(type)).flatMap(
    (key) => properties.find((property) => property.name === key) ?? [],
  );
  if (keys.length === 0) return undefined;
  const values = keys.map((key) => {
    const text = TEXTS.has(key.type) ? `'{${key.name}}'` : `{${key.name}}`;
    return keys.length === 1 ? text : `${key.name}=${text}`;
  });
  return {
    path: `/${name}(${values.join(",")})`,
    parameters: keys.map((key) => ({
      name: key.name,
      in: "path",
      required: true,
      schema: ownMember(PRIMITIVES, key.type) ?? { type: "string" },
    })),
  };
}

const MAX_BASES = 20;

/** Own and inherited types, the base first. */
function listBases(schema: ODataSchema, type: ODataType | undefined): readonly ODataType[] {
  const chain: ODataType[] = [];
  for (let at = type; at !== undefined && chain.length < MAX_BASES;) {
    chain.unshift(at);
    at = at.base === undefined ? undefined : schema.types.get(at.base);
  }
  return chain;
}

function keyOf(schema: ODataSchema, type: ODataType | undefined): readonly string[] {
  return listBases(schema, type).find(({ key }) => key.length > 0)?.key ?? [];
}

function listProperties(
  schema: ODataSchema,
  type: ODataType | undefined,
): readonly ODataProperty[] {
  return listBases(schema, type).flatMap(({ properties }) => properties);
}

function describeType(schema: ODataSchema, type: ODataType): JsonMap {
  if (type.kind === "enum") return { type: "string", enum: type.members };
  const properties = listProperties(schema, type);
  const own = properties.filter(({ isNavigation }) => !isNavigation);
  const targets = new Map(
    properties
      .filter(({ isNavigation }) => isNavigation)
      .flatMap(({ type: target, constraints }) => {
        const set = schema.sets.find((one) => one.type === target && !one.isSingleton);
        const [only, ...others] = constraints;
        const isSimple = set !== undefined && only !== undefined && others.length === 0;
        return isSimple ? [[only[0], `/${set.name}`] as const] : [];
      }),
  );
  const key = keyOf(schema, type);
  return {
    type: "object",
    properties: Object.fromEntries(
      own.map((property) => [
        property.name,
        describeProperty(property, targets.get(property.name)),
      ]),
    ),
    // The service may compute keys and properties with a default.
    required: own
      .filter(
        ({ name, isNullable, isCollection }) => !isNullable && !isCollection && !key.includes(name),
      )
      .map(({ name }) => name),
  };
}

function describeProperty(property: ODataProperty, target: string | undefined): JsonMap {
  const { type, isCollection, isNullable, maxLength } = property;
  const primitive = type.startsWith("Edm.") ? (ownMember(PRIMITIVES, type) ?? {}) : undefined;
  const inner: JsonMap = primitive ?? reference(type);
  if (isCollection) return { type: "array", items: inner };
  const base =
    isNullable && typeof inner["type"] === "string"
      ? { ...inner, type: [inner["type"], "null"] }
      : inner;
  return {
    ...base,
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(target === undefined ? {} : { "x-quarterdeck-references": { path: target } }),
  };
}

const TEXTS: ReadonlySet<string> = new Set(["Edm.String", "Edm.Duration", "Edm.Binary"]);

const whole = { type: "integer" };
const PRIMITIVES: { readonly [type: string]: JsonMap } = {
  "Edm.Boolean": { type: "boolean" },
  "Edm.Byte": whole,
  "Edm.SByte": whole,
  "Edm.Int16": whole,
  "Edm.Int32": whole,
  "Edm.Int64": whole,
  "Edm.Decimal": { type: "number" },
  "Edm.Double": { type: "number" },
  "Edm.Single": { type: "number" },
  "Edm.String": { type: "string" },
  "Edm.Guid": { type: "string", format: "uuid" },
  "Edm.Date": { type: "string", format: "date" },
  "Edm.DateTimeOffset": { type: "string", format: "date-time" },
  "Edm.TimeOfDay": { type: "string", format: "time" },
  "Edm.Duration": { type: "string", format: "duration" },
  "Edm.Binary": { type: "string", contentEncoding: "base64url" },
};
