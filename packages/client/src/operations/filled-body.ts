import { type Field, type GroupField, ownMember, writeTime } from "@quarterdeck/model";
import { isRecord, type RecordValue } from "#fields/values/record-value.ts";

/** Kinds of values that mean the same in both records; times are those of one record only. */
const copied: ReadonlySet<Field["kind"]> = new Set(["text", "choice", "number", "boolean"]);
const LABELS = /^(?:labels|tags|attributes|dimensions)$/i;
/** Start of a period: the record of a row that is looked at starts now. */
const START = /^(?:starts?|begins?|from|valid_?from)(?:_?(?:at|on|date|time))*$/i;
const NAME = /^(?:name|key|label|attribute)$/i;

/** Names of the resources whose records a record lists, also inside an object. */
export function listReferred(fields: readonly Field[]): readonly string[] {
  const names = fields.flatMap((field): readonly string[] => {
    if (field.kind === "references") return [field.to];
    return field.kind === "group" ? listReferred(field.fields) : [];
  });
  return [...new Set(names)];
}

/**
 * Body of a new record with values of a record of another resource: members with the same name, its labels as a list of
 * names and values, and the start of its period. Undefined if it gives no required member.
 */
export function filledBody(
  body: Field | undefined,
  row: unknown,
  now: number,
): RecordValue | undefined {
  if (body?.kind !== "group" || !isRecord(row)) return undefined;
  const filled = body.fields.flatMap((field) => {
    const value = field.isReadOnly === true ? undefined : valueFor(field, row);
    return value === undefined ? [] : [{ field, value }];
  });
  if (!filled.some(({ field }) => field.isRequired)) return undefined;
  const starts = body.fields.flatMap((field) =>
    field.kind === "date-time" &&
    field.isText !== true &&
    field.isRequired &&
    START.test(field.name)
      ? [[field.name, writeTime(field, now)] as const]
      : [],
  );
  return Object.fromEntries([...starts, ...filled.map(({ field, value }) => [field.name, value])]);
}

function valueFor(field: Field, row: RecordValue): unknown {
  if (field.kind === "list" && field.item.kind === "group") return pairsFor(field.item, row);
  if (!copied.has(field.kind) || /^_?(?:id|uuid|guid)$/i.test(field.name)) return undefined;
  const value = ownMember(row, field.name);
  return value === null || typeof value === "object" ? undefined : value;
}

/** Labels of a record as a list of objects with a name and a value. */
function pairsFor({ fields }: GroupField, row: RecordValue): readonly object[] | undefined {
  const name = fields.find((field) => NAME.test(field.name));
  const value = fields.find((field) => /^value$/i.test(field.name));
  const labels = Object.entries(row).find(
    ([member, own]) => LABELS.test(member) && isRecord(own),
  )?.[1];
  if (name?.kind !== "text" || value?.kind !== "text" || !isRecord(labels)) return undefined;
  const others = fields.flatMap((field) => {
    const start =
      field.default ?? (field.kind === "boolean" && field.isRequired ? false : undefined);
    return start === undefined ? [] : [[field.name, start] as const];
  });
  const pairs = Object.entries(labels).filter(([, text]) => typeof text === "string");
  if (pairs.length === 0) return undefined;
  return pairs.map(([label, text]) => ({
    [name.name]: label,
    [value.name]: text,
    ...Object.fromEntries(others),
  }));
}
