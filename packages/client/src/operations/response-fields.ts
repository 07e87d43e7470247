import type { Field } from "@quarterdeck/model";
import { nameLabel } from "#fields/values/name-label.ts";
import type { RecordValue } from "#fields/values/record-value.ts";

/** Fields of a record that the description does not have, by its values. */
export function readFields(record: RecordValue): readonly Field[] {
  return Object.entries(record).map(([name, value]) => ({
    kind: kindOf(value),
    name,
    label: nameLabel(name),
    isRequired: false,
  }));
}

/** Members whose value is a web address: a response is often the only view of it. */
export function listLinks(record: RecordValue): readonly (readonly [string, string])[] {
  return Object.entries(record).flatMap(([name, value]) =>
    typeof value === "string" && isWebAddress(value) ? [[nameLabel(name), value] as const] : [],
  );
}

function kindOf(value: unknown): "url" | "date-time" | "text" | "json" {
  if (value === null) return "text";
  if (typeof value !== "string") return "json";
  if (isWebAddress(value)) return "url";
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? "date-time" : "text";
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/\S+$/.test(value);
}
