import type { ModelSummary } from "@quarterdeck/model";
import { formatKey } from "#components/resources/format-key.ts";
import { type HistoryEntry, isUndoing } from "./history-entry.ts";
import type { useTexts } from "#texts/use-texts.ts";

type Translate = ReturnType<typeof useTexts<"history">>;

/** What a write was about, in words: "Customer “Ada Lovelace”". */
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

/** What was done, in a sentence without its stop. */
export function formatEntry(entry: HistoryEntry, { model, entries, t }: EntryContext): string {
  const what = formatRecord(entry, { model, t });
  if (entry.kind === "action") {
    const operation = model.operations.find(({ id }) => id === entry.operation);
    return t("action", { operation: operation?.label ?? entry.operation });
  }
  const undone = entries.find(({ id }) => id === entry.undoes);
  if (entry.undoes === undefined) return t(plain[entry.kind], { what });
  if (!isUndoing(entries, entry)) return t("redone", { what });
  if (entry.kind === "create" && undone?.key !== entry.key) {
    return t("broughtAs", { what, key: formatKey(entry.key ?? "") });
  }
  return t(back[entry.kind], { what });
}

const plain = { create: "created", change: "changed", remove: "deleted" } as const;
const back = { create: "brought", change: "restored", remove: "withdrawn" } as const;
