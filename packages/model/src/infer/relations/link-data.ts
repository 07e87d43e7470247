import type { Field, GroupField, ListField } from "#types/field.ts";
import { foldName, labelOf, singularOf, splitWords, writeLabel } from "#infer/names/words.ts";
import { createReference } from "./create-reference.ts";
import { embeddedKey } from "./embedded-key.ts";
import type { Match, RelationContext } from "./find-target.ts";

/** Names of the data that a link to a record has: the value of a custom field, the quantity of an ingredient. */
const LINK_DATA =
  /^(?:values?|quantity|qty|amount|level|role|position|weight|share|percent|percentage|score|answer|options?)$/;

const DATA = /^(?:text|long-text|number|boolean|choices?|date|date-time|list|json|variants)$/;

/**
 * List of objects with the key of a record and data of the link, which the records do not have: `custom_fields: [{ id,
 * name, value }]`. The key is a reference, and the data stays. Undefined for other lists.
 */
export function relateLinkData(
  context: RelationContext,
  field: ListField,
  item: GroupField,
  match: Match,
): Field | undefined {
  const { members } = match.target;
  const hasData = item.fields.some(
    ({ name, kind }) =>
      DATA.test(kind) && LINK_DATA.test(foldName(name)) && !members.has(foldName(name)),
  );
  if (match.reason.code === "same-schema" || members.size < 2 || !hasData) return undefined;
  const [name, ...rest] = embeddedKey(match.target, item.fields);
  if (name === undefined || rest.length > 0) return undefined;
  const words = splitWords(field.name);
  const label = writeLabel([...words.slice(0, -1), singularOf(words.at(-1) ?? "")]);
  const fields = item.fields.map((own) => {
    if (own.name !== name) return own;
    const reference = createReference(context, own, { match, kind: "reference", keyPath: [] });
    return own.label === labelOf(own.name) ? { ...reference, label } : reference;
  });
  return { ...field, item: { ...item, fields } };
}
