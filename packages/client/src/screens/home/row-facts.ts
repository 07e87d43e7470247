import type { Field, Resource } from "@quarterdeck/model";
import { isCreation, valueAt } from "@quarterdeck/model";
import { isCodeName } from "#fields/formats/format-number.ts";
import { findKeyFacts, rankFact } from "#fields/values/key-facts.ts";
import { isTechnical } from "#fields/values/technical-field.ts";
import { formatPlain } from "#fields/views/plain-value.tsx";

export interface RowFacts {
  /** State or amount of the record, or the first other short value, as text. */
  readonly fact?: string;
  /** Time of creation in milliseconds of Unix time. */
  readonly time?: number;
}

/** State or amount of a record, and its time of creation, for a list of records with their titles. */
export function rowFacts(
  resource: Resource,
  row: unknown,
  formatNumber: (value: number) => string,
): RowFacts {
  const field =
    findKeyFacts(resource, row).find(
      ({ kind, name }) => factKinds.has(kind) && valueAt(row, [name]) !== 0,
    ) ??
    resource.fields
      .filter((one) => isShortValue(resource, one, row))
      .toSorted((one, other) => rankFact(one) - rankFact(other))[0];
  const created = resource.fields.find((one) => one.kind === "date-time" && isCreation(one));
  const value = created && valueAt(row, [created.name]);
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return {
    ...(field === undefined
      ? {}
      : { fact: factText(field, valueAt(row, [field.name]), formatNumber) }),
    ...(Number.isNaN(time) ? {} : { time }),
  };
}

const longestFact = 30;
/** Names of numbers that only order the records. */
const orderName =
  /^(?:(?:sort|display|list|menu)?_?(?:position|order|index|sequence|ordinal)|sort(?:ing)?|seq|line_?no)$/i;

/** True for a short text or a number that is neither in the title nor in the key, and no form of the title. */
function isShortValue(
  { key, title, composedTitle }: Resource,
  field: Field,
  row: unknown,
): boolean {
  const { name, kind, isWriteOnly } = field;
  const parts = composedTitle?.parts.map(({ path }) => path) ?? [];
  const paths = [title ?? [], ...parts, ...key.map((part) => part.field)];
  if (isWriteOnly === true || !factKinds.has(kind) || isCodeName(name)) return false;
  if (isTechnical(field)) return false;
  if (paths.some((path) => path[0] === name)) return false;
  const value = valueAt(row, [name]);
  if (typeof value === "number") return value !== 0 && !orderName.test(name);
  const isText = typeof value === "string" && value.trim() !== "" && value.length <= longestFact;
  return isText && !paths.some((path) => toWord(valueAt(row, path)) === toWord(value));
}

/** Letters and digits of a text: a slug has those of the title. */
function toWord(value: unknown): string {
  return formatPlain(value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

const factKinds: ReadonlySet<string> = new Set(["choice", "email", "text", "number"]);

function factText(field: Field, value: unknown, formatNumber: (value: number) => string): string {
  if (typeof value === "number") return formatNumber(value);
  if (field.kind !== "choice") return formatPlain(value);
  const choice = field.choices.find((one) => formatPlain(one.value) === formatPlain(value));
  return choice?.label ?? formatPlain(value);
}
