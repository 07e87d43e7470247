import type { Field } from "#types/field.ts";
import type { ParameterLocation } from "#types/list-shape.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { readField } from "#infer/fields/fields.ts";
import { foldName } from "#infer/names/words.ts";

/** Something that can be asked for: a parameter of the query, a member of one that is an object, a member of the body. */
export interface ListParameter {
  readonly at: ParameterLocation;
  /** Its names folded, to look it up by: `page[size]` and a `size` in `page` are both `pagesize`. */
  readonly names: readonly string[];
  readonly schema: Schema;
  readonly field: Field;
  readonly isRequired: boolean;
  /** The object parameter that it stands in. */
  readonly group?: string;
  /** The members of that object. */
  readonly beside?: readonly string[];
}

/** All that a call can be asked: through its query, and where it is sent a body, through that. */
export function readListParameters(context: FieldContext, call: Call): readonly ListParameter[] {
  return [...readQueryParameters(context, call), ...readBodyMembers(context, call)];
}

function readBodyMembers(context: FieldContext, { body }: Call): readonly ListParameter[] {
  if (body?.field.kind !== "group") return [];
  const { properties, required } = readSchema(context.document, body.schema);
  return body.field.fields.map((field) => ({
    at: { in: "body", parameter: field.name },
    names: [foldName(field.name)],
    schema: readSchema(context.document, properties.get(field.name)),
    field,
    isRequired: required.has(field.name),
  }));
}

function readQueryParameters(context: FieldContext, call: Call): readonly ListParameter[] {
  return call.parameters.flatMap(({ parameter, schema: node }): readonly ListParameter[] => {
    if (parameter.in !== "query") return [];
    const { name, isRequired, field } = parameter;
    const schema = readSchema(context.document, node);
    const own = { at: { parameter: name }, names: [foldName(name)], schema, field, isRequired };
    const isObject = schema.types.includes("object") && schema.properties.size > 0;
    if (!isObject) return [own];
    return [...schema.properties].map(([member, inner]) => ({
      at: { parameter: name, path: [member] },
      names: [foldName(`${name} ${member}`), foldName(member)],
      schema: readSchema(context.document, inner),
      field: readField({ ...context, depth: 1 }, inner, {
        name: member,
        isRequired: schema.required.has(member),
      }),
      isRequired: isRequired && schema.required.has(member),
      group: name,
      beside: [...schema.properties.keys()],
    }));
  });
}

/** The first place of these names, in the order of the names. */
export function findParameter(
  places: readonly ListParameter[],
  names: readonly string[],
  accepts: (place: ListParameter) => boolean = () => true,
): ListParameter | undefined {
  for (const name of names) {
    const found = places.find((place) => place.names.includes(name) && accepts(place));
    if (found !== undefined) return found;
  }
  return undefined;
}

export function isWhole({ schema }: ListParameter): boolean {
  const { types } = schema;
  return (
    types.length === 0 ||
    (types.some((type) => ["integer", "number", "string"].includes(type)) && !isTime(schema))
  );
}

export function isTime(schema: Schema): boolean {
  return /date|time/.test(String(schema.keywords["format"] ?? ""));
}

/** A point in time, by its format or in its own words: "a Unix timestamp". */
export function isMoment({ schema, field }: ListParameter): boolean {
  const said = `${field.description ?? ""} ${String(schema.keywords["description"] ?? "")}`;
  return (
    isTime(schema) ||
    /\b(?:time ?stamps?|date|date-?time|epoch|milliseconds|unix time|iso[- ]?8601|rfc ?3339|created (?:after|before|since))\b/i.test(
      said,
    )
  );
}
