import type { JsonMap } from "./member.ts";
import type { ODataProperty, ODataSchema, ODataTerms } from "./odata-schema.ts";
import { isCapable } from "./odata-terms.ts";
import { describeType, keyOf, listProperties, listTypeNames, reference } from "./odata-types.ts";

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

/** Schema of a record with its parts, as it is read and created (OData 4.01 Protocol, section 11.4.2.2). */
export function describeWhole(schema: ODataSchema, type: string): JsonMap {
  const properties = describeParts(schema, type, [type]);
  const own = reference(type);
  return Object.keys(properties).length === 0
    ? own
    : { allOf: [own, { type: "object", properties }] };
}

/** `$expand` with the names of the parts, unless the service denies it. */
export function expandParameters(
  schema: ODataSchema,
  type: string,
  terms: ODataTerms | undefined,
): readonly JsonMap[] {
  const names = listCompositions(schema, type).map(({ name }) => name);
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
  // A part without a property that leads back has the key of its whole in its own: the texts of a book.
  const shared = keyOf(schema, schema.types.get(whole)).filter(
    (name) => own.length > 1 && own.includes(name),
  );
  return [...back, ...shared];
}
