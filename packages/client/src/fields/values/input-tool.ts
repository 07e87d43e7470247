import type { Field } from "@quarterdeck/model";

const ratingName = /(?:^|_)(?:rating|stars)$/i;
const mostStars = 5;

/** Highest number of stars; undefined if the field is not a rating. */
export function starsOf(field: Field): number | undefined {
  if (field.kind !== "number" || field.isInteger !== true || !ratingName.test(field.name)) return;
  const most = Number(field.maximum);
  return most >= 3 && most <= mostStars && Number(field.minimum) >= 0 ? most : undefined;
}

/** Width of the tool at the start of an input; undefined without one. */
export function toolOf(field: Field, others: readonly Field[]): string | undefined {
  if (field.kind === "color") return "2.75rem";
  if (starsOf(field) !== undefined) return "9rem";
  return currencyField(field, others) === undefined ? undefined : "3.25rem";
}

/** Names of telephone numbers. */
export const phoneName = /(?:^|_)(?:phone|mobile|fax)(?:_?number)?$/i;

const currencyName = /^currency(?:_?code)?$/i;
const amountName =
  /(?:^|_)(?:total|subtotal|amount|balance|price|revenue|cost|fee|tax|salary|discount)$/i;

/** Field with the currency of an amount: the only one of the record. */
export function currencyField(field: Field, others: readonly Field[]): Field | undefined {
  if (field.kind !== "number" || !amountName.test(field.name)) return undefined;
  return others.find(({ name }) => currencyName.test(name));
}
