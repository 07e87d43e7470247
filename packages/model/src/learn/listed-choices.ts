import { foldName, splitWords, stemOf } from "#infer/names/words.ts";
import { ownMember } from "#own/own-member.ts";
import type { Choice, ChoiceField, Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { isUnproven } from "./refine-fields.ts";
import { scalarText } from "#request/values/write-text.ts";

type Row = Readonly<Record<string, unknown>>;

const MOST_CHOICES = 200;
const KEYS = ["id", "key", "name", "code", "slug", "value", "uuid"];
const TITLES = ["displayName", "label", "title", "name"];
const KEY_ENDS = /^(?:id|ids|key|code|name|uuid)$/;

/**
 * Fields whose choices are a list next to the rows: `rootRole` of `{"users": […], "rootRoles": [{"id": 1, "name": "Admin"}]}`.
 * All values of the rows are among its keys. Without rows, a text has suggestions.
 */
export function findListedChoices(
  fields: readonly Field[],
  body: unknown,
  rowsPath: JsonPath,
  rows: readonly Row[],
): readonly Field[] {
  const envelope = rowsPath.length === 0 ? undefined : valueAt(body, rowsPath.slice(0, -1));
  if (!isJsonObject(envelope)) return [];
  const lists = Object.entries(envelope).flatMap(([name, value]) => {
    const entries = name === rowsPath.at(-1) ? [] : listEntries(value);
    return entries.length === 0 ? [] : [{ stem: stemOf(name), entries }];
  });
  return fields.flatMap((field): readonly Field[] => {
    if (field.kind !== "text" && field.kind !== "number" && !isUnproven(field)) return [];
    const stem = stemOfField(field.name);
    const list = lists.find((one) => one.stem === stem);
    if (list === undefined) return [];
    const choices = findChoices(list.entries, valuesOf(rows, field.name), rows.length === 0);
    if (choices === undefined) return [];
    if (rows.length > 0) return [asChoice(field, choices)];
    const areTexts = choices.every(({ value }) => typeof value === "string");
    return field.kind === "text" && areTexts ? [{ ...field, suggestions: choices }] : [];
  });
}

function listEntries(value: unknown): readonly Row[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_CHOICES) return [];
  return value.every(isJsonObject) ? value : [];
}

/** Stem of a field name without the word of a key: `roleId`, `role_name` and `role` are `role`. */
function stemOfField(name: string): string {
  const words = splitWords(name);
  const isEnd = words.length > 1 && KEY_ENDS.test(words.at(-1) ?? "");
  return stemOf((isEnd ? words.slice(0, -1) : words).join(" "));
}

function valuesOf(rows: readonly Row[], name: string): readonly unknown[] {
  return rows
    .map((row) => ownMember(row, name))
    .filter((value) => value !== undefined && value !== null && value !== "");
}

/** Choices by the first member that is a key of the list and has all values of the rows. */
function findChoices(
  entries: readonly Row[],
  values: readonly unknown[],
  isWithoutRows: boolean,
): readonly Choice[] | undefined {
  if (values.length === 0 && !isWithoutRows) return undefined;
  const key = KEYS.find((name) => {
    const keys = entries.map((entry) => ownMember(entry, name));
    const texts = new Set(keys.map((one) => `${typeof one} ${scalarText(one) ?? ""}`));
    return (
      texts.size === entries.length &&
      keys.every((one) => typeof one === "string" || typeof one === "number") &&
      values.every((value) => texts.has(`${typeof value} ${scalarText(value) ?? ""}`))
    );
  });
  if (key === undefined) return undefined;
  return entries.map((entry) => {
    const value = ownMember(entry, key) as string | number;
    const title = TITLES.map((name) => ownMember(entry, name)).find(
      (one) => typeof one === "string" && one !== "",
    );
    const defines = definitionsOf(entry);
    const label = typeof title === "string" ? title : String(value);
    return { value, label, ...(defines.length > 0 && { defines: Object.fromEntries(defines) }) };
  });
}

/** Members of an entry that define values by their names: `parameters: [{"name": "url", "type": "url"}]`. */
function definitionsOf(entry: Row): readonly (readonly [string, readonly Row[]])[] {
  return Object.entries(entry).flatMap(([name, value]) => {
    const items = listEntries(value);
    const areDefined = items.every((item) => typeof ownMember(item, "name") === "string");
    return items.length > 0 && areDefined ? [[name, items] as const] : [];
  });
}

function asChoice(field: Field, choices: readonly Choice[]): ChoiceField {
  const { name, label, isRequired } = field;
  const isNamedByKey = splitWords(name).length > 1 && foldName(label).endsWith("id");
  const shown = isNamedByKey ? label.replace(/\s*ids?$/i, "") : label;
  return { kind: "choice", name, label: shown, isRequired, choices, isProven: true };
}
