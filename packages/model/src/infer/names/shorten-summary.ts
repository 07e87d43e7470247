import { actsOf, baseVerb } from "./verbs.ts";
import { splitWords, stemOf } from "./words.ts";

/** Characters of a label. Longer ones lose the phrase after a preposition. */
const LONG = 26;

/** Marks in front of a summary: "[BETA] ", "(Deprecated) ". */
const MARK = /^(?:\[[^\]]{1,20}\]|\((?:alpha|beta|deprecated|experimental|preview)\))\s*/i;

/** Adverb in front of a verb: "Bulk enable". */
const SEVERAL = /^(?:bulk|mass)\s+(?=[a-z])/i;

const ARTICLE = /^(?:an?|the|this|that|given|specified|specific|your)$/i;
const PREPOSITION =
  /^(?:about|against|at|by|for|from|in|into|of|on|to|under|using|via|with|within)$/;

/** Prepositions in front of the thing that loses or gets the record. */
const TARGET = /^(?:from|into|to)$/;

/** Ends of a clause: a comma, "if", "so that". */
const CLAUSE = /(?:,| -| –|;| (?:and returns?|based on|if|so that|that|when|which)\b).*$/i;

/**
 * Verb and noun of a long summary for a button: "Archives a list of features." is "Archive features". A phrase that only
 * repeats the record is left out. Short texts, and texts that do not begin with a verb, are not changed.
 */
export function shortenSummary(summary: string, record: string | undefined): string {
  const text = summary.replace(MARK, "");
  return text.length <= LONG ? text : shorten(text, record);
}

function shorten(text: string, record: string | undefined): string {
  const [first = "", second = ""] = text.split(" ");
  if (SEVERAL.test(text)) {
    const several = shorten(text.replace(SEVERAL, ""), record);
    return `${first} ${several.charAt(0).toLowerCase()}${several.slice(1)}`;
  }
  const verb = readVerb(first, second);
  if (verb === undefined) return text;
  // "Exports of orders" and "Order history" name records.
  if (second === "" || PREPOSITION.test(second)) return text;
  const clause = text.replace(CLAUSE, "");
  const [, ...rest] = (clause.includes(" ") ? clause : text).split(" ");
  const words = withoutQuantity(rest.filter((word) => !ARTICLE.test(word)));
  const written = verb.charAt(0).toUpperCase() + verb.slice(1);
  return [written, ...withoutPhrases(words, { verb, record })].join(" ");
}

const NO_VERB =
  /^(?:all|after|and|are|as|at|before|both|by|for|from|half|if|in|is|not|of|on|only|or|to|what|when|with)$/;

/** Base form of a known verb, or of a word in front of an article: "Rectifies the zone". */
function readVerb(first: string, second: string): string | undefined {
  if (!/^[A-Za-z-]+$/.test(first)) return undefined;
  const verb = baseVerb(first.toLowerCase());
  if (actsOf(verb) !== undefined) return verb;
  return /^(?:an?|the)$/.test(second) && !NO_VERB.test(verb)
    ? verb.replace(/ies$/, "y").replace(/(?<=ch|sh|x|ss|zz)es$|(?<!s)s$/, "")
    : undefined;
}

/** "list of features" is "features". */
function withoutQuantity(words: readonly string[]): readonly string[] {
  const [first = "", second] = words;
  const isQuantity = second === "of" && /^(?:list|set|collection|number|batch)$/i.test(first);
  return isQuantity && words.length > 2 ? words.slice(2) : words;
}

/** Words without the last phrases that name the record, and in a long label without the other ones. */
function withoutPhrases(
  words: readonly string[],
  { verb, record }: { readonly verb: string; readonly record: string | undefined },
): readonly string[] {
  const at = words.findLastIndex((word) => PREPOSITION.test(word));
  if (at < 1) return words;
  const phrase = words.slice(at + 1).join(" ");
  const length = verb.length + 1 + words.join(" ").length;
  const isOther = !isNameOf(phrase, record);
  if (length <= LONG && isOther) return words;
  // "Remove feature from favorites" retains the feature.
  if (isOther && TARGET.test(words[at] ?? "") && isNameOf(words.slice(0, at).join(" "), record))
    return words;
  return withoutPhrases(words.slice(0, at), { verb, record });
}

/** True for the name of the record, also a longer one: "feature flag" for a feature. */
function isNameOf(phrase: string, record: string | undefined): boolean {
  if (record === undefined) return false;
  const [own, words] = [splitWords(record), splitWords(phrase)];
  return words.length <= own.length + 1 && words.some((word) => stemOf(word) === stemOf(record));
}
