import type * as Yaml from "js-yaml";
import type { ScalarTagDefinition } from "js-yaml";
import { changesValue } from "#json/parse-json.ts";
import { ExactNumber } from "#nouns/json.ts";
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
    const { line, reason } = explain(yaml, error);
    if (!/duplicated mapping key/.test(reason)) {
      return refused("syntax", `It is not valid YAML${line} (${reason}): correct it there.`);
    }
    return parseWithDuplicates(yaml, text, { options: { ...options, json: true }, line });
  }
}

/** A key that is written twice keeps its last value, as in JSON. */
function parseWithDuplicates(
  yaml: typeof Yaml,
  text: string,
  { options, line }: { readonly options: object; readonly line: string },
): Parsed {
  try {
    const message = `A key stands twice in its mapping${line}, and only what stands there last counts: give one of them another name.`;
    return choose(yaml.loadAll(text, options), message);
  } catch (error) {
    const { line: at, reason } = explain(yaml, error);
    return refused("syntax", `It is not valid YAML${at} (${reason}): correct it there.`);
  }
}

function choose(documents: readonly unknown[], duplicate?: string): Parsed {
  const written = documents.filter((one) => one !== null && one !== undefined);
  const described = written.find(
    (one) => isMap(one) && (memberOf(one, "openapi") ?? memberOf(one, "swagger")) !== undefined,
  );
  return parsed(described ?? written[0], [
    ...(duplicate === undefined ? [] : [["duplicate-key", duplicate] as const]),
    ...(written.length > 1 ? [["several-documents", SEVERAL] as const] : []),
  ]);
}

const SEVERAL =
  "The text holds several YAML documents, and one of them is read: give each a file of its own.";

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

function explain(
  { YAMLException }: typeof Yaml,
  error: unknown,
): { readonly line: string; readonly reason: string } {
  if (!(error instanceof YAMLException)) return { line: "", reason: "it is nested too deeply" };
  const line = error.mark === undefined ? "" : ` on line ${error.mark.line + 1}`;
  return { line, reason: error.reason };
}
