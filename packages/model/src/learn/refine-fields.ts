import type { Field } from "#types/field.ts";

/** Refines an open field by the values in a response; undefined if the values show nothing new. */
export function refineField(declared: Field, observed: Field): Field | undefined {
  const kind = observed.kind;
  if (isOpenField(declared)) {
    // Objects of an undescribed field may have different members in other records.
    const isSame = kind === "json" || kind === "group" || isOpenField(observed);
    return isSame ? undefined : withBasics(declared, observed);
  }
  if (isTimeOf(declared, observed)) return withBasics(declared, observed);
  const isOpenText = declared.kind === "text" && declared.format === undefined;
  if ((isOpenText || declared.kind === "url") && kind === "image") return { ...declared, kind };
  return isOpenText && observed.kind === "text" && observed.suggestions !== undefined
    ? { suggestions: observed.suggestions, ...declared }
    : undefined;
}

/** True for any JSON, and for a text of which only null was seen. */
function isOpenField(field: Field): boolean {
  return isUnseenText(field) || (field.kind === "json" && field.shape === undefined);
}

/** True for a text of which only null was seen. */
export function isUnseenText(field: Field): boolean {
  return field.kind === "text" && field.format === "unseen";
}

/** True if a number or a text without a format is a time. */
export function isTimeOf(declared: Field, observed: Field): boolean {
  if (observed.kind !== "date" && observed.kind !== "date-time") return false;
  if (declared.kind === "number") return observed.unix !== undefined;
  return declared.kind === "text" && declared.format === undefined && observed.unix === undefined;
}

/** Refines the fields of a request body; inside of groups only times, whose names are clear. */
export function refineBody(field: Field, observed: ReadonlyMap<string, Field>): Field {
  if (field.kind !== "group") return field;
  const fields = field.fields.map((inner) => {
    const other = observed.get(inner.name);
    return (other && refineField(inner, other)) ?? refineTimes(inner, observed);
  });
  return { ...field, fields };
}

function refineTimes(field: Field, observed: ReadonlyMap<string, Field>): Field {
  if (field.kind !== "group") {
    const other = observed.get(field.name);
    return other !== undefined && isTimeOf(field, other) ? withBasics(field, other) : field;
  }
  return { ...field, fields: field.fields.map((inner) => refineTimes(inner, observed)) };
}

/** The kind of one field with the label and flags of the declared one. */
function withBasics(declared: Field, observed: Field): Field {
  const { description, isReadOnly, isWriteOnly, isNullable, isDeprecated } = declared;
  return {
    ...observed,
    name: declared.name,
    label: observed.kind === "reference" ? observed.label : declared.label,
    isRequired: declared.isRequired,
    ...(description === undefined ? {} : { description }),
    ...(isReadOnly === undefined ? {} : { isReadOnly }),
    ...(isWriteOnly === undefined ? {} : { isWriteOnly }),
    ...(isNullable === undefined ? {} : { isNullable }),
    ...(isDeprecated === undefined ? {} : { isDeprecated }),
    ...(declared.default === undefined ? {} : { default: declared.default }),
  };
}
