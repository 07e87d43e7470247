/** What should have stood where a text stops to be JSON (RFC 8259). */
export type JsonExpectation = "value" | "name" | "colon" | "comma" | "quote" | "end";

/** Where a text stops to be JSON. */
export interface JsonFault {
  /** 1 is the first line. */
  readonly line: number;
  /** 1 is the first character of the line. */
  readonly column: number;
  readonly expected: JsonExpectation;
}

const space = /[ \t\r\n]*/y;
const text = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/** The first fault; undefined for JSON. Reads no deeper than memory goes: what is open stands in a list. */
export function findJsonFault(given: string): JsonFault | undefined {
  const open: ("{" | "[")[] = [];
  let at = 0;
  /** `firstValue`, `firstName`: a list or an object may end at once. */
  let wanted: "value" | "firstValue" | "name" | "firstName" | "colon" | "after" = "value";

  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(given);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  const fault = (expected: JsonExpectation): JsonFault => {
    // A text that is never closed is wrong from its beginning, and a person looks for the quote.
    const isText = given[at] === '"' && expected !== "comma" && expected !== "end";
    const lines = given.slice(0, at).split("\n");
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return { line: lines.length, column, expected: isText ? "quote" : expected };
  };
  const close = (): void => {
    at += 1;
    open.pop();
    wanted = "after";
  };

  for (;;) {
    skip(space);
    const sign = given[at];
    const inside = open.at(-1);
    if (wanted === "after") {
      if (inside === undefined) return sign === undefined ? undefined : fault("end");
      if (sign === (inside === "{" ? "}" : "]")) close();
      else if (sign !== ",") return fault("comma");
      else {
        at += 1;
        wanted = inside === "{" ? "name" : "value";
      }
    } else if (wanted === "colon") {
      if (sign !== ":") return fault("colon");
      at += 1;
      wanted = "value";
    } else if (wanted === "name" || wanted === "firstName") {
      if (wanted === "firstName" && sign === "}") close();
      else if (skip(text)) wanted = "colon";
      else return fault("name");
    } else if (sign === "{" || sign === "[") {
      open.push(sign);
      at += 1;
      wanted = sign === "{" ? "firstName" : "firstValue";
    } else if (wanted === "firstValue" && sign === "]") close();
    else if (skip(text) || skip(plain)) wanted = "after";
    else return fault("value");
  }
}
