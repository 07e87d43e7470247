import { ownMember } from "#own/own-member.ts";
import type { JsonMap } from "./member.ts";
import { describeTerms, isComputed, isImmutable, isMandatory, isOptional } from "./odata-terms.ts";
import { ADDRESS_FORM } from "./odata-schema.ts";
import type { ODataProperty, ODataSchema, ODataType } from "./odata-schema.ts";
import { LINKAGE } from "./resource-object.ts";

/** Name of a type among the schemas of the document. */
export const schemaName = (qualified: string): string => qualified.replaceAll(/[^\w.-]/g, "_");

/** Reference to the schema of a type. */
export const reference = (qualified: string): JsonMap => ({
  $ref: `#/components/schemas/${schemaName(qualified)}`,
});

/** Type of a file at a separate path, which no body contains. */
export const STREAM = "Edm.Stream";

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

/** Qualified names of a type and of its bases. */
export function listTypeNames(schema: ODataSchema, type: string): readonly string[] {
  const names: string[] = [];
  for (let at: string | undefined = type; at !== undefined && names.length < MAX_BASES;) {
    names.push(at);
    at = schema.types.get(at)?.base;
  }
  return names;
}

/** Names of the properties of the key, which a base may declare. */
export function keyOf(schema: ODataSchema, type: ODataType | undefined): readonly string[] {
  return listBases(schema, type).find(({ key }) => key.length > 0)?.key ?? [];
}

/** Own and inherited properties, those of the base first. */
export function listProperties(
  schema: ODataSchema,
  type: ODataType | undefined,
): readonly ODataProperty[] {
  return listBases(schema, type).flatMap(({ properties }) => properties);
}

/** Schemas of all types, by name. */
export function describeTypes(schema: ODataSchema): JsonMap {
  return Object.fromEntries(
    Array.from(schema.types, ([name, type]) => [
      schemaName(name),
      {
        ...describeType(schema, type),
        ...(type.kind === "enum" && { "x-quarterdeck-type-name": name }),
      },
    ]),
  );
}

/**
 * Writes the schema of a type, or of the body that changes its records: without the key and immutable properties.
 * `hidden`: properties that are left out.
 */
export function describeType(
  schema: ODataSchema,
  type: ODataType,
  {
    isUpdate = false,
    hidden = [],
  }: { readonly isUpdate?: boolean; readonly hidden?: readonly string[] | undefined } = {},
): JsonMap {
  if (type.kind === "enum") return { type: "string", enum: type.members };
  const properties = listProperties(schema, type);
  const key = keyOf(schema, type);
  const hasKeysOfClients = declaresKeys(schema);
  const own = properties.filter(
    ({ isNavigation, name, type: of, terms }) =>
      !isNavigation &&
      of !== STREAM &&
      !hidden.includes(name) &&
      !(isUpdate && (key.includes(name) || isImmutable(terms))),
  );
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
  return {
    type: "object",
    properties: Object.fromEntries(
      own.map((property) => [
        property.name,
        describeProperty(property, targets.get(property.name)),
      ]),
    ),
    // The service may compute keys, unless it declares those that it computes, and properties with a default.
    required: own
      .filter(
        ({ name, isNullable, isCollection, terms }) =>
          !isCollection &&
          (hasKeysOfClients || !key.includes(name)) &&
          !isComputed(terms) &&
          !isOptional(terms) &&
          (!isNullable || isMandatory(terms)),
      )
      .map(({ name }) => name),
  };
}

/** True if annotations name the keys that the service computes: clients choose the others. */
const declaresKeys = ({ types }: ODataSchema): boolean =>
  [...types.values()].some(({ key, properties }) =>
    properties.some(
      ({ name, terms }) => key.includes(name) && (isComputed(terms) || isOptional(terms)),
    ),
  );

/** Writes the schema of a property, with the path of the records that it refers to. */
export function describeProperty(property: ODataProperty, target: string | undefined): JsonMap {
  const { type, isCollection, isNullable, maxLength, terms } = property;
  const primitive = type.startsWith("Edm.") ? (ownMember(PRIMITIVES, type) ?? {}) : undefined;
  const inner: JsonMap = primitive ?? reference(type);
  if (isCollection) return { type: "array", items: inner };
  const keywords = terms === undefined ? {} : describeTerms(terms);
  const isEmptied = isNullable && !isMandatory(terms) && typeof inner["type"] === "string";
  const base = isEmptied ? { ...inner, type: [inner["type"], "null"] } : inner;
  return {
    ...base,
    ...keywords,
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(target === undefined ? {} : { "x-quarterdeck-references": { path: target } }),
  };
}

/** Schema of a record that a response has in another one. Without an address, requests cannot have it. */
export function describeReferred(
  schema: ODataSchema,
  { type, isNullable, constraints, terms }: ODataProperty,
): JsonMap {
  // Requests have the key next to it, if there is one.
  const isReadOnly = constraints.length > 0 || keyedSet(schema, type) === undefined;
  return {
    ...(isNullable ? { anyOf: [reference(type), { type: "null" }] } : { allOf: [reference(type)] }),
    ...(terms === undefined ? {} : describeTerms(terms)),
    ...(isReadOnly && { readOnly: true }),
  };
}

/** Schema of a record, or of several, in a request body: with nothing but the key. */
export function describeAddressed(
  schema: ODataSchema,
  { type, isCollection, isNullable, terms }: ODataProperty,
): JsonMap | undefined {
  const target = keyedSet(schema, type);
  if (target === undefined) return undefined;
  const { set, key } = target;
  const record = {
    type: isNullable && !isCollection ? ["object", "null"] : "object",
    properties: { [key.name]: primitiveSchema(key.type) },
    required: [key.name],
    [LINKAGE]: true,
  };
  const written = isQuoted(key.type) ? `'{${key.name}}'` : `{${key.name}}`;
  return {
    ...(isCollection ? { type: "array", items: record } : record),
    ...(terms === undefined ? {} : describeTerms(terms)),
    "x-quarterdeck-references": { path: `/${set}` },
    [ADDRESS_FORM]: `${set}(${written})`,
  };
}

interface KeyedSet {
  readonly set: string;
  readonly key: ODataProperty;
}

/** Set of the records of a type, if one property is their key. */
function keyedSet(schema: ODataSchema, type: string): KeyedSet | undefined {
  const set = schema.sets.find((one) => one.type === type && !one.isSingleton);
  const target = schema.types.get(type);
  const [name, ...others] = keyOf(schema, target);
  const key = listProperties(schema, target).find((property) => property.name === name);
  return set === undefined || key === undefined || others.length > 0
    ? undefined
    : { set: set.name, key };
}

/** True for types whose values have quotes in paths. */
export const isQuoted = (type: string): boolean =>
  type === "Edm.String" || type === "Edm.Duration" || type === "Edm.Binary";

/** Schema of a primitive type; text for others. */
export const primitiveSchema = (type: string): JsonMap =>
  ownMember(PRIMITIVES, type) ?? { type: "string" };

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
