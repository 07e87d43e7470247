/** Cuts a text of JSON values into the values: of one array its elements, else line after line or one after another. */
export interface JsonCutter {
  /** The texts of the values that are whole by then. */
  readonly read: (text: string) => readonly string[];
  readonly end: () => { readonly values: readonly string[]; readonly isBroken: boolean };
}

interface State {
  /** 1 inside the array around all, else 0; undefined until the first character says it. */
  base: 0 | 1 | undefined;
  depth: number;
  isInText: boolean;
  isEscaped: boolean;
  /** Of the value that is being read, what came in earlier chunks. */
  pending: string;
  isInValue: boolean;
}

const opening = new Set(["{", "["]);
const closing = new Set(["}", "]"]);

/** What stands between values. */
function isBetween(char: string): boolean {
  return char === "," || char === "\uFEFF" || char.trim() === "";
}

export function createJsonCutter(): JsonCutter {
  const state: State = {
    base: undefined,
    depth: 0,
    isInText: false,
    isEscaped: false,
    pending: "",
    isInValue: false,
  };
  return {
    read: (text) => cut(state, text),
    end: () => {
      const isOpen = state.isInText || state.depth > 0;
      const values = state.isInValue && !isOpen ? [state.pending] : [];
      return { values, isBroken: isOpen };
    },
  };
}

function cut(state: State, text: string): readonly string[] {
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

/** Takes one character; answers when it ends a value, and whether it belongs to it. */
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

/** A number, a word or a text, which only what follows it ends. */
function endScalar(state: State, char: string): "before" | undefined {
  const isClosed = state.base === 1 && char === "]";
  if (!isClosed && !isBetween(char)) return undefined;
  if (isClosed) state.depth = 0;
  state.isInValue = false;
  return "before";
}
