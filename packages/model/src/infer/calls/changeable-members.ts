import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { Body } from "#types/operation.ts";
import { textOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";

/** "The only fields in the zone which can be modified are: kind, account, and dnssec." */
const ONLY =
  /\bonly (?:the )?(?:fields?|properties|attributes|members)\b[^.:]{0,60}\b(?:which|that) (?:can|may) be (?:modified|changed|updated|edited) (?:are|is)\b:?\s*([^.\n]{1,400})/i;

/** Marks the members of an update's body that its description excludes as read-only. */
export function markChangeable(operation: JsonMap, field: Field): Field {
  if (field.kind !== "group") return field;
  const prose = (textOf(operation, "description") ?? "").slice(0, 2000);
  const listed = ONLY.exec(prose)?.[1];
  if (listed === undefined) return field;
  const names = new Set(listed.split(/[^\w-]+/).filter((word) => word !== "and"));
  const isKnown = field.fields.some(({ name }) => names.has(name));
  if (!isKnown) return field;
  // The body may need the id to name the record.
  return markReadOnly(field, (name) => name !== "id" && !names.has(name));
}

/** Marks the members of a record in a body that the API sets, by their names. */
export function markSetMembers(body: Body, names: readonly string[]): Body {
  const marked = (at: Field, [step, ...rest]: JsonPath): Field => {
    if (step === undefined) return markReadOnly(at, (name) => names.includes(name));
    if (at.kind !== "group") return at;
    return {
      ...at,
      fields: at.fields.map((inner) => (inner.name === step ? marked(inner, rest) : inner)),
    };
  };
  return { ...body, field: marked(body.field, body.path ?? []) };
}

function markReadOnly(field: Field, isReadOnly: (name: string) => boolean): Field {
  if (field.kind !== "group") return field;
  return {
    ...field,
    fields: field.fields.map((inner) => {
      if (!isReadOnly(inner.name)) return inner;
      const { default: _default, ...others } = inner;
      return { ...others, isReadOnly: true, isRequired: false };
    }),
  };
}
