/** JSON as configuration files write it, as JSON: comments blanked, commas before a bracket and what is no number taken out. */
export function relaxJson(text: string): string {
  return text
    .replaceAll(TOKEN, (token) => {
      if (token.startsWith('"')) return token;
      if (token.startsWith("/")) return token.replaceAll(/[^\n]/g, " ");
      return "null";
    })
    .replaceAll(COMMA, (token) => (token === "," ? " " : token));
}

/** Strings come first: what looks like a comment in one is none. */
const TOKEN =
  /"[^"\\]*(?:\\.[^"\\]*)*"|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|-?\b(?:NaN|Infinity|undefined)\b/g;
const COMMA = /"[^"\\]*(?:\\.[^"\\]*)*"|,(?=\s*[}\]])/g;
