import type { JsonMap } from "./member.ts";
import type { ODataProperty, ODataSchema, ODataSet, ODataTerms } from "./odata-schema.ts";
import { isCapable } from "./odata-terms.ts";
import {
  describeReferred,
  describeType,
  keyOf,
  listProperties,
  listTypeNames,
  reference,
} from "./odata-types.ts";

/** Levels of records that are parts of others. */
const MAX_LEVELS = 3;

/** Properties with the parts of a record: many records that the service removes with it, such as the lines of an order. */
function listCompositions(schema: ODataSchema, type: string): readonly ODataProperty[] {
  return listProperties(schema, schema.types.get(type)).filter(
    ({ isNavigation, isCollection, isContained, isCascading, type: part }) =>
      isNavigation &&
      isCollection &&
      !isContained &&
      isCascading === true &&
      schema.types.has(part),
  );
}

/** Records that are described below another record. */
interface BelowRecord extends Pick<ODataProperty, "name" | "type"> {
  /** Properties with the key of the record above. */
  readonly hidden: readonly string[];
}

/** Properties whose records are described below their whole: contained ones, and parts with its key in their own. */
export function listBelow(schema: ODataSchema, type: string): readonly BelowRecord[] {
  const contained = listProperties(schema, schema.types.get(type)).filter(
    ({ isContained, isCollection }) => isContained && isCollection,
  );
  return [
    ...contained.map(({ name, type: part }) => ({ name, type: part, hidden: [] })),
    ...listDependent(schema, type),
  ];
}

/** Sets without those of dependent parts, which services may refuse outside of their whole. */
export function listIndependent(schema: ODataSchema): readonly ODataSet[] {
  const dependent = new Set(
    schema.sets.flatMap((set) => listDependent(schema, set.type).map(({ type }) => type)),
  );
  return schema.sets.filter(({ type }) => !dependent.has(type));
}

/** Parts whose key contains that of their whole. */
function listDependent(schema: ODataSchema, whole: string): readonly BelowRecord[] {
  return listCompositions(schema, whole).flatMap((property) => {
    const key = keyOf(schema, schema.types.get(property.type));
    const hidden = listBackKeys(schema, whole, property);
    const isDependent =
      hidden.length > 0 && hidden.length < key.length && hidden.every((name) => key.includes(name));
    return isDependent ? [{ name: property.name, type: property.type, hidden }] : [];
  });
}

/** Schema of a record without its parts. */
export function describeOwn(
  schema: ODataSchema,
  type: string,
  hidden: readonly string[] = [],
): JsonMap {
  const described = schema.types.get(type);
  return hidden.length === 0 || described === undefined
    ? reference(type)
    : describeType(schema, described, { hidden });
}

/** Schema of a record with its parts, as it is read and created (OData 4.01 Protocol, section 11.4.2.2). */
export function describeWhole(
  schema: ODataSchema,
  type: string,
  hidden: readonly string[] = [],
): JsonMap {
  const properties = describeParts(schema, type, [type]);
  const own = describeOwn(schema, type, hidden);
  return Object.keys(properties).length === 0
    ? own
    : { allOf: [own, { type: "object", properties }] };
}

/** A list with more such records would take long. */
const MOST_REFERRED = 5;

/** Records of other sets that a record refers to without their key, or next to it: `Owner`, not with `OwnerCode`. */
export function listReferred(
  schema: ODataSchema,
  type: string,
  {
    isList,
    hidden = [],
  }: { readonly isList: boolean; readonly hidden?: readonly string[] | undefined },
): readonly ODataProperty[] {
  const sets = new Set(schema.sets.flatMap((set) => (set.isSingleton ? [] : [set.type])));
  const referred = listProperties(schema, schema.types.get(type)).filter(
    ({ name, isNavigation, isCollection, isContained, constraints, type: to }) =>
      isNavigation &&
      !isCollection &&
      !isContained &&
      sets.has(to) &&
      (constraints.length === 0 || isKeyOf(name, constraints)) &&
      !constraints.some(([own]) => hidden.includes(own)),
  );
  if (!isList || referred.length <= MOST_REFERRED) return referred;
  const withoutKey = referred.filter(({ constraints }) => constraints.length === 0);
  return withoutKey.length > MOST_REFERRED ? [] : withoutKey;
}

/** True for a key that has the name of the property with its record: `GarageId` of `Garage`, whose title it shows. */
function isKeyOf(name: string, constraints: ODataProperty["constraints"]): boolean {
  const [only, ...others] = constraints;
  const [key = ""] = only ?? [];
  const isNamed = key.startsWith(name) && /^_?(?:id|uuid)$/i.test(key.slice(name.length));
  return others.length === 0 && isNamed;
}

/** Schema of a record in a response: with the records that it refers to and, for one record, its parts. */
export function describeRead(
  schema: ODataSchema,
  type: string,
  {
    hidden,
    isList = false,
  }: { readonly hidden: readonly string[] | undefined; readonly isList?: boolean },
): JsonMap {
  const own = describeOwn(schema, type, hidden);
  const referred = listReferred(schema, type, { isList, hidden });
  const properties = {
    ...Object.fromEntries(
      referred.map((property) => [property.name, describeReferred(schema, property)]),
    ),
    ...(isList ? {} : describeParts(schema, type, [type])),
  };
  return Object.keys(properties).length === 0
    ? own
    : { allOf: [own, { type: "object", properties }] };
}

/** `$expand` with the names of the records that a record refers to and, for one record, of its parts. */
export function expandParameters(
  schema: ODataSchema,
  type: string,
  {
    terms,
    hidden,
    isList = false,
  }: {
    readonly terms: ODataTerms | undefined;
    readonly hidden?: readonly string[] | undefined;
    readonly isList?: boolean;
  },
): readonly JsonMap[] {
  const parts = isList ? [] : listCompositions(schema, type);
  const names = [...listReferred(schema, type, { isList, hidden }), ...parts].map(
    ({ name }) => name,
  );
  if (names.length === 0 || !isCapable(terms, "Expand", "Expandable")) return [];
  const items = { type: "string", enum: names };
  return [{ name: "$expand", in: "query", explode: false, schema: { type: "array", items } }];
}

function describeParts(schema: ODataSchema, type: string, above: readonly string[]): JsonMap {
  if (above.length > MAX_LEVELS) return {};
  return Object.fromEntries(
    listCompositions(schema, type)
      .filter((property) => !above.includes(property.type))
      .map((property) => {
        const part = schema.types.get(property.type);
        const hidden = listBackKeys(schema, type, property);
        const described = part === undefined ? {} : describeType(schema, part, { hidden });
        const inner = describeParts(schema, property.type, [...above, property.type]);
        const { properties } = described as { properties?: JsonMap };
        const items = { ...described, properties: { ...properties, ...inner } };
        return [property.name, { type: "array", items }];
      }),
  );
}

/** Properties of a part with the key of its whole, which the service fills in. */
function listBackKeys(
  schema: ODataSchema,
  whole: string,
  { type, partner }: ODataProperty,
): readonly string[] {
  const wholes = new Set(listTypeNames(schema, whole));
  const part = schema.types.get(type);
  const own = keyOf(schema, part);
  const back = listProperties(schema, part)
    .filter(
      (property) =>
        property.isNavigation &&
        !property.isCollection &&
        wholes.has(property.type) &&
        (partner === undefined || property.name === partner),
    )
    .flatMap(({ constraints }) => constraints.map(([name]) => name));
  if (back.length > 0) return back;
  // A part without a property that leads back has the key of its whole in its own: the texts of a book.
  return keyOf(schema, schema.types.get(whole)).filter(
    (name) => own.length > 1 && own.includes(name),
  );
}
