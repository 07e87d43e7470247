/** First duplicate key in an object of a JSON text, with its line (1-based); undefined if there is none. */
export function findDuplicateKey(
  text: string,
): { readonly key: string; readonly line: number } | undefined {
  const open: (Set<string> | undefined)[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text[at];
    if (character === '"') {
      const end = endOfText(text, at);
      const keys = open.at(-1);
      if (keys !== undefined && isKey(text, end)) {
        const key = text.slice(at + 1, end - 1);
        if (keys.has(key)) return { key, line: lineOf(text, at) };
        keys.add(key);
      }
      at = end;
      continue;
    }
    if (character === "{") open.push(new Set());
    else if (character === "[") open.push(undefined);
    else if (character === "}" || character === "]") open.pop();
    at += 1;
  }
  return undefined;
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (BLANK.has(text[at] ?? "")) at += 1;
  return text[at] === ":";
}

const BLANK = new Set([" ", "\t", "\n", "\r"]);

function endOfText(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at !== -1) {
    let before = at - 1;
    while (text[before] === "\\") before -= 1;
    if ((at - before) % 2 === 1) return at + 1;
    at = text.indexOf('"', at + 1);
  }
  return text.length;
}

function lineOf(text: string, end: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < end; at = text.indexOf("\n", at + 1))
    line += 1;
  return line;
}
