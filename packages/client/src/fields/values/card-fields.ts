import type { Field, Resource } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import { recordName } from "#components/resources/record-name.ts";
import { emptinessOf } from "./emptiness.ts";
import { findKeyFacts, rankFact } from "./key-facts.ts";
import { isTechnical } from "./technical-field.ts";

const MAX_FIELDS = 3;

interface CardOf {
  readonly resource: Resource;
  /** Visible columns. */
  readonly fields: readonly Field[];
  readonly row: unknown;
  /** Names of fields that the card shows in another form. */
  readonly without?: readonly string[];
  /** Greatest number of fields. */
  readonly count?: number;
}

/**
 * Fields of a card below its title: the key facts of the record, then the first columns with a value, of which texts that
 * distinguish records precede plain numbers.
 */
export function cardFields(card: CardOf): readonly Field[] {
  const { resource, fields, row, without = [], count = MAX_FIELDS } = card;
  const shown = new Set(fields.map(({ name }) => name));
  const title = new Set([...(resource.title ?? []), ...resource.key.map(({ field }) => field[0])]);
  // Its first column is the title of a row without a name.
  if (recordName(resource, row) === undefined) title.add(fields[0]?.name);
  const facts = findKeyFacts(resource, row).filter(({ name }) => shown.has(name));
  const others = fields.filter(
    (field) =>
      !facts.some(({ name }) => name === field.name) &&
      !title.has(field.name) &&
      field.kind !== "image" &&
      !isTechnical(field) &&
      emptinessOf(valueAt(row, [field.name])) === undefined,
  );
  const ranked = others.toSorted((one, other) => rankFact(one) - rankFact(other));
  return [...facts, ...ranked].filter(({ name }) => !without.includes(name)).slice(0, count);
}
