import type { Json } from "#types/json.ts";
import { writeJson } from "#json/write-json.ts";
import { isJsonObject, valueAt, withValueAt } from "#request/values/value-at.ts";
import type { TransferColumn } from "./transfer-columns.ts";
import { writeCell } from "./write-cell.ts";
import { writeCsvRow } from "./write-csv.ts";

export type FileFormat = "csv" | "json" | "ndjson";

/** Writes records one after another into a text of some format. */
export interface RowWriter {
  readonly head: string;
  readonly write: (rows: readonly unknown[]) => string;
  /** `note` says why not all rows came; it stands at the file's end where nobody takes it for a row. */
  readonly end: (note?: string) => string;
}

/** The name (of a cell, of a member) that tells an incomplete file. */
export const INCOMPLETE = "# incomplete";

/** Without columns, records in JSON are written whole, with all that no field describes. */
export function createRowWriter(
  format: FileFormat,
  columns: readonly TransferColumn[] | undefined,
): RowWriter {
  return writers[format](columns);
}

type Columns = readonly TransferColumn[] | undefined;

const writers: Readonly<Record<FileFormat, (columns: Columns) => RowWriter>> = {
  csv: (columns = []) => ({
    // Without the mark, spreadsheets read UTF-8 as their country's old encoding.
    head: `\uFEFF${writeCsvRow(columns.map(({ name }) => name))}`,
    write: (rows) =>
      rows.map((row) => writeCsvRow(columns.map((column) => writeCell(column, row)))).join(""),
    end: (note) =>
      note === undefined ? "" : `${INCOMPLETE}: ${note.replaceAll(/[",\r\n]+/g, " ")}\r\n`,
  }),
  json: (columns) => {
    let separator = "\n";
    const add = (text: string): string => {
      const written = separator + text;
      separator = ",\n";
      return written;
    };
    return {
      head: "[",
      write: (rows) => rows.map((row) => add(writeRecord(columns, row))).join(""),
      end: (note) => `${note === undefined ? "" : add(writeNote(note))}\n]\n`,
    };
  },
  ndjson: (columns) => ({
    head: "",
    write: (rows) => rows.map((row) => `${writeRecord(columns, row)}\n`).join(""),
    end: (note) => (note === undefined ? "" : `${writeNote(note)}\n`),
  }),
};

function writeNote(note: string): string {
  return writeJson({ [INCOMPLETE]: note });
}

function writeRecord(columns: Columns, row: unknown): string {
  if (columns === undefined || !isJsonObject(row)) return writeJson(row);
  let picked: unknown = {};
  for (const { path } of columns) {
    const value = valueAt(row, path) as Json | undefined;
    if (value !== undefined && path.length === 1) picked = withValueAt(picked, path, value);
  }
  return writeJson(picked);
}
