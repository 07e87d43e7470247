import type * as Yaml from "js-yaml";
import type { ScalarTagDefinition } from "js-yaml";
import { changesValue } from "#json/parse-json.ts";
import { ExactNumber } from "#types/json.ts";
import { isMap, memberOf } from "./member.ts";
import { parseSuccess, parseFailure } from "./parse-result.ts";
import type { Warning, ParseResult } from "./parse-result.ts";

/** Deeper than any real document, and within the limits of every engine. */
const MOST_NESTED = 400;
const MOST_MERGED = 1_000_000;
/** Each repair parses the text again. */
const MOST_REPAIRS = 100;

/** Parses YAML 1.2 with a parser loaded on demand. Of several documents it returns the one that describes an API. */
export async function parseYaml(text: string): Promise<ParseResult> {
  const yaml = await import("js-yaml");
  const options = {
    schema: createSchema(yaml),
    maxDepth: MOST_NESTED,
    maxTotalMergeKeys: MOST_MERGED,
  };
  const warnings = new Map<string, Warning>();
  let current = { text, json: false };
  /** An opened bracket or quote that is never closed fails here first; the later failures only follow from it. */
  let indentationError: unknown;
  for (let repairs = 0; ; repairs += 1) {
    try {
      const documents = yaml.loadAll(current.text, { ...options, json: current.json });
      return choose(documents, [...warnings.values()]);
    } catch (error) {
      const repair =
        error instanceof yaml.YAMLException && repairs < MOST_REPAIRS
          ? repairYaml(current, error)
          : undefined;
      if (repair === undefined) return notYaml(yaml, indentationError ?? error);
      // The first line of each kind is enough to find the others.
      const [code] = repair.warning;
      if (code === "indentation") indentationError ??= error;
      if (!warnings.has(code)) warnings.set(code, repair.warning);
      current = repair.next;
    }
  }
}

interface YamlText {
  readonly text: string;
  /** A key that is written twice keeps its last value, as in JSON. */
  readonly json: boolean;
}

/** Repairs text that other YAML parsers accept and js-yaml rejects; undefined if that is not possible. */
function repairYaml(
  { text, json }: YamlText,
  error: Yaml.YAMLException,
): { readonly next: YamlText; readonly warning: Warning } | undefined {
  const line = lineOf(error);
  if (/duplicated mapping key/.test(error.reason) && !json) {
    const warning = ["duplicate-key", { code: "key-twice-on", params: { line } }] as const;
    return { next: { text, json: true }, warning };
  }
  if (/deficient indentation/.test(error.reason)) {
    const warning = ["indentation", { code: "yaml-indentation", params: { line } }] as const;
    return { next: { text: indentLine(text, line), json }, warning };
  }
  return undefined;
}

/**
 * Indents a line further. Used inside brackets and quotes only, where leading space means nothing (YAML 1.2, sections 7.3
 * and 7.4).
 */
function indentLine(text: string, line: number): string {
  const lines = text.split("\n");
  lines[line - 1] = " ".repeat(MOST_NESTED) + (lines[line - 1] ?? "");
  return lines.join("\n");
}

function choose(documents: readonly unknown[], warnings: readonly Warning[]): ParseResult {
  const written = documents.filter((one) => one !== null && one !== undefined);
  const described = written.find(
    (one) => isMap(one) && (memberOf(one, "openapi") ?? memberOf(one, "swagger")) !== undefined,
  );
  return parseSuccess(described ?? written[0], [
    ...warnings,
    ...(written.length > 1 ? [["several-documents", { code: "yaml-several" }] as const] : []),
  ]);
}

/** YAML schema like JSON: exact numbers; dates and unknown tags stay text. */
function createSchema({ CORE_SCHEMA, mergeTag, ...yaml }: typeof Yaml) {
  // With `finalize`, a mapping that contains itself would fail.
  const { finalize: _, ...mapTag } = yaml.mapTag;
  const exact = (tag: ScalarTagDefinition<number>) =>
    yaml.defineScalarTag<number | ExactNumber>(tag.tagName, {
      ...tag,
      resolve: (source, isExplicit, tagName) => {
        const isExact = changesValue(source);
        return isExact ? new ExactNumber(source) : tag.resolve(source, isExplicit, tagName);
      },
    });
  const unknownTags = ["!", "tag:"].flatMap((prefix) => [
    yaml.defineScalarTag(prefix, { ...yaml.strTag, matchByTagPrefix: true, implicit: false }),
    yaml.defineSequenceTag(prefix, { ...yaml.seqTag, matchByTagPrefix: true }),
    yaml.defineMappingTag(prefix, { ...mapTag, matchByTagPrefix: true }),
  ]);
  const textKeys = yaml.defineMappingTag(mapTag.tagName, {
    ...mapTag,
    addPair: (carrier, key, value) =>
      mapTag.addPair(carrier, key instanceof ExactNumber ? key.text : key, value),
  });
  return CORE_SCHEMA.withTags(
    mergeTag,
    textKeys,
    exact(yaml.intCoreTag),
    exact(yaml.floatCoreTag),
    unknownTags,
  );
}

function notYaml({ YAMLException }: typeof Yaml, error: unknown): ParseResult {
  if (!(error instanceof YAMLException)) return parseFailure("syntax", { code: "yaml-deep" });
  const { reason } = error;
  const line = lineOf(error);
  const code = ERROR_CODES.find(([words]) => words.test(reason))?.[1];
  if (code === undefined) return parseFailure("syntax", { code: "yaml", params: { line, reason } });
  return parseFailure("syntax", code === "yaml-deep" ? { code } : { code, params: { line } });
}

function lineOf({ mark }: Yaml.YAMLException): number {
  return (mark?.line ?? 0) + 1;
}

/** Our error codes for messages of the parser. */
const ERROR_CODES = [
  [/tab characters/, "yaml-tab"],
  // Lines in an open bracket must be indented further.
  [/deficient indentation/, "yaml-open"],
  [/indentation/, "yaml-indent"],
  [/expected ':'|key-value separator|block mapping entry/, "yaml-colon"],
  [/quoted scalar/, "yaml-quote"],
  [/flow collection|found ','/, "yaml-bracket"],
  [/escape sequence|hexadecimal/, "yaml-escape"],
  [/non-printable|valid JSON character/, "yaml-control"],
  [/maxDepth/, "yaml-deep"],
] as const;
