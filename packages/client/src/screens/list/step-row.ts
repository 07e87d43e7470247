/** Focuses the next or previous row; without a focused row, the first or last. */
export function stepRow(table: string, by: 1 | -1): void {
  const rows = document.getElementById(table)?.querySelectorAll<HTMLElement>("[data-row-link]");
  const links = Array.from(rows ?? []);
  const row = document.activeElement?.closest("tr,li");
  const at = links.findIndex((link) => link.closest("tr,li") === row);
  const next = at < 0 ? links.at(by === 1 ? 0 : -1) : links[at + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
