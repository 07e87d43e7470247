import type { ModelSummary } from "@quarterdeck/model";
import { formatKey } from "#components/resources/format-key.ts";
import { type HistoryEntry, isUndoing } from "./history-entry.ts";
import { removalLabel } from "./removal-label.ts";
import type { useTexts } from "#texts/use-texts.ts";

type Translate = ReturnType<typeof useTexts<"history">>;

/** Formats the record of a write: "Customer “Ada Lovelace”". */
function formatRecord(
  entry: HistoryEntry,
  { model, t }: Pick<EntryContext, "model" | "t">,
): string {
  const { name, key, resource } = entry;
  const label = model.resources.find((one) => one.name === resource)?.labels.one ?? resource;
  if (name !== undefined) return t("named", { label, name });
  return key === undefined ? label : `${label} ${formatKey(key)}`;
}

interface EntryContext {
  readonly model: ModelSummary;
  readonly entries: readonly HistoryEntry[];
  readonly t: Translate;
}

/** Formats a write: "Customer “Ada Lovelace” changed". */
export function formatEntry(entry: HistoryEntry, { model, entries, t }: EntryContext): string {
  const name = formatRecord(entry, { model, t });
  if (entry.unfinished !== undefined)
    return t(`unfinished.${entry.unfinished.reason}.${entry.kind}`, { name });
  if (entry.kind === "action") {
    const operation = model.operations.find(({ id }) => id === entry.operation);
    const label = operation?.label ?? entry.operation;
    return entry.key === undefined
      ? t("action", { operation: label })
      : t("actionOf", { operation: label, name });
  }
  if (entry.replaces !== undefined) {
    return t("savedAs", { name, key: formatKey(entry.key ?? "") });
  }
  const undone = entries.find(({ id }) => id === entry.undoes);
  if (entry.undoes === undefined) {
    const label = entry.kind === "remove" && removalLabel(model.operations, entry.operation);
    return label ? t("actionOf", { operation: label, name }) : t(writes[entry.kind], { name });
  }
  if (!isUndoing(entries, entry)) return t("redone", { name });
  if (entry.kind === "create" && entry.key !== undefined && undone?.key !== entry.key) {
    return t("broughtAs", { name, key: formatKey(entry.key) });
  }
  return t(undos[entry.kind], { name });
}

interface BatchContext {
  /** The whole history, which has the writes that a job undid. */
  readonly all?: readonly HistoryEntry[];
}

/** Formats the writes of a job: "Customers: 25 records changed", or the undo of another job. */
export function formatBatch(
  entries: readonly HistoryEntry[],
  { model, t, all = entries }: Pick<EntryContext, "model" | "t"> & BatchContext,
  count: number = entries.length,
): string {
  const ids = new Set(entries.map(({ undoes }) => undoes));
  const undone = all.filter(({ id }) => ids.has(id));
  const [write] = entries;
  if (write !== undefined && write.kind !== "action" && undone.length > 0) {
    const name = formatBatch(undone, { model, t, all }, count);
    return t(isUndoing(all, write) ? undos[write.kind] : "redone", { name });
  }
  const [first] = entries;
  const kind = entries.every((one) => one.kind === first?.kind) ? first?.kind : undefined;
  const resource = model.resources.find(({ name }) => name === first?.resource);
  const label = resource?.labels.many ?? first?.resource ?? "";
  return t(`batchDone.${kind ?? "change"}`, { label, count });
}

const writes = { create: "created", change: "changed", remove: "deleted" } as const;
const undos = { create: "brought", change: "restored", remove: "withdrawn" } as const;
