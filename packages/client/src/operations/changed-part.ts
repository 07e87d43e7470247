import {
  type Field,
  isSameJson,
  type Operation,
  ownMember,
  type Resource,
} from "@quarterdeck/model";
import { isRecord } from "#fields/values/record-value.ts";

/** True for an action whose body is a part of the record: PATCH at its path, next to another edit. */
export function takesPart(
  { role, method, path, body }: Operation,
  { itemPath }: Pick<Resource, "itemPath">,
): boolean {
  const isAtRecord = itemPath !== undefined && withoutNames(path) === withoutNames(itemPath);
  const isPart = role === "action" && method === "patch" && body?.field.kind === "group";
  return isPart && isAtRecord && body?.isJsonPatch !== true;
}

function withoutNames(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}

/**
 * Members of a body that differ from the record. Of a list of changes, only the changed items: its items require a
 * member that the items of the record lack.
 */
export function changedPart(field: Field, before: unknown, after: unknown): unknown {
  if (field.kind !== "group" || !isRecord(before) || !isRecord(after)) return after;
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const old = ownMember(before, name);
      if (isSameJson(old, value)) return [];
      const own = field.fields.find((one) => one.name === name);
      return [[name, isListOfChanges(own, old) ? changedItems(old, value) : value]];
    }),
  );
}

function isListOfChanges(field: Field | undefined, before: unknown): before is readonly unknown[] {
  if (field?.kind !== "list" || field.item.kind !== "group" || !Array.isArray(before)) return false;
  const required = field.item.fields.filter(({ isRequired }) => isRequired);
  const items: readonly unknown[] = before;
  return (
    items.length > 0 &&
    required.some(({ name }) =>
      items.every((item) => isRecord(item) && ownMember(item, name) === undefined),
    )
  );
}

function changedItems(before: readonly unknown[], after: unknown): unknown {
  if (!Array.isArray(after)) return after;
  return after.filter((item: unknown) => !before.some((old) => isSameJson(old, item)));
}
