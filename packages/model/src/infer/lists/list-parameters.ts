import type { Field, GroupField } from "#types/field.ts";
import type { ParameterLocation } from "#types/list-shape.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { readField } from "#infer/fields/fields.ts";
import { foldName } from "#infer/names/words.ts";

/** Input of a list operation: a query parameter, a member of an object parameter, or a member of the body. */
export interface ListParameter {
  readonly at: ParameterLocation;
  /** Folded names for lookup: `page[size]` and a `size` in `page` are both `pagesize`. */
  readonly names: readonly string[];
  readonly schema: Schema;
  readonly field: Field;
  readonly isRequired: boolean;
  /** The whole description, of which the field has the beginning. */
  readonly prose?: string;
  /** Text about filters of the operation or the document. */
  readonly filterProse?: string;
  /** Text that takes JSON, as the parameters next to it do. */
  readonly isJson?: true;
  /** An object whose members are in brackets: `sort[name]=desc`. */
  readonly isDeep?: true;
  /** A member of such an object. */
  readonly isBracketed?: true;
  /** A header, which is paging or no input of the list: `X-Page`. */
  readonly isHeader?: true;
  /** Name of the object parameter that contains it. */
  readonly group?: string;
  /** Members of that object. */
  readonly siblings?: readonly string[];
}

/** Inputs of a list operation, from its query and its body. */
export function readListParameters(context: FieldContext, call: Call): readonly ListParameter[] {
  return [...readQueryParameters(context, call), ...readBodyMembers(context, call)];
}

function readBodyMembers(context: FieldContext, { body }: Call): readonly ListParameter[] {
  if (body?.field.kind !== "group") return [];
  const { properties, required } = readSchema(context.document, body.schema);
  return body.field.fields.flatMap((field): readonly ListParameter[] => {
    const schema = readSchema(context.document, properties.get(field.name));
    const own: ListParameter = {
      at: { in: "body", parameter: field.name },
      names: [foldName(field.name)],
      schema,
      field,
      isRequired: required.has(field.name),
    };
    if (field.kind !== "group" || !isSpread(field.name, field.fields)) return [own];
    const group = { group: field.name, siblings: field.fields.map(({ name }) => name) };
    return field.fields.flatMap((inner): readonly ListParameter[] => {
      const member = readSchema(context.document, schema.properties.get(inner.name));
      const read = (input: Field, declared: Schema, path: readonly string[]): ListParameter => ({
        at: { in: "body", parameter: field.name, path },
        names: [foldName(`${field.name} ${path.join(" ")}`), foldName(path.join(" "))],
        schema: declared,
        field: input,
        isRequired: own.isRequired && schema.required.has(inner.name),
        ...group,
      });
      if (!isCriterion(inner)) return [read(inner, member, [inner.name])];
      return inner.fields.map((operand) => {
        const declared = readSchema(context.document, member.properties.get(operand.name));
        const named = { ...operand, name: `${inner.name}_${operand.name}` };
        return { ...read(named, declared, [inner.name, operand.name]), isRequired: false };
      });
    });
  });
}

const PAGING_GROUP = /^(?:pagination|paging|pager|pageable|page|page_?(?:request|info|options))$/i;
/** Name of an object whose members are filters. */
export const FILTER_GROUP = /^(?:filters?|where|criteria|conditions?)$/i;

const SORT_GROUP = /^(?:sort|order)(?:ing|_?by)?$/i;
const DIRECTION = /^(?:(?:sort_?)?(?:order|dir|direction)|(?:is_?)?(?:asc|desc)(?:ending)?)$/i;

/** True for a member of a body whose members are paging, a sort or filters: `pagination`, `filter` of plain values. */
function isSpread(name: string, fields: readonly Field[]): boolean {
  if (PAGING_GROUP.test(name)) return true;
  if (SORT_GROUP.test(name)) return fields.some((field) => DIRECTION.test(field.name));
  const isPlain = ({ kind }: Field): boolean => kind !== "group" && kind !== "json";
  return FILTER_GROUP.test(name) && fields.some((field) => isPlain(field) || isCriterion(field));
}

/** True for the conditions of one field: `{contains, equals, in}`. */
function isCriterion(field: Field): field is GroupField {
  return (
    field.kind === "group" &&
    field.fields.length > 0 &&
    field.fields.every(({ name }) => isOperatorName(name))
  );
}

function readQueryParameters(context: FieldContext, call: Call): readonly ListParameter[] {
  return call.parameters.flatMap(({ parameter, schema: node, prose }): readonly ListParameter[] => {
    // A setting of the connection is in every request: it does not narrow the list.
    if (parameter.isSetting === true) return [];
    const { name, isRequired, field } = parameter;
    const schema = readSchema(context.document, node);
    if (parameter.in === "header" && PAGING_HEADER.test(name)) {
      const names = [foldName(name.replace(/^x-/i, "")), foldName(name.replace(/^.*pag\w+-/i, ""))];
      return [{ at: { parameter: name }, names, schema, field, isRequired, isHeader: true }];
    }
    if (parameter.in !== "query") return [];
    const names = [foldName(name), ...innerName(name)];
    const isDeep = parameter.style === "deepObject" && ({ isDeep: true } as const);
    const own = {
      at: { parameter: name },
      names,
      schema,
      field,
      isRequired,
      ...isDeep,
      ...(prose !== undefined && { prose }),
    };
    const isObject = schema.types.includes("object") && schema.properties.size > 0;
    if (!isObject) return [own];
    const criteria = [...schema.properties].map(([member, inner]) => {
      const { properties } = readSchema(context.document, inner);
      const isCriterionOf = properties.size > 0 && [...properties.keys()].every(isOperatorName);
      return [member, inner, isCriterionOf ? withoutSynonyms(properties) : undefined] as const;
    });
    const hasCriteria = criteria.some(([, , operators]) => operators !== undefined);
    return criteria.flatMap(([member, inner, operators]): readonly ListParameter[] => {
      if (hasCriteria && CONJUNCTION.test(member)) return [];
      const read = (declared: unknown, path: readonly string[]): ListParameter => ({
        at: { parameter: name, path },
        names: [foldName(`${name} ${path.join(" ")}`), foldName(path.join(" "))],
        schema: readSchema(context.document, declared),
        field: readField({ ...context, depth: 1 }, declared, {
          name: path.join("_"),
          isRequired: schema.required.has(member),
        }),
        isRequired: isRequired && schema.required.has(member),
        ...(parameter.style === "deepObject" && { isBracketed: true }),
        group: name,
        siblings: [...schema.properties.keys()],
      });
      if (operators === undefined) return [read(inner, [member])];
      return operators.map(([operator, criterion]) => read(criterion, [member, operator]));
    });
  });
}

/** `X-Page`, `X-Pagination-Limit`, `page-size`, `X-Cursor`. */
const PAGING_HEADER =
  /^(?:x-)?(?:(?:pagination|paging)-)?(?:page(?:-?(?:number|index|size|token|limit))?|per-?page|limit|offset|cursor|next-?token|continuation-?token)$/i;

/** Member with lists of conditions next to the conditions of fields: `{and: [{…}], price: {gte}}`. */
const CONJUNCTION = /^[$_]?(?:and|or|nor|not)$/i;

/** Operators of a criterion, without `like` next to `contains`: it needs wildcards, or takes words. */
function withoutSynonyms(
  operators: ReadonlyMap<string, unknown>,
): readonly (readonly [string, unknown])[] {
  const hasContains = [...operators.keys()].some((name) => foldName(name) === "contains");
  return [...operators].filter(([name]) => !hasContains || !/^i?like$/.test(foldName(name)));
}

/** Prefix of parameters that are the members of one object, such as `queryOptions.page`. */
const OPTIONS_PREFIX =
  /^(?:.*(?:options?|list|paging|pagination|pager|pageable|request|criteria|query|search|params?|parameters|model|dto))[.[](\w+)\]?$/i;

/** Member of the first entry of a list of orders: `searchCriteria[sortOrders][0][field]`, `order[0].dir`. */
const FIRST_ORDER = /(?:^|[.[])(sort|order)(?:s|ing|_?orders?|_?by)?\]?(?:\[0\]|\.0)[.[](\w+)\]?$/i;

/** Name without the object that contains it: `page` of `queryOptions.page` and of `Paging[Page]`. */
function innerName(name: string): readonly string[] {
  const [, order, member] = FIRST_ORDER.exec(name) ?? [];
  if (order !== undefined && member !== undefined) return [foldName(`${order} ${member}`)];
  const [, inner] = OPTIONS_PREFIX.exec(name) ?? [];
  return inner === undefined ? [] : [foldName(inner)];
}

/** True for a member of a criterion: `contains` in `name: {contains, equals, in}`. */
function isOperatorName(name: string): boolean {
  return /^(?:eq|equals?|neq?|not|notequals?|n?in|notin|all|contains|doesnotcontain|notcontains|i?like|notlike|gte?|lte?|(?:greater|less)than(?:(?:or)?equals?(?:to)?)?|exists|specified|isnull|null|from|to|min|max|before|after|starts?with|ends?with)$/.test(
    foldName(name),
  );
}

const LONGEST_PROSE = 2000;

/** Description of a parameter and of its schema, as plain text. */
export function descriptionOf({
  prose,
  field,
  schema,
}: Pick<ListParameter, "prose" | "field" | "schema">): string {
  const own = prose ?? field.description ?? "";
  const ofSchema = schema.keywords["description"];
  const isOther = typeof ofSchema === "string" && ofSchema !== own && own === "";
  return (isOther ? ofSchema : own)
    .slice(0, LONGEST_PROSE)
    .replaceAll(/<\/?(?:p|br|b|i|em|strong|code|ul|li|a|span)\b[^<>]{0,100}>|\*\*/gi, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** First parameter with one of the names, in the order of the names. */
export function findParameter(
  parameters: readonly ListParameter[],
  names: readonly string[],
  accepts: (parameter: ListParameter) => boolean = () => true,
): ListParameter | undefined {
  for (const name of names) {
    const match = parameters.find(
      (parameter) => parameter.names.includes(name) && accepts(parameter),
    );
    if (match !== undefined) return match;
  }
  return undefined;
}

/** True for a parameter that takes a single value that is not a time. */
export function isScalarValue({ schema }: ListParameter): boolean {
  const { types } = schema;
  return (
    types.length === 0 ||
    (types.some((type) => ["integer", "number", "string"].includes(type)) && !isTime(schema))
  );
}

/** True for a date or time format. */
export function isTime(schema: Schema): boolean {
  return /date|time/.test(String(schema.keywords["format"] ?? ""));
}

/** True for a point in time, by its format or its description: "a Unix timestamp". */
export function isMoment(parameter: ListParameter): boolean {
  return (
    isTime(parameter.schema) ||
    /\b(?:time ?stamps?|date|date-?time|epoch|milliseconds|unix time|iso[- ]?8601|rfc ?3339|created (?:after|before|since))\b/i.test(
      descriptionOf(parameter),
    )
  );
}
