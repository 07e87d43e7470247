/** Token expected where a text stops being JSON (RFC 8259). */
export type JsonExpectation = "value" | "name" | "colon" | "comma" | "quote" | "end";

/** Position of the first syntax error in a JSON text. */
export interface JsonSyntaxError {
  /** Line number, from 1. */
  readonly line: number;
  /** Column number, from 1. */
  readonly column: number;
  readonly expected: JsonExpectation;
}

const space = /[ \t\r\n]*/y;
const text = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/** Finds the first syntax error; undefined for valid JSON. Not recursive, so nesting is limited by memory alone. */
export function findJsonError(input: string): JsonSyntaxError | undefined {
  const open: ("{" | "[")[] = [];
  let at = 0;
  /** `firstValue`, `firstName`: a list or an object may end at once. */
  let state: "value" | "firstValue" | "name" | "firstName" | "colon" | "after" = "value";

  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(input);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  const error = (expected: JsonExpectation): JsonSyntaxError => {
    // An unclosed text is wrong from its start: the missing quote is reported there.
    const isText = input[at] === '"' && expected !== "comma" && expected !== "end";
    const lines = input.slice(0, at).split("\n");
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return { line: lines.length, column, expected: isText ? "quote" : expected };
  };
  const close = (): void => {
    at += 1;
    open.pop();
    state = "after";
  };

  for (;;) {
    skip(space);
    const sign = input[at];
    const inside = open.at(-1);
    if (state === "after") {
      if (inside === undefined) return sign === undefined ? undefined : error("end");
      if (sign === (inside === "{" ? "}" : "]")) close();
      else if (sign !== ",") return error("comma");
      else {
        at += 1;
        state = inside === "{" ? "name" : "value";
      }
    } else if (state === "colon") {
      if (sign !== ":") return error("colon");
      at += 1;
      state = "value";
    } else if (state === "name" || state === "firstName") {
      if (state === "firstName" && sign === "}") close();
      else if (skip(text)) state = "colon";
      else return error("name");
    } else if (sign === "{" || sign === "[") {
      open.push(sign);
      at += 1;
      state = sign === "{" ? "firstName" : "firstValue";
    } else if (state === "firstValue" && sign === "]") close();
    else if (skip(text) || skip(plain)) state = "after";
    else return error("value");
  }
}
