import type { Field } from "@quarterdeck/model";

/** Words for the zone or the form of a time. */
const FORM =
  /(?:^|[_-])(?:gmt|utc|local|unix|epoch|ts|timestamp|iso(?:8601)?|ms|millis)(?=$|[_-])|(?:Gmt|GMT|Utc|UTC|Local|Unix|Epoch|Timestamp|Iso|ISO|Ms|Millis)(?=$|[A-Z])/g;

/** True for a time that another field has in another zone or form: `date_gmt` next to `date`. */
export function isTwinTime(field: Field, fields: readonly Field[]): boolean {
  if (!isTime(field)) return false;
  const base = baseName(field);
  if (base === "") return false;
  const same = fields.filter((other) => isTime(other) && baseName(other) === base);
  const plain = same.find(({ name }) => name.replaceAll(FORM, "") === name);
  return (plain ?? same[0]) !== field;
}

function isTime({ kind }: Field): boolean {
  return kind === "date-time" || kind === "date" || kind === "time";
}

/** Name without words for a zone or form: `createdAt` and `created_at_utc` are one time. */
function baseName({ kind, name }: Field): string {
  const base = name.replaceAll(FORM, "").replaceAll(/[_-]/g, "").toLowerCase();
  return base === "" ? "" : `${kind === "time" ? "time" : ""}${base}`;
}
