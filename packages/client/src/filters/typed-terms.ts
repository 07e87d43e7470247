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
const pattern = new RegExp(`(${quoted}|[^\\s":=<>!]+)(?:(!=|>=|<=|[:=<>])(${values}))?|\\S+`, "g");
const oneValue = new RegExp(`(?:${quoted}|[^",])+`, "g");

/** Reads conditions such as `status:open total>500 customer:"Ada Lovelace"`. */
export function readTerms(text: string): readonly TypedTerm[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const [whole, name = whole, sign, list = ""] = match;
    return {
      name: unquote(name),
      sign: allSigns.find((one) => one === sign),
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
