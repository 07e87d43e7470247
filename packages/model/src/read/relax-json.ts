/** JSON without comments, trailing commas and non-JSON numbers, as configuration files have them. Line numbers stay. */
export function relaxJson(text: string): string {
  return text
    .replaceAll(TOKEN, (token) => {
      if (token.startsWith('"')) return token;
      if (token.startsWith("/")) return token.replaceAll(/[^\n]/g, " ");
      return "null";
    })
    .replaceAll(COMMA, (token) => (token === "," ? " " : token));
}

/** Strings are matched first, so that their content is not changed. */
const TOKEN =
  /"[^"\\]*(?:\\.[^"\\]*)*"|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|-?\b(?:NaN|Infinity|undefined)\b/g;
const COMMA = /"[^"\\]*(?:\\.[^"\\]*)*"|,(?=\s*[}\]])/g;
