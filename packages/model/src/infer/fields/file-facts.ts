import { ownMember } from "#own/own-member.ts";
import type { Field, TextField } from "#types/field.ts";
import type { Schema } from "#read/schema.ts";

const encodings: Readonly<Record<string, TextField["encoding"]>> = {
  byte: "base64",
  base64: "base64",
  base64url: "base64url",
};

/** Encoding and media types of bytes (JSON Schema, "A Vocabulary for the Contents of String-Encoded Data"). */
export function readFileFacts(
  kind: Field["kind"],
  { keywords }: Schema,
): Pick<TextField, "encoding" | "mediaTypes"> {
  const { format, contentEncoding, contentMediaType, description } = keywords;
  const encodingName = String(contentEncoding ?? format ?? encodingOf(description)).toLowerCase();
  const encoding = kind === "text" ? ownMember(encodings, encodingName) : undefined;
  if (encoding === undefined && kind !== "file") return {};
  return {
    ...(encoding === undefined ? {} : { encoding }),
    ...writeMediaTypes(typeof contentMediaType === "string" ? contentMediaType.split(",") : []),
  };
}

/** "Base64-encoded data", "The base64 encoded content", "must be base64 encoded". */
const BASE64 =
  /^(?:(?:the|an?) )?base-?64[ -](?:url-?)?(?:safe-)?encoded\b|\b(?:must|should|has to) be (?:an? )?base-?64\b|\busing base-?64 encoding\b/i;
const PERHAPS = /\b(?:if|whether|or|prefer|optional(?:ly)?|either|not)\b/i;

/** Encoding that the first sentence of a description names. */
function encodingOf(description: unknown): string {
  if (typeof description !== "string" || !BASE64.test(description)) return "";
  return PERHAPS.test(description.split(/[.\n](?:\s|$)/)[0] ?? "") ? "" : "base64";
}

/** Media types that a file may have; absent if any type is allowed. */
export function writeMediaTypes(written: readonly string[]): Pick<TextField, "mediaTypes"> {
  const types = written.map((type) => (type.split(";")[0] ?? "").trim().toLowerCase());
  const valid = types.filter((type) => /^[\w.+-]+\/[\w.+*-]+$/.test(type));
  const isAny = types.some((type) => type === "application/octet-stream" || type === "*/*");
  return valid.length === 0 || isAny ? {} : { mediaTypes: valid };
}
