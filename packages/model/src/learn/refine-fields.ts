import type { Choice, ChoiceField, Field, ReferenceField, TextField } from "#types/field.ts";

/** Refines an open field by the values in a response; undefined if the values show nothing new. */
export function refineField(declared: Field, observed: Field): Field | undefined {
  const kind = observed.kind;
  if ("isProven" in observed)
    return mayRefer(declared, observed) ? withBasics(declared, observed) : undefined;
  if (observed.isGenerated)
    return mayGenerate(declared) ? { ...declared, isGenerated: true } : undefined;
  if (isOpenField(declared)) {
    // Objects of an undescribed field may have different members in other records.
    const isSame = kind === "json" || kind === "group" || isOpenField(observed);
    return isSame ? undefined : withBasics(declared, observed);
  }
  if (isTimeOf(declared, observed) || isOtherShape(declared, observed))
    return withBasics(declared, observed);
  const isOpenText = declared.kind === "text" && declared.format === undefined;
  if ((isOpenText || declared.kind === "url") && kind === "image") return { ...declared, kind };
  return isOpenText && observed.kind === "text" && observed.suggestions !== undefined
    ? { ...declared, suggestions: fullerSuggestions(declared, observed.suggestions) }
    : undefined;
}

/** The suggestions of a description, unless responses have all of them and others. */
function fullerSuggestions(
  { suggestions: declared = [] }: TextField,
  observed: readonly Choice[],
): readonly Choice[] {
  const values = new Set(observed.map(({ value }) => value));
  return declared.every(({ value }) => values.has(value)) ? observed : declared;
}

/** True for a member that a request may omit, and whose value the description leaves open then. */
export function mayGenerate(field: Field): boolean {
  const { isRequired, isReadOnly, isGenerated, default: initial } = field;
  return !isRequired && isReadOnly !== true && isGenerated !== true && initial === undefined;
}

/** True for a reference that responses can still prove or refute: a guess, a name, an address that requests cannot write. */
export function isUnproven(field: Field): field is ReferenceField {
  if (!("to" in field) || field.keyPath.length > 0 || field.isProven) return false;
  return field.isGuess ?? field.isNamed ?? (field.isLastSegment === true && !field.addressPath);
}

/** True for a field of which responses can show that it is a reference: also an address that may be that of a record. */
export function isProvable(field: Field): boolean {
  return isUnproven(field) || addressReference(field) !== undefined;
}

/** A field of addresses as a reference without records; undefined for other fields. */
export function addressReference(field: Field): ReferenceField | undefined {
  const item = field.kind === "list" ? field.item : field;
  if (item.kind !== "url" || field.isOwnAddress === true) return undefined;
  const { name, label, isRequired } = field;
  const kind = field.kind === "list" ? "references" : "reference";
  return { kind, name, label, isRequired, to: "", keyPath: [] };
}

/** True if the values of a field may be those of a proven reference. */
function mayRefer(declared: Field, { kind }: ReferenceField | ChoiceField): boolean {
  if ("to" in declared)
    return isUnproven(declared) && (declared.kind === kind || kind === "choice");
  // One of the types is that of the values: `oneOf` of a number and a name.
  if (kind === "choice" && declared.kind === "variants")
    return declared.types.every((type) => /^(?:text|number|choice)$/.test(type.kind));
  if (isOpenField(declared)) return true;
  const isMany = kind === "references";
  const value = isMany && declared.kind === "list" ? declared.item : declared;
  return isMany === (value !== declared) && /^(?:text|url|number)$/.test(value.kind);
}

/** True for any JSON, and for a text of which only null was seen. */
function isOpenField(field: Field): boolean {
  return isUnseenText(field) || (field.kind === "json" && field.shape === undefined);
}

/** True for a text of which only null was seen. */
export function isUnseenText(field: Field): boolean {
  return field.kind === "text" && field.format === "unseen";
}

/** Kinds of one value, which no object is. */
const SCALARS =
  /^(?:text|long-text|url|email|color|duration|date|date-time|time|number|boolean|choice)$/;

/** True if responses have one value in place of the object of the description: a time, a nullable text. */
export function isOtherShape(declared: Field, observed: Field): boolean {
  const isObject = declared.kind === "group" || declared.kind === "map";
  return isObject && SCALARS.test(observed.kind) && !isUnseenText(observed);
}

/** True if a number or a text without a format is a time, or a text is a length of time. */
export function isTimeOf(declared: Field, observed: Field): boolean {
  const isOpenText = declared.kind === "text" && declared.format === undefined;
  if (observed.kind === "duration") return isOpenText && declared.suggestions === undefined;
  if (observed.kind !== "date" && observed.kind !== "date-time") return false;
  const isDigits = observed.unix !== undefined && observed.isText !== true;
  return isDigits ? declared.kind === "number" : isOpenText;
}

/** Refines the fields of a request body; inside of groups only times, whose names are clear. */
export function refineBody(field: Field, observed: ReadonlyMap<string, Field>): Field {
  if (field.kind !== "group") return field;
  const { fields } = field;
  // The one member of an envelope has the record.
  const refineOther = fields.length === 1 ? refineBody : refineTimes;
  const refined = fields.map((inner) => {
    const other = observed.get(inner.name);
    return (other && refineField(inner, other)) ?? refineOther(inner, observed);
  });
  return { ...field, fields: refined };
}

function refineTimes(field: Field, observed: ReadonlyMap<string, Field>): Field {
  if (field.kind !== "group") {
    const other = observed.get(field.name);
    return other !== undefined && isTimeOf(field, other) ? withBasics(field, other) : field;
  }
  return { ...field, fields: field.fields.map((inner) => refineTimes(inner, observed)) };
}

const BASICS =
  /^(?:name|isRequired|description|isReadOnly|isWriteOnly|isNullable|isDeprecated|default)$/;

/** The kind of one field with the label and flags of the declared one. */
function withBasics(declared: Field, observed: Field): Field {
  const basics = Object.entries(declared).filter(([name]) => BASICS.test(name));
  const { label } = observed.kind === "reference" ? observed : declared;
  return { ...observed, ...(Object.fromEntries(basics) as object), label };
}
