/** Rows of cells as a spreadsheet puts them on the clipboard. */
export type CellBlock = readonly (readonly string[])[];

/** A quoted cell ends before a separator; another quote is part of the text. */
const cellPattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;

/** Reads cells separated by tabs, as spreadsheets copy them. A cell with a tab or line end is quoted. */
export function readCellBlock(text: string): CellBlock {
  const rows: string[][] = [[]];
  for (const [cell, quoted, plain = "", end] of text.matchAll(cellPattern)) {
    const isAfterLast = cell === "" && rows.at(-1)?.length === 0 && rows.length > 1;
    if (isAfterLast) break;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "") break;
    if (end !== "\t") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/** Writes cells as `readCellBlock` reads them. */
export function writeCellBlock(rows: CellBlock): string {
  return rows.map((row) => row.map(quote).join("\t")).join("\n");
}

function quote(text: string): string {
  return /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
