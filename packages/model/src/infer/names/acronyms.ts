import { isMap, textOf } from "#read/member.ts";
import { isAcronym, splitWords } from "./words.ts";

/** Characters of prose that are searched: large descriptions repeat their terms. */
const MAX_PROSE = 300_000;
const MAX_NODES = 200_000;
const PROSE_KEYS = ["title", "summary", "description"];

/** Words in capitals that are not names: emphasis, methods and JSON. */
const EMPHASIS =
  /^(?:AND|ANY|ALL|BETA|CAN|DELETE|DEPRECATED|EITHER|EXPERIMENTAL|FALSE|GET|HEAD|HTTP|IMPORTANT|INTERNAL|LIVE|MAY|MUST|NEVER|NEW|NONE|NOT|NOTE|NULL|ONLY|OPTIONAL|OPTIONS|PATCH|POST|PUT|REQUIRED|SHALL|SHOULD|THE|TODO|TRUE|WARNING|WILL)$/;

/**
 * Acronyms of a document in lower case: words that its prose has in capitals more often than in other spellings, such as
 * DNSSEC. Words that each document has in capitals are not among them.
 */
export function readAcronyms(root: unknown): ReadonlySet<string> {
  if (!isMap(root)) return new Set();
  const cached = acronymsByRoot.get(root);
  if (cached !== undefined) return cached;
  const prose = readProse(root);
  const capitals = countWords(prose, /\b[A-Z][A-Z\d]{2,11}\b/g);
  const candidates = [...capitals].filter(
    ([word]) => !EMPHASIS.test(word) && !isAcronym(word.toLowerCase()) && /[A-Z]{3}/.test(word),
  );
  const others =
    candidates.length === 0
      ? new Map<string, number>()
      : countWords(prose, /\b[A-Za-z][a-z]{2,}\b/g);
  const acronyms = new Set(
    candidates
      .map(([word, count]) => ({ word: word.toLowerCase(), count }))
      .filter(({ word, count }) => count > (others.get(word) ?? 0))
      .map(({ word }) => word),
  );
  acronymsByRoot.set(root, acronyms);
  return acronyms;
}

/**
 * Short words of names that are acronyms because they have no vowel, in lower case: `hr` and `wms`. Abbreviations and
 * units are not among them.
 */
export function listShortAcronyms(names: readonly string[]): readonly string[] {
  return names
    .flatMap(splitWords)
    .map((word) => (isPlural(word) ? word.slice(0, -1) : word))
    .filter((word) => /^[b-df-hj-np-tv-xz]{2,3}$/.test(word) && !ABBREVIATED.has(word));
}

/** True for RFQs, PRs and VMs, not for CMS and WMS: such a system has no plural in a name. */
function isPlural(word: string): boolean {
  if (isAcronym(word)) return false;
  return /^(?:.[^m]|.{3})s$/.test(word) || (word.endsWith("s") && isAcronym(word.slice(0, -1)));
}

/** Abbreviations of words, and units, which prose has in lower case. */
const ABBREVIATED = new Set(
  "blk btn cfg cm cmd cnt ctr ctx dm dr dst dt fld flt fmt fn ft gb grp hz kb kg km kw lb lng lst ltd lvl mb mg mgr mm mr ms msg nbr nr ns nth num pct pkg pl prd prj pt ptr px src srv st str svc tbl th tmp trx ts txn txt typ vs wk xfr".split(
    " ",
  ),
);

const acronymsByRoot = new WeakMap<object, ReadonlySet<string>>();

function countWords(texts: readonly string[], pattern: RegExp): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.matchAll(pattern)) {
      const key = /[a-z]/.test(word) ? word.toLowerCase() : word;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** Texts for people, without code. */
function readProse(root: unknown): readonly string[] {
  const texts: string[] = [];
  let length = 0;
  const pending: unknown[] = [root];
  for (let count = 0; pending.length > 0 && length < MAX_PROSE && count < MAX_NODES; count += 1) {
    const value = pending.pop();
    if (Array.isArray(value)) for (const item of value.toReversed()) pending.push(item);
    if (!isMap(value)) continue;
    for (const key of PROSE_KEYS) {
      const text = textOf(value, key)
        ?.slice(0, 2000)
        .replaceAll(/`[^`]*`/g, " ");
      if (text === undefined) continue;
      texts.push(text);
      length += text.length;
    }
    for (const inner of Object.values(value).toReversed()) {
      if (typeof inner === "object" && inner !== null) pending.push(inner);
    }
  }
  return texts;
}
