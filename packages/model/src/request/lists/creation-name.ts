import type { Field } from "#types/field.ts";

/** Names of the creation time of a record. */
export const creation =
  /^(?:created|inserted|placed|registered|published|added|date_?(?:created|added)|creation)/i;

/** Names of a time that each record has: a draft has no time of its publication. */
const always = /^(?:created|inserted|added|date_?(?:created|added)|creation)/i;

/** Names of the time of the event that a record describes. */
export const event =
  /^(?:written|received|ordered|opened|joined|submitted|reported|occurred|happened|logged|issued|posted|uploaded|sent|requested|timestamp|(?:order|invoice|issue)_?date$)/i;

/** True if the name of a field means the creation time of its record. */
export function isCreation({ name }: Pick<Field, "name">): boolean {
  return creation.test(name);
}

/** Finds the field that has the time of creation, or else of the event. A missing time has no defined position. */
export function findCreation(fields: readonly Field[]): Field | undefined {
  const times = fields.filter(({ kind }) => kind === "date-time" || kind === "date");
  return (
    times.find((time) => isCreation(time) && (always.test(time.name) || !time.isNullable)) ??
    times.find(({ name, isNullable }) => event.test(name) && isNullable !== true)
  );
}
