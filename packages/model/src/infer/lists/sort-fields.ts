import { foldName } from "#infer/names/words.ts";

/** Words in front of the fields that a list sorts by. */
const BEFORE =
  /\b(?:allowed|allows|available|supported|supports|sortable|possible|permitted|valid|accepted|accepts|options|choices|one of)\b/gi;
const NAME = /^\s*[`'"]?[+-]?([a-z_][\w.]*)[`'"]?/i;
const QUOTED = /^\s*[`'"][+-]?[\w.]+[`'"]/;
const BETWEEN = /^\s*(?:,?\s*(?:or|and)\b|[,/|])/i;
const DIRECTION = /^(?:asc|desc)(?:ending)?$/i;

/**
 * Fields that the description of a sort parameter names: "Allowed: `title`, `views`". Empty unless it names at least two
 * and most of them are fields of the rows.
 */
export function fieldsInProse(prose: string, rowFields: readonly string[]): readonly string[] {
  const ofRows = new Set(rowFields.map(foldName));
  const inside = fieldsInParentheses(prose, ofRows);
  if (inside.length > 0) return inside;
  for (const { index, 0: word } of prose.matchAll(BEFORE)) {
    const behind = prose.slice(index + word.length);
    // "Allowed sort fields are: …"
    const start = /^[^:.`'"]{0,40}?(?::|\b(?:are|by)\b|(?=[`'"]))/i.exec(behind)?.[0] ?? "";
    const names = readNames(behind.slice(start.length));
    const own = names.filter((name) => ofRows.has(foldName(name)));
    // Names in quotes behind "valid fields are" need not be fields of the rows, and one is enough.
    const isExplicit =
      /\b(?:fields?|columns?|attributes?|properties)\b(?: (?:are|is)|:)/i.test(start) &&
      QUOTED.test(behind.slice(start.length));
    const isOfRows = own.length * 2 > names.length;
    const isList = isExplicit ? isOfRows || /^valid\b/i.test(word) : names.length >= 2 && isOfRows;
    if (isList && !names.some((name) => DIRECTION.test(name))) return names;
  }
  return [];
}

/** Fields in parentheses, all of the rows: "Field to sort by (name, price)", or in a pattern: `^-?(name|price)$`. */
function fieldsInParentheses(prose: string, ofRows: ReadonlySet<string>): readonly string[] {
  for (const [, inside = ""] of prose.matchAll(/[([]([\w.`'" ,/|]+)[)\]]/g)) {
    const names = readNames(inside);
    if (names.length >= 2 && names.every((name) => ofRows.has(foldName(name)))) return names;
  }
  return [];
}

interface SortFields {
  readonly fields: readonly string[];
  /** Sort fields by the name of the field in the rows, where it differs: `NAME` of `name`. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Fields of the rows for sort fields in another spelling: `createdAt` for `CREATED_AT`. */
export function matchSortFields(
  sortFields: readonly string[],
  rowFields: readonly string[],
): SortFields {
  const matched = sortFields.map((name): readonly [field: string, name: string] => {
    if (rowFields.includes(name)) return [name, name];
    const [own, ...others] = rowFields.filter((field) => foldField(field) === foldField(name));
    const isOpen = own !== undefined && others.length === 0 && !sortFields.includes(own);
    return [isOpen ? own : name, name];
  });
  const renamed = matched.filter(([field, name]) => field !== name);
  const fields = [...new Set(matched.map(([field]) => field))];
  return renamed.length === 0 ? { fields } : { fields, names: Object.fromEntries(renamed) };
}

/** A point separates a member from its object. */
function foldField(name: string): string {
  return name.split(".").map(foldName).join(".");
}

function readNames(text: string): readonly string[] {
  const names: string[] = [];
  let rest = text.replace(/^\s*:/, "");
  const isQuoted = QUOTED.test(rest);
  for (;;) {
    const match = NAME.exec(rest);
    if (match === null) break;
    if (names.length > 0 && isQuoted && !QUOTED.test(match[0])) break;
    names.push(match[1] ?? "");
    rest = rest.slice(match[0].length);
    const between = BETWEEN.exec(rest);
    if (between === null) break;
    rest = rest.slice(between[0].length);
  }
  return [...new Set(names)].map((name) => name.replace(/\.$/, ""));
}
