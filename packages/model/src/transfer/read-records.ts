import type { Json } from "#types/json.ts";
import { parseJson } from "#json/parse-json.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { unguardCell } from "./guard-cell.ts";
import { createCsvReader } from "./read-csv.ts";
import type { CsvCell, CsvRow } from "./read-csv.ts";
import { createJsonSplitter } from "./read-json-values.ts";
import { NULL_CELL } from "./write-csv.ts";
import { INCOMPLETE_MARK } from "./write-rows.ts";

/** Value in a file: a text that is not typed yet, or a JSON value. */
export type SourceValue = { readonly text: string } | { readonly json: Json };

/** Record of a file; empty columns are absent. */
export interface SourceRow {
  /** 1 for the first record, without the header. */
  readonly number: number;
  readonly values: ReadonlyMap<string, SourceValue>;
  /** Set if the row is not a record. */
  readonly error?: "cells" | "record";
}

/** Reads records from chunks of CSV, a JSON array or NDJSON. */
export interface RecordReader {
  readonly read: (text: string) => readonly SourceRow[];
  readonly end: () => readonly SourceRow[];
  /** Columns read so far, in order. */
  readonly columns: () => readonly string[];
  /** Cell separator; undefined for JSON. */
  readonly separator: () => string | undefined;
  /** Note of an incomplete file, in the file or because it was cut off. */
  readonly incomplete: () => string | undefined;
}

/** The first character distinguishes JSON from CSV. */
export function createRecordReader(): RecordReader {
  let reader: RecordReader | undefined;
  return {
    read: (text) => {
      reader ??= pickReader(text);
      return reader?.read(text) ?? [];
    },
    end: () => reader?.end() ?? [],
    columns: () => reader?.columns() ?? [],
    separator: () => reader?.separator(),
    incomplete: () => reader?.incomplete(),
  };
}

function pickReader(text: string): RecordReader | undefined {
  const [first] = text.replace(/^\uFEFF/, "").trimStart();
  if (first === undefined) return undefined;
  return first === "[" || first === "{" ? readJsonRecords() : readCsvRecords();
}

const BROKEN = "cut off";

function readCsvRecords(): RecordReader {
  const reader = createCsvReader();
  let columns: readonly string[] | undefined;
  let note: string | undefined;
  let number = 0;
  const readRows = (rows: readonly CsvRow[]): readonly SourceRow[] =>
    rows.flatMap((cells): readonly SourceRow[] => {
      if (columns === undefined) {
        columns = nameColumns(cells);
        return [];
      }
      const [first] = cells;
      if (
        cells.length === 1 &&
        first?.isQuoted === false &&
        first.text.startsWith(INCOMPLETE_MARK)
      ) {
        note = first.text;
        return [];
      }
      if (cells.length === 1 && first?.text === "" && columns.length > 1) return [];
      number += 1;
      return [readCells(columns, cells, number)];
    });
  return {
    read: (text) => readRows(reader.read(text)),
    end: () => {
      const { rows, isBroken } = reader.end();
      if (isBroken) note ??= BROKEN;
      return readRows(rows);
    },
    columns: () => columns ?? [],
    separator: reader.separator,
    incomplete: () => note,
  };
}

/** Unique column names: duplicates and unnamed columns get a number. */
function nameColumns(cells: CsvRow): readonly string[] {
  const names: string[] = [];
  for (const [index, { text }] of cells.entries()) {
    const name = unguardCell(text).trim() || String(index + 1);
    const same = names.filter((other) => other === name || other.startsWith(`${name} (`)).length;
    names.push(same === 0 ? name : `${name} (${same + 1})`);
  }
  return names;
}

function readCells(columns: readonly string[], cells: CsvRow, number: number): SourceRow {
  const values = columns.flatMap((name, index) => {
    const value = readCsvCell(cells[index]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const isTooLong = cells.slice(columns.length).some(({ text }) => text.trim() !== "");
  return { number, values: new Map(values), ...(isTooLong && { error: "cells" }) };
}

function readCsvCell(cell: CsvCell | undefined): SourceValue | undefined {
  if (cell === undefined || (cell.text === "" && !cell.isQuoted)) return undefined;
  if (cell.text === NULL_CELL && !cell.isQuoted) return { json: null };
  return { text: unguardCell(cell.text) };
}

function readJsonRecords(): RecordReader {
  const splitter = createJsonSplitter();
  const columns = new Set<string>();
  let note: string | undefined;
  let number = 0;
  const readRows = (texts: readonly string[]): readonly SourceRow[] =>
    texts.flatMap((text): readonly SourceRow[] => {
      const record = parse(text);
      if (isJsonObject(record) && typeof record[INCOMPLETE_MARK] === "string") {
        note = record[INCOMPLETE_MARK];
        return [];
      }
      number += 1;
      if (!isJsonObject(record)) return [{ number, values: new Map(), error: "record" }];
      const entries = Object.entries(record);
      for (const [name] of entries) columns.add(name);
      const values = entries.map(([name, value]) => [name, { json: value as Json }] as const);
      return [{ number, values: new Map(values) }];
    });
  return {
    read: (text) => readRows(splitter.read(text)),
    end: () => {
      const { values, isBroken } = splitter.end();
      if (isBroken) note ??= BROKEN;
      return readRows(values);
    },
    columns: () => [...columns],
    separator: () => undefined,
    incomplete: () => note,
  };
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
