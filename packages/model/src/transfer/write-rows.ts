import type { Json } from "#types/json.ts";
import { writeJson } from "#json/write-json.ts";
import { isJsonObject, valueAt, withValueAt } from "#request/values/value-at.ts";
import type { TransferColumn } from "./transfer-columns.ts";
import { writeCell } from "./write-cell.ts";
import { writeCsvRow } from "./write-csv.ts";

/** Formats of exported files. */
export type FileFormat = "csv" | "json" | "ndjson";

/** Writes records as text of one format. */
export interface RowWriter {
  readonly head: string;
  readonly write: (rows: readonly unknown[]) => string;
  /** `note` is the reason why rows are missing; it is written where no reader takes it for a row. */
  readonly end: (note?: string) => string;
}

/** Name of the cell or member that marks an incomplete file. */
export const INCOMPLETE_MARK = "# incomplete";

/** Creates a writer. Without columns, JSON records are written whole. */
export function createRowWriter(
  format: FileFormat,
  columns: readonly TransferColumn[] | undefined,
): RowWriter {
  return writers[format](columns);
}

type Columns = readonly TransferColumn[] | undefined;

const writers: Readonly<Record<FileFormat, (columns: Columns) => RowWriter>> = {
  csv: (columns = []) => ({
    // Without a byte order mark, spreadsheets read UTF-8 in a local encoding.
    head: `\uFEFF${writeCsvRow(columns.map(({ name }) => name))}`,
    write: (rows) =>
      rows.map((row) => writeCsvRow(columns.map((column) => writeCell(column, row)))).join(""),
    end: (note) =>
      note === undefined ? "" : `${INCOMPLETE_MARK}: ${note.replaceAll(/[",\r\n]+/g, " ")}\r\n`,
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
  return writeJson({ [INCOMPLETE_MARK]: note });
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
