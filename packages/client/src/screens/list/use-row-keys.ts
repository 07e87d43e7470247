import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import { useTexts } from "#texts/use-texts.ts";

/** Two keys lead to the rows of a table from wherever the focus is. */
export function useRowKeys(table: string): void {
  const t = useTexts("list");
  useShortcut("j", t("nextRow"), () => step(table, 1));
  useShortcut("k", t("previousRow"), () => step(table, -1));
}

function step(table: string, by: 1 | -1): void {
  const rows = document.getElementById(table)?.querySelectorAll<HTMLElement>("[data-row-link]");
  const links = Array.from(rows ?? []);
  const row = document.activeElement?.closest("tr") ?? undefined;
  const at = links.findIndex((link) => link.closest("tr") === row);
  const next = at < 0 ? links.at(by === 1 ? 0 : -1) : links[at + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
