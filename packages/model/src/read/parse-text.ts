import { changesValue, parseJson } from "#json/parse-json.ts";
import { findTwice } from "./find-twice.ts";
import { parsed, refused } from "./parsed.ts";
import type { Parsed } from "./parsed.ts";
import { parseYaml } from "./parse-yaml.ts";
import { relaxJson } from "./relax-json.ts";

const RELAXED_UP_TO = 1_000_000;

/** Parses JSON, else YAML. Numbers that JavaScript cannot hold stay exact. */
export async function parseText(text: string): Promise<Parsed> {
  const plain = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const kind = KINDS.find(({ isIt }) => isIt(plain));
  if (kind !== undefined) return refused(kind.code, kind.message);
  return /^\s*(?:[{[]|\/[/*])/.test(plain) ? parseJsonText(plain) : parseYaml(plain);
}

async function parseJsonText(text: string): Promise<Parsed> {
  try {
    return parsed(parseJson(text, changesValue), toldTwice(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return parseNearlyJson(text, reason);
  }
}

function toldTwice(text: string): readonly (readonly [string, string])[] {
  const found = findTwice(text);
  if (found === undefined) return [];
  const message = `The key "${found.key.slice(0, 80)}" stands twice in its object (line ${found.line}), and only what stands there last counts: give one of them another name.`;
  return [["duplicate-key", message]];
}

/** `{a: 1}` is no JSON, yet YAML; what is neither is reported as the JSON it looks like. */
async function parseNearlyJson(text: string, reason: string): Promise<Parsed> {
  if (text.length > RELAXED_UP_TO) return notJson("", reason);
  const relaxed = parseRelaxed(text);
  if (relaxed !== undefined) return relaxed;
  const asYaml = await parseYaml(text);
  if ("value" in asYaml) return asYaml;
  // Engines no longer say where; the YAML reader stumbles at the same place.
  return notJson(/ on line \d+/.exec(asYaml.problem.message)?.[0] ?? "", reason);
}

function parseRelaxed(text: string): Parsed | undefined {
  const relaxed = relaxJson(text);
  if (relaxed === text) return undefined;
  try {
    return parsed(parseJson(relaxed, changesValue), [["json-relaxed", RELAXED]]);
  } catch {
    return undefined;
  }
}

const RELAXED =
  "It holds comments, commas before a closing bracket, or numbers that JSON does not have; they are passed over here: take them out, since other programs refuse them.";

function notJson(line: string, reason: string): Parsed {
  const said = reason.length > 120 ? `${reason.slice(0, 120)}…` : reason;
  return refused("syntax", `It is not valid JSON${line} (${said}): correct it there.`);
}

interface Kind {
  readonly code: string;
  readonly isIt: (text: string) => boolean;
  readonly message: string;
}

/** What is no description at all, told apart before it is parsed. */
const KINDS: readonly Kind[] = [
  {
    code: "empty",
    isIt: (text) => text.trim() === "",
    message: "The document is empty: give an address that answers an OpenAPI document.",
  },
  {
    code: "binary",
    isIt: (text) => text.includes("\0") || text.startsWith("\uFFFD"),
    message: "This is no text: give an OpenAPI document in JSON or YAML.",
  },
  {
    code: "html",
    isIt: (text) => /^\s*<(?:!doctype html|html|head|body|!--)/i.test(text),
    message:
      "This is a web page, not the description itself: give the address of the OpenAPI document in JSON or YAML; documentation pages often link to it as openapi.json or swagger.json.",
  },
  {
    code: "xml",
    isIt: (text) => /^\s*</.test(text),
    message:
      "This is XML, not an OpenAPI document: what a WSDL, WADL or OData service says of itself must be converted to OpenAPI first.",
  },
];
