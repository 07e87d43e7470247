/** Cell of a CSV file; only an unquoted cell can be missing or null. */
export interface CsvCell {
  readonly text: string;
  readonly isQuoted: boolean;
}

export type CsvRow = readonly CsvCell[];

/** Reads CSV in chunks; each call returns the rows that are complete. */
export interface CsvReader {
  readonly read: (text: string) => readonly CsvRow[];
  /** Last row without a line end; `isBroken` if a quoted cell was not closed. */
  readonly end: () => { readonly rows: readonly CsvRow[]; readonly isBroken: boolean };
  /** Undefined before the first line is read. */
  readonly separator: () => string | undefined;
}

type Position = "start" | "plain" | "quoted" | "closed";

interface State {
  readonly separator: string;
  position: Position;
  cell: string;
  isQuoted: boolean;
  row: CsvCell[];
  rows: CsvRow[];
  /** True after a carriage return: a line feed then belongs to it. */
  isAfterReturn: boolean;
}

/** CSV reader for RFC 4180 and common variants: any line end, other separators, quotes inside unquoted cells. */
export function createCsvReader(): CsvReader {
  let head = "";
  let state: State | undefined;
  const read = (text: string, isLast: boolean): readonly CsvRow[] => {
    if (state !== undefined) return run(state, text);
    head += text;
    const start = readStart(head, isLast);
    if (start === undefined) return [];
    state = begin(start.separator);
    return run(state, head.slice(start.length));
  };
  return {
    read: (text) => read(text, false),
    end: () => {
      const rows = [...read("", true)];
      if (state === undefined) return { rows, isBroken: false };
      const isBroken = state.position === "quoted";
      if (state.position !== "start" || state.row.length > 0) endRow(state);
      return { rows: [...rows, ...drainRows(state)], isBroken };
    },
    separator: () => state?.separator,
  };
}

function begin(separator: string): State {
  return {
    separator,
    position: "start",
    cell: "",
    isQuoted: false,
    row: [],
    rows: [],
    isAfterReturn: false,
  };
}

const separators = [",", ";", "\t", "|"] as const;

/** Length of the text before the first row, and the separator; undefined until the first line is complete. */
function readStart(
  text: string,
  isLast: boolean,
): { readonly separator: string; readonly length: number } | undefined {
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  // Spreadsheets declare their separator in a first line `sep=;`.
  const named = /^sep=(.)(?:\r\n|\n|\r(?=[^\n]))/i.exec(text.slice(mark));
  if (named !== null) return { separator: named[1] ?? ",", length: mark + named[0].length };
  const line = firstLine(text.slice(mark));
  // The character after the line end decides if the line declares the separator.
  if (!isLast && line.length + 1 >= text.length - mark) return undefined;
  const bare = line.replaceAll(/"(?:[^"]|"")*"/g, "");
  const counts = separators.map((separator) => bare.split(separator).length);
  const best = counts.indexOf(Math.max(...counts));
  return { separator: separators[best] ?? ",", length: mark };
}

function firstLine(text: string): string {
  return /^(?:"(?:[^"]|"")*"|[^"\r\n]|"(?=[^"]*$))*/.exec(text)?.[0] ?? "";
}

/** Each step reads from an index and returns the next one. */
const steps: Readonly<Record<Position, (state: State, text: string, at: number) => number>> = {
  start: (state, text, at) => {
    const wasReturn = state.isAfterReturn;
    state.isAfterReturn = false;
    if (wasReturn && text[at] === "\n") return at + 1;
    const isQuote = text[at] === '"';
    state.position = isQuote ? "quoted" : "plain";
    state.isQuoted = isQuote;
    return isQuote ? at + 1 : at;
  },
  plain: (state, text, at) => {
    let end = at;
    while (end < text.length && !isEnd(state, text[end])) end += 1;
    state.cell += text.slice(at, end);
    if (end === text.length) return end;
    if (text[end] === state.separator) {
      endCell(state);
    } else {
      endRow(state);
      state.isAfterReturn = text[end] === "\r";
    }
    return end + 1;
  },
  quoted: (state, text, at) => {
    const quote = text.indexOf('"', at);
    state.cell += text.slice(at, quote === -1 ? text.length : quote);
    if (quote === -1) return text.length;
    state.position = "closed";
    return quote + 1;
  },
  closed: (state, text, at) => {
    const isEscaped = text[at] === '"';
    if (isEscaped) state.cell += '"';
    state.position = isEscaped ? "quoted" : "plain";
    return isEscaped ? at + 1 : at;
  },
};

function isEnd({ separator }: State, char: string | undefined): boolean {
  return char === separator || char === "\n" || char === "\r";
}

function run(state: State, text: string): readonly CsvRow[] {
  let at = 0;
  while (at < text.length) at = steps[state.position](state, text, at);
  return drainRows(state);
}

function endCell(state: State): void {
  state.row.push({ text: state.cell, isQuoted: state.isQuoted });
  state.cell = "";
  state.isQuoted = false;
  state.position = "start";
}

function endRow(state: State): void {
  endCell(state);
  state.rows.push(state.row);
  state.row = [];
}

function drainRows(state: State): readonly CsvRow[] {
  const { rows } = state;
  state.rows = [];
  return rows;
}
