import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import { memberKey, memberTitle } from "#request/records/member-title.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { relationName } from "#request/values/relation-name.ts";
import { scalarText } from "#request/values/write-text.ts";

/** Title of a referenced record that a row contains. */
export interface EmbeddedTitle {
  /** `Resource.name` of the record. */
  readonly to: string;
  readonly key: string;
  readonly title: string;
}

/** Titles of references whose records are next to their keys: `customer_id: 7` with `customer: {name: "Ann"}`. */
export function listEmbeddedTitles(
  fields: readonly Field[],
  rows: readonly unknown[],
): readonly EmbeddedTitle[] {
  const relations = fields.flatMap((field) => {
    const relation = relationName(field);
    return field.kind === "reference" && relation !== undefined && !field.alternateKeys
      ? [{ name: field.name, to: field.to, relation }]
      : [];
  });
  if (relations.length === 0) return [];
  return rows.filter(isJsonObject).flatMap((row) =>
    relations.flatMap(({ name, to, relation }): readonly EmbeddedTitle[] => {
      const key = scalarText(ownMember(row, name));
      const record = ownMember(row, relation);
      if (key === undefined || !isJsonObject(record)) return [];
      const own = scalarText(memberKey(record));
      const title = own === undefined || own === key ? memberTitle(record) : undefined;
      return title === undefined ? [] : [{ to, key, title }];
    }),
  );
}
