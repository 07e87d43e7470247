import { options } from "./options.ts";

/** Returns the text of `--help`. */
export function writeHelp(): string {
  const rows = Object.values(options).map((option) => {
    const value = option.value === undefined ? "" : ` ${option.value}`;
    const flag = option.flag === undefined ? (option.variable ?? "") : `--${option.flag}${value}`;
    const notes = [
      option.default === undefined ? [] : [`default ${option.default}`],
      option.variable === undefined
        ? []
        : [option.flag === undefined ? "environment only" : option.variable],
    ].flat();
    return { flag, about: `${option.about}${notes.length === 0 ? "" : ` (${notes.join("; ")})`}` };
  });
  const width = Math.max(...rows.map(({ flag }) => flag.length));
  return [
    "Quarterdeck: an admin console for any JSON API",
    "",
    "Usage:",
    "  quarterdeck                            the built-in API over an embedded PostgreSQL with sample data",
    "  quarterdeck --api <url or file>        the console for the API of an OpenAPI document",
    "  DATABASE_URL=<url> quarterdeck         the built-in API over that PostgreSQL database",
    "  quarterdeck describe <url or file>     a report of an OpenAPI document (describe --help)",
    "",
    "In a clone of the repository: npm start -- [flags], npm run -s describe -- <url or file>",
    "",
    "Flags, with their environment variables in brackets. A flag has priority over its variable.",
    ...rows.map(({ flag, about }) => `  ${flag.padEnd(width)}  ${about}`),
    "",
  ].join("\n");
}
