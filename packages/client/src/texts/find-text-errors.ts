import { compileText } from "./compile-text.ts";
import { findSpellingErrors } from "./find-spelling-errors.ts";
import { flattenTexts, type TextTree } from "./flatten-texts.ts";

/**
 * Compares a language with English: keys, values, plural forms and typography. Each error starts
 * with its key.
 */
export function findTextErrors(
  english: TextTree,
  other: TextTree,
  language: string,
): readonly string[] {
  const expected = flattenTexts(english);
  const translated = flattenTexts(other);
  const missing = [...expected.keys()].filter((key) => !translated.has(key));
  const extra = [...translated.keys()].filter((key) => !expected.has(key));
  const both = [...expected].flatMap(([key, text]) => {
    const translation = translated.get(key);
    if (translation === undefined) return [];
    return checkText(text, translation, language).map((error) => `${key}: ${error}`);
  });
  return [
    ...missing.map((key) => `${key}: is missing`),
    ...extra.map((key) => `${key}: English has no such key`),
    ...both,
  ];
}

/** Numbers that cover every plural form; Spanish and French have one for round millions. */
const counts = [...Array.from({ length: 200 }, (_, count) => count), 1_000_000];

/** Plural forms of whole numbers in a language. */
function formsOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set([...counts.map((count) => rules.select(count)), "other"])];
}

function checkText(english: string, translation: string, language: string): readonly string[] {
  const expected = readText(english);
  const actual = readText(translation);
  if (actual === undefined) return ["is not an ICU message"];
  const names = (text: ReadText): string => [...text.values].sort().join(", ") || "none";
  const forms = formsOf(language);
  const lacking = actual.plurals.flatMap((plural) =>
    forms.filter((form) => !plural.includes(form)),
  );
  const unknown = actual.plurals
    .flat()
    .filter((form) => !form.startsWith("=") && !forms.includes(form));
  return [
    ...(expected === undefined || names(expected) === names(actual)
      ? []
      : [`has the values ${names(actual)}, English has ${names(expected)}`]),
    ...lacking.map((form) => `has no plural form “${form}”`),
    ...unknown.map((form) => `has a plural form “${form}”, which the language does not have`),
    ...(translation === english && translation.split(" ").length > 4 ? ["is still English"] : []),
    ...findSpellingErrors(translation, language),
    ...(translation.trim() === "" || translation !== translation.trim()
      ? ["is empty or starts or ends with a space"]
      : []),
  ];
}

interface ReadText {
  /** Values with their kind, tags, and options. */
  readonly values: ReadonlySet<string>;
  /** Forms of each plural. */
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

/** Names of icu-minify's kinds, by number. */
const kinds = ["", "chosen", "counted", "ranked", "number", "date", "time"];

/** Reads a node: text, the symbol #, [name], [name, kind, options] or [tag, ...nodes]. */
function readNode(node: unknown): ReadText {
  if (!Array.isArray(node)) return join([]);
  const [name, kind, options] = node as readonly unknown[];
  if (node.length > 1 && (typeof kind !== "number" || kind === 0)) {
    const nested = node.slice(1).map(readNode);
    return join([{ values: new Set([`<${String(name)}>`]), plurals: [] }, ...nested]);
  }
  const suffix = typeof kind === "number" ? ` (${kinds[kind]})` : "";
  const value = { values: new Set([`${String(name)}${suffix}`]), plurals: [] };
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
