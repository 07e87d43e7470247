import type { Document } from "#read/document.ts";
import { textOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { splitWords } from "#infer/names/words.ts";

/** Words in front of a second key of the same record: `documentId`, `public_id`, `external-uuid`. */
const OWN_KEY_WORDS = /^(?:document|public|external|global|record|object|unique|node|entity)$/;

/**
 * Field that the schema of a path parameter declares: by `x-quarterdeck-key`, it has the same format, pattern and description, or it is the
 * only UUID of a record whose field with the parameter's name is a number. Undefined if the name decides.
 */
export function findDeclaredKey(
  document: Document,
  record: Schema,
  parameter: { readonly name: string; readonly schema: unknown },
): string | undefined {
  const declared = readSchema(document, parameter.schema);
  const own = textOf(declared.keywords, "x-quarterdeck-key");
  if (own !== undefined && record.properties.has(own)) return own;
  const named = record.properties.get(parameter.name);
  if (named === undefined) return undefined;
  const sign = signatureOf(declared);
  if (sign !== undefined) {
    if (signatureOf(readSchema(document, named)) === sign) return undefined;
    const same = [...record.properties].filter(
      ([, node]) => signatureOf(readSchema(document, node)) === sign,
    );
    const [first] = same;
    if (first !== undefined && same.length === 1) return first[0];
  }
  return isUuid(declared) && isNumber(readSchema(document, named))
    ? findUuid(document, record)
    : undefined;
}

/** Constraints and description of a text; undefined if they do not distinguish it from other texts. */
function signatureOf({ types, keywords }: Schema): string | undefined {
  const [format, pattern, description] = ["format", "pattern", "description"].map((name) =>
    textOf(keywords, name),
  );
  if (description === undefined || (format ?? pattern) === undefined) return undefined;
  return JSON.stringify([types, format, pattern, description]);
}

function findUuid(document: Document, record: Schema): string | undefined {
  const uuids = [...record.properties].filter(
    ([name, node]) => isUuid(readSchema(document, node)) && isOwnKey(name),
  );
  return uuids.length === 1 ? uuids[0]?.[0] : undefined;
}

/** `customerId` is the key of another record. */
function isOwnKey(name: string): boolean {
  const words = splitWords(name);
  const [first = ""] = words;
  const isKey = /^(?:id|uuid|guid|key)$/.test(words.at(-1) ?? "");
  return isKey && (words.length === 1 || OWN_KEY_WORDS.test(first));
}

function isUuid({ keywords }: Schema): boolean {
  return textOf(keywords, "format") === "uuid";
}

function isNumber({ types }: Schema): boolean {
  return types.length > 0 && types.every((type) => type === "integer" || type === "number");
}
