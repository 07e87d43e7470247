import type { Field } from "#types/field.ts";
import type { Json } from "#types/json.ts";
import type { Operation, Parameter } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { readJsonText } from "#request/values/read-json-text.ts";

/** Value of a parameter that selects the fields of a response. */
export interface FieldSelection {
  readonly parameter: string;
  readonly value: Json;
}

/** Parameters that take names of fields. */
const FIELDS =
  /^(?:(?:opt|return|response|include|output|request|select)?fields?|select|properties)$/;
/** Parameters that take the name of a form of the records. */
const VIEWS = /^(?:view|projection|representation|detail(?:s|level)?)$/;
/** Values for all fields. */
const WHOLE = /^(?:\*{1,2}|_?all|full|complete|detailed)$/i;
const SHOWN = /(?<![\w*])(\*{1,2}|\["\*"\])(?![\w*])|(?<=['"])(_?all)(?=['"])/i;

/**
 * Values with which a list may return the fields that its rows lack: all fields as the description writes them, or else
 * their names. The response shows whether they do.
 */
export function listFieldSelections(
  { parameters }: Pick<Operation, "parameters">,
  { fields }: Pick<Resource, "fields">,
): readonly FieldSelection[] {
  return parameters.flatMap((parameter): readonly FieldSelection[] => {
    const { name, in: location, isRequired } = parameter;
    const folded = name.replaceAll(/[^A-Za-z[\]]/g, "").toLowerCase();
    const takesNames = FIELDS.test(folded);
    if (location !== "query" || isRequired || !(takesNames || VIEWS.test(folded))) return [];
    const values = [wholeValue(parameter), takesNames ? namesValue(parameter, fields) : undefined];
    return values.flatMap((value) => (value === undefined ? [] : [{ parameter: name, value }]));
  });
}

/** The choice, example or quoted word for all fields: `FULL`, `*`, `["*"]`. */
function wholeValue({ field }: Parameter): Json | undefined {
  const choice = choicesOf(field)?.find((one) => WHOLE.test(one));
  if (choice !== undefined) return field.kind === "choice" ? choice : [choice];
  const item = field.kind === "list" ? field.item : field;
  const examples = [field.example, field.default, item.example].filter(isWhole);
  const [shown] = SHOWN.exec(field.description ?? "") ?? [];
  const value = examples[0] ?? shown;
  if (value === undefined || field.kind !== "list" || Array.isArray(value)) return value;
  const json = readJsonText(String(value));
  return Array.isArray(json) ? json.map(String) : [String(value)];
}

function isWhole(value: unknown): value is Json {
  const values: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === "string" && value.startsWith("[")
      ? [readJsonText(value)].flat()
      : [value];
  return values.length === 1 && typeof values[0] === "string" && WHOLE.test(values[0]);
}

/** Names of all fields that the parameter takes. */
function namesValue({ field }: Parameter, fields: readonly Field[]): Json | undefined {
  const choices = choicesOf(field);
  const names = fields
    .filter(({ isWriteOnly, name }) => isWriteOnly !== true && choices?.includes(name) !== false)
    .map(({ name }) => name);
  if (names.length === 0 || field.kind === "choice") return undefined;
  return field.kind === "list" || field.kind === "choices" ? names : names.join(",");
}

function choicesOf(field: Field): readonly string[] | undefined {
  if (field.kind === "list") return choicesOf(field.item);
  if (field.kind !== "choice" && field.kind !== "choices") return undefined;
  return field.choices.map(({ value }) => String(value));
}
