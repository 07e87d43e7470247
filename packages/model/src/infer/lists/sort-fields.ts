import { foldName } from "#infer/names/words.ts";

/** Words in front of the fields that a list sorts by. */
const BEFORE =
  /\b(?:allowed|allows|available|supported|supports|sortable|possible|permitted|valid|accepted|accepts|one of)\b/gi;
const NAME = /^\s*[`'"]?[+-]?([a-z_][\w.]*)[`'"]?/i;
const BETWEEN = /^\s*(?:,?\s*(?:or|and)\b|[,/|])/i;
const DIRECTION = /^(?:asc|desc)(?:ending)?$/i;

/**
 * Fields that the description of a sort parameter names: "Allowed: `title`, `views`". Empty unless it names at least two
 * and most of them are fields of the rows.
 */
export function fieldsInProse(prose: string, rowFields: readonly string[]): readonly string[] {
  const ofRows = new Set(rowFields.map(foldName));
  for (const { index, 0: word } of prose.matchAll(BEFORE)) {
    const behind = prose.slice(index + word.length);
    // "Allowed sort fields are: …"
    const start = /^[^:.`'"]{0,40}?(?::|\b(?:are|by)\b|(?=[`'"]))/i.exec(behind)?.[0] ?? "";
    const names = readNames(behind.slice(start.length));
    const own = names.filter((name) => ofRows.has(foldName(name)));
    const isList = names.length >= 2 && own.length * 2 > names.length;
    if (isList && !names.some((name) => DIRECTION.test(name))) return names;
  }
  return [];
}

function readNames(text: string): readonly string[] {
  const names: string[] = [];
  let rest = text.replace(/^\s*:/, "");
  for (;;) {
    const match = NAME.exec(rest);
    if (match === null) break;
    names.push(match[1] ?? "");
    rest = rest.slice(match[0].length);
    const between = BETWEEN.exec(rest);
    if (between === null) break;
    rest = rest.slice(between[0].length);
  }
  return [...new Set(names)].map((name) => name.replace(/\.$/, ""));
}
