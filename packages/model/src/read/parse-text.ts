import type { Problem } from "#nouns/problem.ts";

/** Text as a value, or why it is none. */
export type Parsed = { readonly value: unknown } | { readonly problem: Problem };

const YAML_TRIED_TO = 1_000_000;

/** Parses JSON, else YAML (whose reader is loaded only then). */
export async function parseText(text: string): Promise<Parsed> {
  const plain = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const refused = refuse(plain);
  if (refused !== undefined) return { problem: refused };
  return /^\s*[{[]/.test(plain) ? parseJsonText(plain) : parseYaml(plain);
}

async function parseJsonText(text: string): Promise<Parsed> {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    // `{a: 1}` is no JSON, yet YAML; what is neither is reported as the JSON it looks like.
    const asYaml = text.length < YAML_TRIED_TO ? await parseYaml(text) : undefined;
    if (asYaml !== undefined && "value" in asYaml) return asYaml;
    const reason = error instanceof Error ? error.message : String(error);
    // Engines no longer say where; the YAML reader stumbles at the same place.
    const line = / on line \d+/.exec(asYaml?.problem.message ?? "")?.[0] ?? "";
    return problem("syntax", `It is not valid JSON${line} (${shorten(reason)}): correct it there.`);
  }
}

async function parseYaml(text: string): Promise<Parsed> {
  const { CORE_SCHEMA, YAMLException, load, mergeTag } = await import("js-yaml");
  try {
    // `json`: a key that is written twice keeps its last value, as in JSON.
    return { value: load(text, { schema: CORE_SCHEMA.withTags(mergeTag), json: true }) };
  } catch (error) {
    if (error instanceof YAMLException) {
      const line = error.mark === undefined ? "" : ` on line ${error.mark.line + 1}`;
      return problem("syntax", `It is not valid YAML${line} (${error.reason}): correct it there.`);
    }
    return problem("too-deep", "It is nested too deeply to be read: flatten it.");
  }
}

function refuse(text: string): Problem | undefined {
  if (text.trim() === "") {
    return whole(
      "empty",
      "The document is empty: give an address that answers an OpenAPI document.",
    );
  }
  if (text.includes("\0") || text.startsWith("\uFFFD")) {
    return whole("binary", "This is no text: give an OpenAPI document in JSON or YAML.");
  }
  if (/^\s*<(?:!doctype|html|head|body|\?xml|!--)/i.test(text)) {
    return whole(
      "html",
      "This is a web page, not the description itself: give the address of the OpenAPI document in JSON or YAML; documentation pages often link to it as openapi.json or swagger.json.",
    );
  }
  return undefined;
}

function problem(code: string, message: string): Parsed {
  return { problem: whole(code, message) };
}

function whole(code: string, message: string): Problem {
  return { code, severity: "error", pointer: "", message };
}

function shorten(reason: string): string {
  return reason.length > 120 ? `${reason.slice(0, 120)}…` : reason;
}
