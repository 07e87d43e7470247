import type { Field, ListField } from "#types/field.ts";

const MARK = /^_?destroy$|^_(?:delete|deleted|remove|removed)$/i;
const KEY = /^_?(?:id|uuid|guid)$/i;

/**
 * A list of a request body whose items have a member that removes them: `lines_attributes: [{id, _destroy}]`. Forms
 * have no input for it, because they remove items.
 */
export function withRemovals(list: ListField): ListField {
  const { item } = list;
  if (item.kind !== "group" || !item.fields.some(({ name }) => KEY.test(name))) return list;
  const mark = item.fields.find(isMark);
  if (mark === undefined) return list;
  const fields = item.fields.filter((field) => field !== mark);
  const label = list.label.replace(/ attributes$/i, "");
  return { ...list, label, removedBy: mark.name, item: { ...item, fields } };
}

function isMark({ name, kind, isRequired }: Field): boolean {
  return MARK.test(name) && !isRequired && /^(?:boolean|text|number|choice|json)$/.test(kind);
}
