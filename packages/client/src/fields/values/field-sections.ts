import type { Field, FieldKind } from "@quarterdeck/model";

export interface FieldSection {
  readonly text: "main" | "inside" | "system";
  readonly fields: readonly Field[];
}

/** Kinds that need the full width of the page. */
const wide: ReadonlySet<FieldKind> = new Set([
  "long-text",
  "json",
  "group",
  "list",
  "map",
  "variants",
  "image",
]);
const inside: ReadonlySet<FieldKind> = new Set(["group", "json", "list", "map", "variants"]);
const systemName =
  /^(?:(?:created|updated|modified|deleted|inserted|last_?modified|last_?updated)(?:_?(?:at|on|by|date|time))?|date_(?:created|updated|modified)|etag|revision|_?version|_rev|__v|row_?version|tenant_?id|self|_links|links|node_id)$/i;
/** Constant members that name the type of each object; a choice is a main field. */
const typeName = /^(?:object|kind)$/i;

/** Divides the fields of a record into sections; empty ones are omitted. */
export function listFieldSections(fields: readonly Field[]): readonly FieldSection[] {
  const shown = fields.filter((field) => field.isWriteOnly !== true);
  const system = shown.filter(isSystem);
  const rest = shown.filter((field) => !system.includes(field));
  const nested = rest.filter((field) => inside.has(field.kind));
  const main = rest.filter((field) => !inside.has(field.kind));
  const sections: readonly FieldSection[] = [
    { text: "main", fields: main },
    { text: "inside", fields: nested },
    { text: "system", fields: system },
  ];
  return sections.filter((section) => section.fields.length > 0);
}

function isSystem({ name, kind }: Field): boolean {
  return systemName.test(snake(name)) || (typeName.test(name) && kind !== "choice");
}

export function isWideField(field: Field): boolean {
  return wide.has(field.kind);
}

function snake(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, "$1_$2");
}
