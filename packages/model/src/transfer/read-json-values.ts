/** Splits JSON into values: the elements of one array, or a sequence of values (NDJSON). */
export interface JsonSplitter {
  /** Texts of the values that are complete. */
  readonly read: (text: string) => readonly string[];
  readonly end: () => { readonly values: readonly string[]; readonly isBroken: boolean };
}

interface State {
  /** 1 inside an outer array, otherwise 0; undefined before the first character. */
  base: 0 | 1 | undefined;
  depth: number;
  isInText: boolean;
  isEscaped: boolean;
  /** Earlier chunks of the current value. */
  pending: string;
  isInValue: boolean;
}

const opening = new Set(["{", "["]);
const closing = new Set(["}", "]"]);

/** True for a character between values. */
function isBetween(char: string): boolean {
  return char === "," || char === "\uFEFF" || char.trim() === "";
}

/** Creates a splitter for one text (RFC 8259; NDJSON). */
export function createJsonSplitter(): JsonSplitter {
  const state: State = {
    base: undefined,
    depth: 0,
    isInText: false,
    isEscaped: false,
    pending: "",
    isInValue: false,
  };
  return {
    read: (text) => readValues(state, text),
    end: () => {
      const isOpen = state.isInText || state.depth > 0;
      const values = state.isInValue && !isOpen ? [state.pending] : [];
      return { values, isBroken: isOpen };
    },
  };
}

function readValues(state: State, text: string): readonly string[] {
  const values: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const wasInValue = state.isInValue;
    const end = step(state, text[at] ?? "");
    if (!wasInValue) start = at;
    if (end === undefined) continue;
    values.push(state.pending + text.slice(start, end === "with" ? at + 1 : at));
    state.pending = "";
  }
  if (state.isInValue) state.pending += text.slice(start);
  return values;
}

/** Reads one character; returns if it ends a value, and if it belongs to that value. */
function step(state: State, char: string): "with" | "before" | undefined {
  if (state.isInText) {
    if (state.isEscaped) state.isEscaped = false;
    else if (char === "\\") state.isEscaped = true;
    else if (char === '"') state.isInText = false;
    return undefined;
  }
  if (!state.isInValue) return beginValue(state, char);
  if (char === '"') state.isInText = true;
  const base = state.base ?? 0;
  if (opening.has(char)) state.depth += 1;
  if (state.depth === base) return endScalar(state, char);
  if (!closing.has(char)) return undefined;
  state.depth -= 1;
  if (state.depth > base) return undefined;
  state.isInValue = false;
  return "with";
}

function beginValue(state: State, char: string): undefined {
  if (isBetween(char)) return;
  if (state.base === undefined) {
    state.base = char === "[" ? 1 : 0;
    if (char === "[") {
      state.depth = 1;
      return;
    }
  }
  if (state.base === 1 && char === "]") {
    state.depth = 0;
    return;
  }
  state.isInValue = true;
  if (char === '"') state.isInText = true;
  if (opening.has(char)) state.depth += 1;
}

/** Ends a number, literal or string, which the next character terminates. */
function endScalar(state: State, char: string): "before" | undefined {
  const isClosed = state.base === 1 && char === "]";
  if (!isClosed && !isBetween(char)) return undefined;
  if (isClosed) state.depth = 0;
  state.isInValue = false;
  return "before";
}
