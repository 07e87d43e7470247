import type { Field, ReferenceField } from "#types/field.ts";

/** True for a reference by key that no words and no declaration confirm: its name and its type may be wrong. */
export function mayWithdraw(field: Field): field is ReferenceField {
  if (!("to" in field) || field.keyPath.length > 0 || field.isProven) return false;
  return field.alternateKeys === undefined && (field.isGuess ?? field.isNamed ?? false);
}

/** The field as a plain value, if its list of records contained none of the values. */
export function withdrawReference(field: Field, withdrawn: readonly string[] = []): Field {
  return withdrawn.includes(field.name) && mayWithdraw(field) ? plainField(field) : field;
}

/** Fields of a body without references that responses refute. */
export function withdrawInBody(field: Field, withdrawn: readonly string[]): Field {
  if (field.kind !== "group") return withdrawReference(field, withdrawn);
  const { fields } = field;
  // The one member of an envelope has the record.
  const change = fields.length === 1 ? withdrawInBody : withdrawReference;
  return { ...field, fields: fields.map((inner) => change(inner, withdrawn)) };
}

function plainField(field: ReferenceField): Field {
  const { kind, to, isInteger, isUuid } = field;
  const { name, label, isRequired, description, isReadOnly, isWriteOnly } = field;
  const { isNullable, isDeprecated, default: initial, pointer } = field;
  const basics = {
    name,
    label,
    isRequired,
    ...(description !== undefined && { description }),
    ...(isReadOnly && { isReadOnly }),
    ...(isWriteOnly && { isWriteOnly }),
    ...(isNullable && { isNullable }),
    ...(isDeprecated && { isDeprecated }),
    ...(initial !== undefined && { default: initial }),
    ...(pointer !== undefined && { pointer }),
    evidence: {
      pointer: "",
      reason: { code: "seen-no-reference", params: { resource: to } },
      confidence: 0.9,
    },
  } as const;
  const type = isInteger
    ? ({ kind: "number", isInteger } as const)
    : ({ kind: "text", ...(isUuid && { format: "uuid" }) } as const);
  if (kind === "reference") return { ...basics, ...type };
  return { ...basics, kind: "list", item: { ...type, name, label, isRequired: false } };
}
