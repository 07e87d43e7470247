import type { Field, FieldKind } from "@quarterdeck/model";
import { excerptOf } from "./excerpt.ts";
import { isAmount } from "./key-facts.ts";
import { snakeCase } from "./snake-case.ts";

export interface FieldSection {
  /** Text of the heading; a section of names with one prefix has a `label` instead. */
  readonly text:
    | "prefix"
    | "main"
    | "contact"
    | "amounts"
    | "dates"
    | "links"
    | "options"
    | "inside"
    | "system";
  /** Shared first word of its names; only for `prefix`. */
  readonly label?: string;
  readonly fields: readonly Field[];
}

const inside: ReadonlySet<FieldKind> = new Set(["group", "json", "list", "map", "variants"]);
const systemName =
  /^(?:(?:created|updated|modified|deleted|inserted|last_?modified|last_?updated)(?:_?(?:at|on|by|date|time))?|date_(?:created|updated|modified)|etag|revision|_?version|_rev|__v|row_?version|tenant_?id|self|_links|links|node_id)$/i;
/** Constant members that name the type of each object; a choice is a main field. */
const typeName = /^(?:object|kind)$/i;

/** Fewer fields are one section. */
const mostTogether = 10;
const leastInGroup = 3;

/** First words that do not name a thing. */
const attributeWord =
  /^(?:is|has|can|allows?|enable|use|show|no|number|total|max|min|default|last|first|next|date|html)$/;
const contactName =
  /(?:^|_)(?:e?mail|phone|mobile|street|address|city|zip|postcode|region|country)(?:_|$)/;
const times: ReadonlySet<FieldKind> = new Set(["date", "date-time", "time"]);

const meanings: readonly (readonly [FieldSection["text"], (field: Field) => boolean])[] = [
  ["contact", ({ kind, name }) => kind === "email" || contactName.test(snakeCase(name))],
  ["amounts", isAmount],
  ["dates", ({ kind }) => times.has(kind)],
  ["links", ({ kind }) => kind === "url"],
  ["options", ({ kind }) => kind === "boolean"],
];

/** Divides the fields of a record into sections; empty ones are omitted. */
export function listFieldSections(fields: readonly Field[]): readonly FieldSection[] {
  const shown = fields.filter((field) => field.isWriteOnly !== true);
  const system = shown.filter(isSystem);
  const rest = shown.filter((field) => !system.includes(field));
  const isInside = (field: Field): boolean =>
    inside.has(field.kind) && excerptOf(field) === undefined;
  const nested = rest.filter(isInside);
  const main = rest.filter((field) => !isInside(field));
  const sections: readonly FieldSection[] = [
    ...(main.length > mostTogether
      ? groupByMeaning(main)
      : [{ text: "main", fields: main } as const]),
    { text: "inside", fields: nested },
    { text: "system", fields: system },
  ];
  return sections.filter((section) => section.fields.length > 0);
}

/** Groups by a shared first word, then by meaning; the rest comes first. */
function groupByMeaning(fields: readonly Field[]): readonly FieldSection[] {
  const groups: FieldSection[] = [];
  let rest = fields;
  const take = (section: Omit<FieldSection, "fields">, isIn: (field: Field) => boolean): void => {
    const taken = rest.filter(isIn);
    // A section of all fields would divide nothing.
    if (taken.length < leastInGroup || taken.length === fields.length) return;
    groups.push({ ...section, fields: taken });
    rest = rest.filter((field) => !taken.includes(field));
  };
  for (const word of new Set(fields.map(firstWord))) {
    if (word === undefined) continue;
    const label = fields.find((field) => firstWord(field) === word)?.label.split(" ")[0] ?? word;
    take({ text: "prefix", label }, (field) => firstWord(field) === word);
  }
  for (const [text, isIn] of meanings) take({ text }, isIn);
  return [{ text: "main", fields: rest }, ...groups];
}

/** First of several words of a name, if it can name a thing. */
function firstWord({ name }: Field): string | undefined {
  const [first = "", ...others] = snakeCase(name)
    .split("_")
    .filter((part) => part !== "");
  return others.length === 0 || attributeWord.test(first) ? undefined : first;
}

function isSystem({ name, kind }: Field): boolean {
  return systemName.test(snakeCase(name)) || (typeName.test(name) && kind !== "choice");
}
