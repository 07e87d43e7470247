import { type Choice, type Field, ownMember, scalarText } from "@quarterdeck/model";
import { nameLabel } from "./name-label.ts";
import { isRecord, type RecordValue } from "./record-value.ts";

/** Fields of values by the definitions of their names: `{"name": "rollout", "type": "percentage", "required": true}`. */
export function readDefinedFields(definitions: readonly unknown[], value: Field): readonly Field[] {
  return definitions.flatMap((definition) => {
    const members = isRecord(definition) ? definition : { name: definition };
    const name = textIn(members, NAMES);
    return name === undefined ? [] : [fieldOf(name, members, value)];
  });
}

const NAMES = ["name", "key", "id"];
const LABELS = ["displayName", "display_name", "label", "title"];
const DESCRIPTIONS = ["description", "help", "helpText", "help_text", "hint"];
const TYPES = ["type", "inputType", "input_type", "dataType", "data_type", "kind"];
const CHOICES = ["options", "choices", "enum", "allowedValues", "allowed_values"];

function fieldOf(name: string, members: RecordValue, value: Field): Field {
  const description = textIn(members, DESCRIPTIONS);
  const basics = {
    name,
    label: textIn(members, LABELS) ?? nameLabel(name),
    isRequired: isSet(members, ["required", "isRequired", "is_required", "mandatory"]),
    ...(description !== undefined && { description }),
  };
  const choices = choicesIn(members);
  if (choices.length > 0) return { ...basics, kind: "choice", choices };
  const isSecret = isSet(members, ["sensitive", "secret", "isSecret", "is_secret"]);
  const type = isSecret ? "secret" : (textIn(members, TYPES)?.toLowerCase() ?? "");
  const isText = value.kind !== "json";
  const kind = KINDS.find(([types]) => types.test(type))?.[1];
  // Values of other types are those of the map.
  return kind === undefined ? { ...value, ...basics } : ({ ...basics, ...kind(isText) } as Field);
}

type Kind = (isText: boolean) => object;

/** Kinds by the words for a type; the values of some maps are texts. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^percent(?:age)?$/, (isText) => ({ kind: "number", minimum: 0, maximum: 100, isText })],
  [/^(?:int|integer|long)$/, (isText) => ({ kind: "number", isInteger: true, isText })],
  [/^(?:number|numeric|float|double|decimal)$/, (isText) => ({ kind: "number", isText })],
  [
    /^(?:bool|boolean|checkbox|switch|toggle)$/,
    (isText) => (isText ? { kind: "choice", choices: ["true", "false"].map(asChoice) } : BOOLEAN),
  ],
  [/^(?:list|array)$/, (isText) => (isText ? { kind: "text" } : LIST)],
  [/^(?:textfield|textarea|multiline|longtext)$/, () => ({ kind: "long-text" })],
  [/^(?:url|uri)$/, () => ({ kind: "url" })],
  [/^email$/, () => ({ kind: "email" })],
  [/^(?:secret|password|token|credential)$/, () => ({ kind: "secret" })],
  [/^(?:string|text|str)$/, () => ({ kind: "text" })],
];

const BOOLEAN = { kind: "boolean" };
const ITEM = { kind: "text", name: "item", label: "Item", isRequired: false };
const LIST = { kind: "list", item: ITEM };

function choicesIn(members: RecordValue): readonly Choice[] {
  const values = CHOICES.map((one) => ownMember(members, one)).find(Array.isArray) ?? [];
  return values.flatMap((one: unknown) => {
    if (!isRecord(one)) return scalarText(one) === undefined ? [] : [asChoice(one)];
    const value = ownMember(one, "value") ?? ownMember(one, "key") ?? ownMember(one, "id");
    const label = textIn(one, [...LABELS, "name"]);
    return scalarText(value) === undefined ? [] : [{ ...asChoice(value), ...(label && { label }) }];
  });
}

function asChoice(value: unknown): Choice {
  return { value: value as Choice["value"], label: scalarText(value) ?? "" };
}

function textIn(members: RecordValue, names: readonly string[]): string | undefined {
  return names
    .map((one) => ownMember(members, one))
    .find((value): value is string => typeof value === "string" && value !== "");
}

function isSet(members: RecordValue, names: readonly string[]): boolean {
  return names.some((one) => ownMember(members, one) === true);
}
