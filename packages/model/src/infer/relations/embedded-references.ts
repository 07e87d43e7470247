import type { Field, GroupField } from "#types/field.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";
import { createReference } from "./create-reference.ts";
import { embeddedKey } from "./embedded-key.ts";
import type { RelationContext } from "./find-target.ts";
import { matchEmbedded } from "./match-embedded.ts";
import { KEY_WORDS } from "./match-target.ts";

/**
 * Reference for an object of a body with the schema of the records that another list has, if responses contain it as a
 * record, too: requests of such APIs choose one by its key, `{"owner": {"id": 3}}`. The same for a list of them, unless
 * they are parts of the record. Words about new records leave them objects.
 */
export function relateEmbedded(relations: RelationContext, field: Field): Field | undefined {
  const object = field.kind === "list" ? field.item : field;
  if (object.kind !== "group" || NEW.test(field.description ?? "")) return undefined;
  const kind = field.kind === "list" ? "references" : "reference";
  const shown = relations.ownerFields?.find(({ name }) => name === field.name);
  if (shown?.kind !== kind || shown.keyPath.length === 0) return undefined;
  if (kind === "references" && arePart(relations, field.name, object)) return undefined;
  const match = matchEmbedded(relations, object, object.fields);
  if (match?.reason.code !== "same-schema" || match.target.name !== shown.to) return undefined;
  const keyPath = embeddedKey(match.target, object.fields);
  const key = object.fields.find(({ name }) => name === keyPath[0]);
  const isWritable = keyPath.length === 1 && key !== undefined && key.isReadOnly !== true;
  if (!isWritable || key.kind === "group") return undefined;
  const parts = { match, kind, keyPath, nestedFields: object.fields } as const;
  return createReference(relations, field, parts);
}

const NEW = /\b(?:creat|new|insert|add)/i;

const PART =
  /^(?:lines?|items?|entry|entries|rows?|parts?|details?|steps?|positions?|components?|child|children|options?|variants?|address|addresses|phones?|emails?|contacts?|fields?|values?|settings?)$/;

/** True for records that belong to the owner: by their words, its name in theirs, or their reference to it. */
function arePart({ owner }: RelationContext, name: string, { fields }: GroupField): boolean {
  const words = splitWords(name);
  const isOfOwner = (stem: string): boolean => owner?.stems.has(stem) === true;
  if (PART.test(words.at(-1) ?? "") || (words.length > 1 && isOfOwner(stemOf(words[0] ?? ""))))
    return true;
  return fields.some((field) => {
    const own = splitWords(field.name);
    const isKey = own.length > 1 && KEY_WORDS.has(own.at(-1) ?? "");
    return isOfOwner(stemOf((isKey ? own.slice(0, -1) : own).join("_")));
  });
}
