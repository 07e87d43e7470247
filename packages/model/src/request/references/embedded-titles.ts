import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { embeddedTitle, titleAt } from "#request/records/embedded-title.ts";
import { memberKey, memberTitle } from "#request/records/member-title.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { relationName } from "#request/values/relation-name.ts";
import { scalarText } from "#request/values/write-text.ts";

/** Title of a referenced record that a row contains. */
export interface EmbeddedTitle {
  /** `Resource.name` of the record. */
  readonly to: string;
  readonly key: string;
  readonly title: string;
}

/**
 * Titles of references that contain their records, or whose records are next to their keys: `customer_id: 7` with
 * `customer: {name: "Ann"}`.
 */
export function listEmbeddedTitles(
  fields: readonly Field[],
  rows: readonly unknown[],
): readonly EmbeddedTitle[] {
  return [...titlesInside(fields, rows), ...titlesOfSiblings(fields, rows)];
}

/** Titles of `customer: {id: 7, name: "Ann"}`, also of several records. */
function titlesInside(
  fields: readonly Field[],
  rows: readonly unknown[],
): readonly EmbeddedTitle[] {
  return fields.flatMap((field) => {
    if (field.kind !== "reference" && field.kind !== "references") return [];
    if (field.isLastSegment === true || ("alternateKeys" in field && field.alternateKeys))
      return [];
    return rows.flatMap((row) => {
      const value = valueAt(row, [field.name]);
      return (Array.isArray(value) ? value : [value]).flatMap((record: unknown) => {
        const title = embeddedTitle(field, record);
        const key = keyInside(field.keyPath, record);
        return title === undefined || key === undefined ? [] : [{ to: field.to, key, title }];
      });
    });
  });
}

function keyInside(keyPath: JsonPath, record: unknown): string | undefined {
  return scalarText(keyPath.length === 0 ? memberKey(record) : valueAt(record, keyPath));
}

function titlesOfSiblings(
  fields: readonly Field[],
  rows: readonly unknown[],
): readonly EmbeddedTitle[] {
  const relations = fields.flatMap((field) => {
    const relation = relationName(field);
    return field.kind === "reference" && relation !== undefined && !field.alternateKeys
      ? [{ name: field.name, to: field.to, relation, titlePath: titlePathOf(fields, relation) }]
      : [];
  });
  if (relations.length === 0) return [];
  return rows.filter(isJsonObject).flatMap((row) =>
    relations.flatMap(({ name, to, relation, titlePath }): readonly EmbeddedTitle[] => {
      const key = scalarText(ownMember(row, name));
      const record = ownMember(row, relation);
      if (key === undefined || !isJsonObject(record)) return [];
      const own = scalarText(memberKey(record));
      if (own !== undefined && own !== key) return [];
      const described = titlePath && titleAt(record, titlePath);
      const title = described || memberTitle(record);
      return title === undefined ? [] : [{ to, key, title }];
    }),
  );
}

/** Path of the title in the record next to its key, if the field of the record has one. */
function titlePathOf(fields: readonly Field[], relation: string): JsonPath | undefined {
  const twin = fields.find(({ name }) => name === relation);
  return twin?.kind === "reference" ? twin.titlePath : undefined;
}
