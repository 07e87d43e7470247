import type * as Yaml from "js-yaml";
import type { ScalarTagDefinition } from "js-yaml";
import { changesValue } from "#json/parse-json.ts";
import { ExactNumber } from "#types/json.ts";
import type { ProblemSentence } from "#types/problem.ts";
import { isMap, memberOf } from "./member.ts";
import { parsed, refused } from "./parsed.ts";
import type { Parsed } from "./parsed.ts";

/** Deeper than anybody writes, and shallow enough for every engine. */
const MOST_NESTED = 400;
const MOST_MERGED = 1_000_000;

/** Parses YAML 1.2 (its reader is loaded only then); of several documents in one text the one that describes an API. */
export async function parseYaml(text: string): Promise<Parsed> {
  const yaml = await import("js-yaml");
  const options = {
    schema: createSchema(yaml),
    maxDepth: MOST_NESTED,
    maxTotalMergeKeys: MOST_MERGED,
  };
  try {
    return choose(yaml.loadAll(text, options));
  } catch (error) {
    if (!(error instanceof yaml.YAMLException) || !/duplicated mapping key/.test(error.reason)) {
      return notYaml(yaml, error);
    }
    return parseWithDuplicates(yaml, text, {
      options: { ...options, json: true },
      line: lineOf(error),
    });
  }
}

/** A key that is written twice keeps its last value, as in JSON. */
function parseWithDuplicates(
  yaml: typeof Yaml,
  text: string,
  { options, line }: { readonly options: object; readonly line: number },
): Parsed {
  try {
    return choose(yaml.loadAll(text, options), { code: "key-twice-on", params: { line } });
  } catch (error) {
    return notYaml(yaml, error);
  }
}

function choose(documents: readonly unknown[], duplicate?: ProblemSentence): Parsed {
  const written = documents.filter((one) => one !== null && one !== undefined);
  const described = written.find(
    (one) => isMap(one) && (memberOf(one, "openapi") ?? memberOf(one, "swagger")) !== undefined,
  );
  return parsed(described ?? written[0], [
    ...(duplicate === undefined ? [] : [["duplicate-key", duplicate] as const]),
    ...(written.length > 1 ? [["several-documents", { code: "yaml-several" }] as const] : []),
  ]);
}

/** As JSON is read: numbers keep their value, dates and what a tag means elsewhere stay text. */
function createSchema({ CORE_SCHEMA, mergeTag, ...yaml }: typeof Yaml) {
  // With a step at the end the reader could not take a mapping that holds itself.
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

function notYaml({ YAMLException }: typeof Yaml, error: unknown): Parsed {
  if (!(error instanceof YAMLException)) return refused("syntax", { code: "yaml-deep" });
  const { reason } = error;
  const line = lineOf(error);
  const code = FAULTS.find(([words]) => words.test(reason))?.[1];
  if (code === undefined) return refused("syntax", { code: "yaml", params: { line, reason } });
  return refused("syntax", code === "yaml-deep" ? { code } : { code, params: { line } });
}

function lineOf({ mark }: Yaml.YAMLException): number {
  return (mark?.line ?? 0) + 1;
}

/** By the words of its reader, which are English: what people get wrong, in ours. */
const FAULTS = [
  [/tab characters/, "yaml-tab"],
  // What is open must go on further in.
  [/deficient indentation/, "yaml-open"],
  [/indentation/, "yaml-indent"],
  [/expected ':'|key-value separator|block mapping entry/, "yaml-colon"],
  [/quoted scalar/, "yaml-quote"],
  [/flow collection|found ','/, "yaml-bracket"],
  [/escape sequence|hexadecimal/, "yaml-escape"],
  [/non-printable|valid JSON character/, "yaml-control"],
  [/maxDepth/, "yaml-deep"],
] as const;
