import { compileText } from "./compile-text.ts";
import { findSpellingErrors } from "./find-spelling-errors.ts";
import { flattenTexts, type TextTree } from "./flatten-texts.ts";

/** What keeps these texts from standing in for the English ones, each fault with its key. */
export function findTextErrors(
  english: TextTree,
  other: TextTree,
  language: string,
): readonly string[] {
  const wanted = flattenTexts(english);
  const given = flattenTexts(other);
  const missing = [...wanted.keys()].filter((key) => !given.has(key));
  const extra = [...given.keys()].filter((key) => !wanted.has(key));
  const both = [...wanted].flatMap(([key, text]) => {
    const said = given.get(key);
    if (said === undefined) return [];
    return judge(text, said, language).map((fault) => `${key}: ${fault}`);
  });
  return [
    ...missing.map((key) => `${key}: is missing`),
    ...extra.map((key) => `${key}: English has no such key`),
    ...both,
  ];
}

/** Numbers enough to meet every form of a language; Spanish and French have one of their own for round millions. */
const counts = [...Array.from({ length: 200 }, (_, count) => count), 1_000_000];

/** The plural forms that whole numbers take in a language. */
function formsOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set([...counts.map((count) => rules.select(count)), "other"])];
}

function judge(english: string, said: string, language: string): readonly string[] {
  const want = readText(english);
  const have = readText(said);
  if (have === undefined) return ["is no ICU message"];
  const names = (text: ReadText): string => [...text.values].sort().join(", ") || "none";
  const forms = formsOf(language);
  const lacking = have.plurals.flatMap((plural) => forms.filter((form) => !plural.includes(form)));
  const unknown = have.plurals
    .flat()
    .filter((form) => !form.startsWith("=") && !forms.includes(form));
  return [
    ...(want === undefined || names(want) === names(have)
      ? []
      : [`takes ${names(have)}, in English ${names(want)}`]),
    ...lacking.map((form) => `has no plural form “${form}”`),
    ...unknown.map((form) => `has a plural form “${form}”, which the language has not`),
    ...(said === english && said.split(" ").length > 4 ? ["is still English"] : []),
    ...findSpellingErrors(said, language),
    ...(said.trim() === "" || said !== said.trim()
      ? ["is empty or begins or ends with space"]
      : []),
  ];
}

interface ReadText {
  /** What a text takes: values by kind, tags, and the options that it knows. */
  readonly values: ReadonlySet<string>;
  /** The forms of each of its plurals. */
  readonly plurals: readonly (readonly string[])[];
}

function readText(text: string): ReadText | undefined {
  try {
    const message = compileText(text);
    const nodes = Array.isArray(message) ? (message as readonly unknown[]).map(readNode) : [];
    return join(nodes);
  } catch {
    return undefined;
  }
}

/** By icu-minify's number of a kind. */
const kinds = ["", "chosen", "counted", "ranked", "number", "date", "time"];

/** A word, the sign #, [name], [name, kind, options] or [tag, ...what is in it]. */
function readNode(node: unknown): ReadText {
  if (!Array.isArray(node)) return join([]);
  const [name, kind, options] = node as readonly unknown[];
  if (node.length > 1 && (typeof kind !== "number" || kind === 0)) {
    const inside = node.slice(1).map(readNode);
    return join([{ values: new Set([`<${String(name)}>`]), plurals: [] }, ...inside]);
  }
  const about = typeof kind === "number" ? ` (${kinds[kind]})` : "";
  const value = { values: new Set([`${String(name)}${about}`]), plurals: [] };
  const branches = isBranching(kind) ? Object.entries(options as object) : [];
  const names = branches.map(([branch]) => branch);
  return join([
    value,
    kind === 1
      ? { values: new Set(names.map((branch) => `${String(name)}=${branch}`)), plurals: [] }
      : { values: new Set(), plurals: isBranching(kind) ? [names] : [] },
    ...branches.flatMap(([, branch]) => (Array.isArray(branch) ? branch.map(readNode) : [])),
  ]);
}

function isBranching(kind: unknown): boolean {
  return kind === 1 || kind === 2 || kind === 3;
}

function join(parts: readonly ReadText[]): ReadText {
  return {
    values: new Set(parts.flatMap(({ values }) => [...values])),
    plurals: parts.flatMap(({ plurals }) => plurals),
  };
}
