/** Comparison of a typed condition; `:` is the most likely one of its field. */
export type Sign = (typeof allSigns)[number];

/** A typed condition such as `total>500`, or a word without a comparison. */
export interface TypedTerm {
  /** Name of the field, as typed. */
  readonly name: string;
  /** Undefined: only a name, or its start. */
  readonly sign: Sign | undefined;
  readonly values: readonly string[];
  /** The term as typed, and its position in the text. */
  readonly text: string;
  readonly start: number;
}

const allSigns = [":", "=", "!=", ">=", ">", "<=", "<"] as const;
const quoted = '"[^"]*"?';
const values = `(?:${quoted}|[^\\s"])*`;
const comparison = `\\s*(?:!=|>=|<=|[=<>])\\s*|:`;
const pattern = new RegExp(`(${quoted}|[^\\s":=<>!]+)(?:(${comparison})(${values}))?|\\S+`, "g");
const oneValue = new RegExp(`(?:${quoted}|[^",])+`, "g");

/**
 * Reads conditions such as `status:open total>500 customer:"Ada Lovelace"`. A field name with spaces needs no quotes:
 * `Order date>1996-06-01`.
 */
export function readTerms(
  text: string,
  isField: (name: string) => boolean = () => false,
): readonly TypedTerm[] {
  return joinNames(text, splitTerms(text), isField);
}

/** Joins the words of a field name in front of a comparison to one term. */
function joinNames(
  text: string,
  terms: readonly TypedTerm[],
  isField: (name: string) => boolean,
): readonly TypedTerm[] {
  const joined: TypedTerm[] = [];
  for (const term of terms) {
    const firstWord = joined.findLastIndex(({ sign }) => sign !== undefined) + 1;
    const words = term.sign === undefined ? [] : joined.slice(firstWord);
    const from = words.findIndex((_, index) =>
      isField([...words.slice(index), term].map(({ name }) => name).join(" ")),
    );
    if (from === -1) {
      joined.push(term);
      continue;
    }
    const [first = term, ...others] = joined.splice(firstWord + from);
    const name = [first, ...others, term].map((one) => one.name).join(" ");
    const end = term.start + term.text.length;
    joined.push({ ...term, name, text: text.slice(first.start, end), start: first.start });
  }
  return joined;
}

function splitTerms(text: string): readonly TypedTerm[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const [whole, name = whole, sign, list = ""] = match;
    return {
      name: unquote(name),
      sign: allSigns.find((one) => one === sign?.trim()),
      values: Array.from(list.matchAll(oneValue), ([one]) => unquote(one)),
      text: whole,
      start: match.index,
    };
  });
}

/** Writes a name or value; a text with spaces, commas or signs needs quotes. */
export function quote(text: string): string {
  return /[\s",:=<>!]/.test(text) ? `"${text.replaceAll('"', "")}"` : text;
}

function unquote(text: string): string {
  return text.replaceAll('"', "");
}
