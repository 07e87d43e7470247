import { findJsonError } from "#json/find-json-error.ts";
import { changesValue, parseJson } from "#json/parse-json.ts";
import { findDuplicateKey } from "./find-duplicate-key.ts";
import { parseSuccess, parseFailure } from "./parse-result.ts";
import type { Warning, ParseResult } from "./parse-result.ts";
import { parseYaml } from "./parse-yaml.ts";

const RELAXED_UP_TO = 1_000_000;

/** Parses JSON (RFC 8259), otherwise YAML 1.2. Numbers that a JavaScript number cannot represent stay exact. */
export async function parseText(text: string): Promise<ParseResult> {
  const plain = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const kind = KINDS.find(({ matches }) => matches(plain));
  // XML without a known root may be metadata that is converted.
  if (kind !== undefined && kind.code !== "xml")
    return parseFailure(kind.code, { code: kind.code });
  const format = FORMATS.find(([, pattern]) => pattern.test(plain))?.[0];
  if (format !== undefined) {
    return parseFailure("not-openapi", { code: "is-format", params: { format } });
  }
  if (kind !== undefined) return parseFailure(kind.code, { code: kind.code });
  return /^\s*(?:[{[]|\/[/*])/.test(plain) ? parseJsonText(plain) : parseYaml(plain);
}

async function parseJsonText(text: string): Promise<ParseResult> {
  try {
    return parseSuccess(parseJson(text, changesValue), duplicateKeyWarnings(text));
  } catch (error) {
    return parseNearlyJson(text, error);
  }
}

function duplicateKeyWarnings(text: string): readonly Warning[] {
  const duplicate = findDuplicateKey(text);
  if (duplicate === undefined) return [];
  const key = duplicate.key.slice(0, 80);
  return [["duplicate-key", { code: "key-twice", params: { key, line: duplicate.line } }]];
}

/** `{a: 1}` is YAML, not JSON. A text that is neither is reported as invalid JSON. */
async function parseNearlyJson(text: string, error: unknown): Promise<ParseResult> {
  if (text.length > RELAXED_UP_TO) return notJson(text, error);
  const relaxed = parseRelaxed(text);
  if (relaxed !== undefined) return relaxed;
  const asYaml = await parseYaml(text);
  return "value" in asYaml ? asYaml : notJson(text, error);
}

function parseRelaxed(text: string): ParseResult | undefined {
  const relaxed = relaxJson(text);
  if (relaxed === text) return undefined;
  try {
    return parseSuccess(parseJson(relaxed, changesValue), [
      ["json-relaxed", { code: "json-relaxed" }],
    ]);
  } catch {
    return undefined;
  }
}

/** JSON without comments, trailing commas and non-JSON numbers, as configuration files have them. Line numbers stay. */
function relaxJson(text: string): string {
  return text
    .replaceAll(TOKEN, (token) => {
      if (token.startsWith('"')) return token;
      if (token.startsWith("/")) return token.replaceAll(/[^\n]/g, " ");
      return "null";
    })
    .replaceAll(COMMA, (token) => (token === "," ? " " : token));
}

/** Strings are matched first, so that their content is not changed. */
const TOKEN =
  /"[^"\\]*(?:\\.[^"\\]*)*"|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|-?\b(?:NaN|Infinity|undefined)\b/g;
const COMMA = /"[^"\\]*(?:\\.[^"\\]*)*"|,(?=\s*[}\]])/g;

/** Reports our message: messages of engines differ and have no position. */
function notJson(text: string, error: unknown): ParseResult {
  const syntaxError = findJsonError(text);
  if (syntaxError === undefined)
    return parseFailure("syntax", { code: "json-deep", params: { reason: String(error) } });
  const { expected, line, column } = syntaxError;
  return parseFailure("syntax", { code: `json-${expected}`, params: { line, column } });
}

interface Kind {
  readonly code: "empty" | "binary" | "html" | "is-wsdl" | "xml" | "is-graphql-schema";
  readonly matches: (text: string) => boolean;
}

/** Other formats of API descriptions in text, by their first lines. */
const FORMATS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["RAML", /^#%RAML\b/],
  ["API Blueprint", /^(?:\s*[A-Z]+: .*\n)*\s*FORMAT:\s*1A/],
  ["Protocol Buffers", /^\s*(?:\/\/.*\n|\/\*[\s\S]*?\*\/|\s)*syntax\s*=\s*["']proto[23]["']/],
  ["Smithy", /^\s*(?:\/\/.*\n|\s)*\$version\s*:\s*"\d/],
  ["TypeSpec", /^\s*(?:\/\/.*\n|\s)*import\s+"@typespec\//],
  ["WADL", /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:\w+:)?application\b[^>]*wadl/],
  ["WSDL 2.0", /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:\w+:)?description\b[^>]*\/wsdl/],
  [
    "OData 1 to 3",
    /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:\w+:)?Edmx\b[^>]*\bVersion="[1-3]/,
  ],
  ["Bruno", /^\s*meta \{\n[\s\S]*?^(?:get|post|put|patch|delete|http) \{/m],
];

/** Kinds of text that are not a description, detected before parsing. */
const KINDS: readonly Kind[] = [
  { code: "empty", matches: (text) => text.trim() === "" },
  { code: "binary", matches: (text) => text.includes("\0") || text.startsWith("\uFFFD") },
  { code: "html", matches: (text) => /^\s*<(?:!doctype html|html|head|body|!--)/i.test(text) },
  {
    code: "is-wsdl",
    matches: (text) =>
      /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:\w+:)?definitions\b[^>]*wsdl/i.test(text),
  },
  { code: "xml", matches: (text) => /^\s*</.test(text) },
  {
    code: "is-graphql-schema",
    matches: (text) =>
      /^(?:(?:extend\s+)?(?:type|interface|input|enum)\s+\w[^\n:{]*|schema\s*)\{/m.test(
        text.slice(0, 5000),
      ) && /^type\s+\w+/m.test(text),
  },
];
