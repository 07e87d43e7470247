import type { JsonMap } from "./member.ts";
import { listBelow, listReferred } from "./odata-compositions.ts";
import type { ODataProperty, ODataSchema } from "./odata-schema.ts";
import { describeTerms, isComputed, isImmutable } from "./odata-terms.ts";
import { describeAddressed, listProperties, listTypeNames, STREAM } from "./odata-types.ts";

/** Properties of a type with many records that no key leads back to: the friends of a user, the members of a group. */
export function listLinked(schema: ODataSchema, type: string): readonly ODataProperty[] {
  const own = new Set(listTypeNames(schema, type));
  const below = new Set(listBelow(schema, type).map(({ name }) => name));
  return listProperties(schema, schema.types.get(type)).filter(
    ({ name, isNavigation, isCollection, type: to }) =>
      isNavigation && isCollection && !below.has(name) && !leadsBack(schema, to, own),
  );
}

/** True for records with the key of a record of these types: related lists are filtered by it. */
function leadsBack(schema: ODataSchema, from: string, to: ReadonlySet<string>): boolean {
  return listProperties(schema, schema.types.get(from)).some(
    ({ isNavigation, isCollection, type, constraints }) =>
      isNavigation && !isCollection && to.has(type) && constraints.length > 0,
  );
}

/** Paths of the files of a record: `/Photos(1)/Image`. */
export function describeStreams(
  schema: ODataSchema,
  type: string,
  item: { readonly path: string; readonly parameters: readonly JsonMap[] },
): JsonMap {
  const streams = listProperties(schema, schema.types.get(type)).filter(
    (property) => property.type === STREAM && !property.isCollection,
  );
  return Object.fromEntries(
    streams.map(({ name, terms }) => {
      const declared = terms?.get("Core.MediaType");
      const media = typeof declared === "string" ? declared : "application/octet-stream";
      const content = { [media]: { schema: { type: "string", format: "binary" } } };
      const put = {
        summary: `Upload ${name}`,
        requestBody: { required: true, content },
        responses: { "204": { description: "" } },
      };
      const get = { summary: name, responses: { "200": { description: "", content } } };
      const isReadOnly = terms !== undefined && describeTerms(terms)["readOnly"] === true;
      const calls = isReadOnly ? { get } : { get, put };
      return [`${item.path}/${name}`, { parameters: item.parameters, ...calls }];
    }),
  );
}

/**
 * Adds the records that a record refers to without their key to the schema of a request body (OData JSON Format 4.01,
 * section 8.5). An update has single records only: it would add the records of a list and remove none.
 */
export function withReferred(
  schema: ODataSchema,
  type: string,
  { body, isUpdate = false }: { readonly body: JsonMap; readonly isUpdate?: boolean },
): JsonMap {
  const single = listReferred(schema, type, { isList: false }).filter(
    ({ constraints }) => constraints.length === 0,
  );
  const many = isUpdate
    ? []
    : listLinked(schema, type).filter((property) => !isOfOne(schema, type, property));
  const referred = [...single, ...many].flatMap((property) => {
    const { terms } = property;
    const isSet = isComputed(terms) || (isUpdate && isImmutable(terms));
    const node = isSet ? undefined : describeAddressed(schema, property);
    return node === undefined ? [] : [{ property, node }];
  });
  if (referred.length === 0) return body;
  const properties = referred.map(({ property, node }) => [property.name, node]);
  const required = referred
    .filter(({ property }) => !property.isNullable && !property.isCollection && !isUpdate)
    .map(({ property }) => property.name);
  const own = { type: "object", properties: Object.fromEntries(properties), required };
  return { allOf: [body, own] };
}

/** True for records each of which belongs to one record of this type. */
function isOfOne(schema: ODataSchema, type: string, { type: of }: ODataProperty): boolean {
  const own = new Set(listTypeNames(schema, type));
  return listProperties(schema, schema.types.get(of)).some(
    (property) => property.isNavigation && !property.isCollection && own.has(property.type),
  );
}
