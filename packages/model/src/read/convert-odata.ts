import { joinObjects } from "#own/own-member.ts";
import type { JsonMap } from "./member.ts";
import type {
  ODataImport,
  ODataOperation,
  ODataProperty,
  ODataSchema,
  ODataSet,
  ODataTerms,
} from "./odata-schema.ts";
import { isCapable, isOptional } from "./odata-terms.ts";
import { listParameters } from "./odata-list-parameters.ts";
import {
  describeOwn,
  describeRead,
  describeWhole,
  expandParameters,
  listBelow,
  listIndependent,
} from "./odata-compositions.ts";
import { describeStreams, listLinked, withReferred } from "./odata-parts.ts";
import {
  describeProperty,
  describeType,
  describeTypes,
  isQuoted,
  keyOf,
  listProperties,
  listTypeNames,
  primitiveSchema,
  reference,
} from "./odata-types.ts";

/** Writes the OpenAPI document of an OData v4 service: lists with `$top`, `$filter` and `$orderby`, records by key. */
export function convertOData(described: ODataSchema, address: string): JsonMap {
  const schema = { ...described, sets: listIndependent(described) };
  return {
    openapi: "3.1.0",
    info: { title: schema.title, version: "" },
    // The metadata is below the root of the service.
    ...(/^https?:/i.test(address) ? { servers: [{ url: "." }] } : {}),
    paths: joinObjects([
      ...schema.sets.map((set) => describeSet(schema, set)),
      ...schema.imports.map((one) => describeImport(schema, one)),
    ]),
    components: { schemas: describeTypes(schema) },
  };
}

const content = (schema: object) => ({ "application/json": { schema } });
const responds = (schema: object) => ({
  responses: { "200": { description: "", content: content(schema) } },
});

function respondsRows(items: JsonMap): JsonMap {
  const properties = {
    "@odata.count": { type: "integer" },
    "@odata.nextLink": { type: "string" },
    value: { type: "array", items },
  };
  return responds({ type: "object", properties });
}

function describeSet(schema: ODataSchema, { name, type, isSingleton, terms }: ODataSet): JsonMap {
  const at: PathOfType = { path: `/${name}`, parameters: [], type, terms };
  if (!isSingleton) return describeRecords(schema, at);
  const { get, patch } = recordCalls(schema, at);
  return joinObjects([
    { [at.path]: withoutMissing({ get, patch }) },
    describeBound(schema, { ...at, isCollection: false }),
  ]);
}

/** A service may refuse a write without the ETag of the record (OData 4.01 Protocol, section 8.2.5). */
const IF_MATCH: JsonMap = { name: "If-Match", in: "header", schema: { type: "string" } };

/** Calls of a record that the service does not deny. */
function recordCalls(schema: ODataSchema, { type, terms, hidden }: PathOfType): JsonMap {
  const responses = responds(describeOwn(schema, type, hidden));
  const parameters = expandParameters(schema, type, { terms, hidden });
  const own = schema.types.get(type);
  const changes = own && describeType(schema, own, { isUpdate: true, hidden });
  const body = changes && withReferred(schema, type, { body: changes, isUpdate: true });
  const can = (restrictions: string, capability: string) =>
    isCapable(terms, restrictions, capability);
  return withoutMissing({
    get: can("Read", "Readable")
      ? {
          ...(parameters.length > 0 && { parameters }),
          ...responds(describeRead(schema, type, { hidden })),
        }
      : undefined,
    patch:
      can("Update", "Updatable") && body !== undefined
        ? {
            parameters: [IF_MATCH],
            requestBody: { required: true, content: content(body) },
            ...responses,
          }
        : undefined,
    delete: can("Delete", "Deletable")
      ? { parameters: [IF_MATCH], responses: { "204": { description: "" } } }
      : undefined,
  });
}

function withoutMissing(calls: JsonMap): JsonMap {
  return Object.fromEntries(Object.entries(calls).filter(([, call]) => call !== undefined));
}

/** Paths of a collection, its records, the records that they contain, and the operations that are bound to them. */
function describeRecords(schema: ODataSchema, at: PathOfType): JsonMap {
  const { path, parameters, terms } = at;
  const record = describeOwn(schema, at.type, at.hidden);
  const body = withReferred(schema, at.type, { body: describeWhole(schema, at.type, at.hidden) });
  const create = { requestBody: { required: true, content: content(body) }, ...responds(record) };
  const list = { terms, hidden: at.hidden, isList: true };
  const item = recordPath(schema, at);
  const below = item === undefined || parameters.length > 0 ? [] : listBelow(schema, at.type);
  const linked = item === undefined || parameters.length > 0 ? [] : listLinked(schema, at.type);
  return joinObjects([
    {
      [path]: withoutMissing({
        parameters,
        get: isCapable(terms, "Read", "Readable")
          ? {
              parameters: [...listParameters(terms), ...expandParameters(schema, at.type, list)],
              ...respondsRows(describeRead(schema, at.type, list)),
            }
          : undefined,
        post: isCapable(terms, "Insert", "Insertable") ? create : undefined,
      }),
    },
    describeBound(schema, { ...at, isCollection: true }),
    ...(item === undefined
      ? []
      : [
          { [item.path]: { parameters: item.parameters, ...recordCalls(schema, at) } },
          describeBound(schema, { ...item, isCollection: false }),
          describeStreams(schema, at.type, item),
          ...below.map(({ name, type, hidden }) =>
            describeRecords(schema, {
              ...item,
              path: `${item.path}/${name}`,
              type,
              hidden,
              terms: undefined,
            }),
          ),
          ...linked.map(({ name, type }) => ({
            [`${item.path}/${name}`]: {
              parameters: item.parameters,
              get: { parameters: listParameters(undefined), ...respondsRows(reference(type)) },
            },
          })),
        ]),
  ]);
}

function describeBound(
  schema: ODataSchema,
  { path, parameters, type, isCollection }: PathOfType & { readonly isCollection: boolean },
): JsonMap {
  const names = new Set(listTypeNames(schema, type));
  const bound = schema.operations.filter(
    ({ binding }) =>
      binding !== undefined && names.has(binding.type) && binding.isCollection === isCollection,
  );
  return joinObjects(
    bound.map((operation) => describeCall(operation, `${path}/${operation.name}`, parameters)),
  );
}

function describeImport(schema: ODataSchema, { name, operation }: ODataImport): JsonMap {
  const matches = schema.operations.filter(
    (one) => one.name === operation && one.binding === undefined,
  );
  return joinObjects(matches.map((one) => describeCall(one, `/${name}`, [])));
}

/** An action takes its parameters in the body, a function in the path. */
function describeCall(
  { name, isFunction, parameters, returns }: ODataOperation,
  path: string,
  above: readonly JsonMap[],
): JsonMap {
  const summary = (name.split(".").at(-1) ?? name).replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, " ");
  const value = returns && describeProperty(returns, undefined);
  const isRecord = returns?.type.startsWith("Edm.") === false && !returns.isCollection;
  const response =
    value === undefined
      ? { responses: { "204": { description: "" } } }
      : responds(isRecord ? value : { type: "object", properties: { value } });
  if (!isFunction) {
    const properties = Object.fromEntries(
      parameters.map((one) => [one.name, describeProperty(one, undefined)]),
    );
    const required = parameters
      .filter(({ isNullable, terms }) => !isNullable && !isOptional(terms))
      .map((one) => one.name);
    const body = { required: true, content: content({ type: "object", properties, required }) };
    const requestBody = parameters.length === 0 ? {} : { requestBody: body };
    return { [path]: { parameters: above, post: { summary, ...requestBody, ...response } } };
  }
  const own = namePaths(parameters, above);
  const values = own.map(
    ({ property, name: written }) => `${property.name}=${quote(property, written)}`,
  );
  const all = [...above, ...own.map(pathParameter)];
  return {
    [`${path}(${values.join(",")})`]: {
      parameters: all,
      // The path has the namespace too.
      ...(name.includes(".") && { "x-quarterdeck-resource": { one: summary, many: summary } }),
      get: { summary, ...response },
    },
  };
}

/** Path with its parameters, and the type of its records. */
interface PathOfType {
  readonly terms?: ODataTerms | undefined;
  readonly path: string;
  readonly parameters: readonly JsonMap[];
  readonly type: string;
  /** Properties with the key of the record above, which the path has. */
  readonly hidden?: readonly string[];
}

/** Path of a record: `/Products({ID})`, `/Lines(Order={Order},No='{No}')` (OData 4.01 URL conventions, 4.3.1). */
function recordPath(
  schema: ODataSchema,
  { path, parameters, type, hidden = [] }: PathOfType,
): PathOfType | undefined {
  const properties = listProperties(schema, schema.types.get(type));
  const all = keyOf(schema, schema.types.get(type));
  // The key of the record above is left out (URL conventions, 4.3.5).
  const keys = all
    .filter((key) => !hidden.includes(key))
    .flatMap((key) => properties.find((property) => property.name === key) ?? []);
  if (keys.length === 0) return undefined;
  const named = namePaths(keys, parameters);
  const values = named.map(({ property, name }) => {
    const value = quote(property, name);
    return all.length === 1 ? value : `${property.name}=${value}`;
  });
  return {
    path: `${path}(${values.join(",")})`,
    parameters: [...parameters, ...named.map(pathParameter)],
    type,
  };
}

interface NamedProperty {
  readonly name: string;
  readonly property: ODataProperty;
}

/** Names of path parameters that differ from those above. */
function namePaths(
  properties: readonly ODataProperty[],
  above: readonly JsonMap[],
): readonly NamedProperty[] {
  const taken = new Set(above.map((one) => one["name"]));
  return properties.map((property) => {
    const name = taken.has(property.name) ? `${property.name}_${taken.size}` : property.name;
    return { name, property };
  });
}

const quote = ({ type }: ODataProperty, name: string) =>
  isQuoted(type) ? `'{${name}}'` : `{${name}}`;

const pathParameter = ({ name, property }: NamedProperty): JsonMap => ({
  name,
  in: "path",
  required: true,
  schema: primitiveSchema(property.type),
});
