import type { Field, TextField } from "#types/field.ts";
import { isPictureAddress } from "#infer/fields/field-kinds.ts";
import { isFlagName, labelChoices } from "#infer/fields/choices.ts";
import { ownMember } from "#own/own-member.ts";

type Rows = readonly Readonly<Record<string, unknown>>[];

const MOST_VALUES = 12;
const LEAST_ROWS = 4;
const VALUE = /^[\p{L}\d][\p{L}\d _.-]{0,39}$/u;

/** Names of small sets: `status`, `payment_type`. */
const SET =
  /(?:^|[a-z\d_.-])(?:status|state|type|kind|category|level|role|priority|severity|visibility|stage|phase|mode|currency|language|tier)$/i;

function isOpenSet(field: Field): field is TextField {
  if (field.kind !== "text" || field.format !== undefined) return false;
  return field.suggestions === undefined && field.encoding === undefined && SET.test(field.name);
}

/** Adds the facts that the rows show: 0 and 1 of a flag, the few words of a status, the addresses of pictures. */
export function describeValues(field: Field, rows: Rows): Field {
  const values = rows
    .map((row) => ownMember(row, field.name))
    .filter((value) => value !== undefined && value !== null && value !== "");
  const distinct = new Set(values);
  if (field.kind === "number" && isFlagName(field.name)) {
    const isFlag = distinct.size > 0 && [...distinct].every((value) => value === 0 || value === 1);
    return isFlag ? asFlag(field) : field;
  }
  const isAddress = field.kind === "url" || (field.kind === "text" && field.format === undefined);
  const isPicture = values.length > 0 && values.every((one) => isPictureAddress(field.name, one));
  if (isAddress && isPicture) return { ...field, kind: "image" };
  // Other values stay possible, so a few rows of an overview are enough.
  const isRepeated = values.length >= LEAST_ROWS && distinct.size < values.length;
  if (!isOpenSet(field) || !isRepeated || distinct.size > MOST_VALUES) return field;
  const texts = [...distinct].filter((value) => typeof value === "string" && VALUE.test(value));
  if (texts.length < distinct.size) return field;
  return { ...field, suggestions: labelChoices(texts.map(String).toSorted(), field.name) };
}

function asFlag({ name, label, isRequired, isNullable }: Field): Field {
  const choices = [
    { value: 0, label: "No" },
    { value: 1, label: "Yes" },
  ];
  return {
    kind: "choice",
    name,
    label,
    isRequired,
    ...(isNullable === undefined ? {} : { isNullable }),
    choices,
  };
}
