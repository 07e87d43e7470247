import type { Field } from "#types/field.ts";
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
  return {
    ...field,
    fields: field.fields.map((inner) =>
      // The body may need the id to name the record.
      inner.name === "id" || names.has(inner.name)
        ? inner
        : { ...inner, isReadOnly: true, isRequired: false },
    ),
  };
}
