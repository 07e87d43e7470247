import {
  type Field,
  isUnset,
  type Operation,
  ownMember,
  type Resource,
  versionMember,
  withoutInnerVersions,
} from "@quarterdeck/model";
import { isRecord } from "#fields/values/record-value.ts";
import { isWriteTime } from "#operations/operation-values.ts";

/** Names of keys of list items. */
const itemKey = /^_?(?:id|uuid|guid)$/i;

/**
 * Body of a new record with the values of another one, except keys of the record and of its items, its version, values
 * that no two records share or that the API chooses, creation and change times, secrets, and the keys of records that
 * belong to the other one: they would move to the new record.
 */
export function copiedBody(
  { key }: Pick<Resource, "key">,
  operation: Operation,
  record: unknown,
  owned: readonly string[] = [],
): unknown {
  const field = operation.body?.field;
  if (field?.kind !== "group" || !isRecord(record)) return undefined;
  const innerKeys = key.flatMap(({ field: [, ...path] }) => path.at(-1) ?? []);
  const plain = key.filter(({ field: path }) => path.length === 1);
  const keys = new Set([...plain.flatMap(({ field: [name] }) => name ?? []), ...owned]);
  const version = versionMember(field);
  const isCopied = (inner: Field): boolean =>
    !keys.has(inner.name) &&
    (inner.name !== version || inner.isRequired) &&
    !isWriteTime(inner) &&
    inner.isDistinct !== true &&
    inner.isGenerated !== true;
  const copied = copyMembers(field.fields.filter(isCopied), record);
  return withoutInnerVersions(withoutKeys(copied, new Set(innerKeys)));
}

/** Members without the keys inside their objects: `metadata.name`. */
function withoutKeys(
  copied: Readonly<Record<string, unknown>>,
  keys: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  if (keys.size === 0) return copied;
  const entries = Object.entries(copied).map(([name, value]) => {
    if (!isRecord(value)) return [name, value] as const;
    const others = Object.entries(value).filter(([inner]) => !keys.has(inner));
    return [name, Object.fromEntries(others)] as const;
  });
  return Object.fromEntries(entries);
}

function copyMembers(
  fields: readonly Field[],
  value: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const isCopied = field.kind !== "secret" && field.isReadOnly !== true;
      const own = ownMember(value, field.name);
      if (!isCopied || own === undefined || isUnset(field, own)) return [];
      return [[field.name, copyValue(field, own)] as const];
    }),
  );
}

function copyValue(field: Field, value: unknown): unknown {
  if (field.kind === "list" && Array.isArray(value))
    return value.map((item: unknown) => copyItem(field.item, item));
  if (field.kind === "group" && isRecord(value)) return copyMembers(field.fields, value);
  return value;
}

/** Omits the key: the API assigns a new one. */
function copyItem(item: Field, value: unknown): unknown {
  if (item.kind !== "group" || !isRecord(value)) return value;
  const fields = item.fields.filter(({ name, isRequired }) => isRequired || !itemKey.test(name));
  return copyMembers(fields, value);
}
