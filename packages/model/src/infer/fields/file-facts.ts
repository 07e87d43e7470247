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
  const { format, contentEncoding, contentMediaType } = keywords;
  const encodingName = String(contentEncoding ?? format ?? "").toLowerCase();
  const encoding = kind === "text" ? ownMember(encodings, encodingName) : undefined;
  if (encoding === undefined && kind !== "file") return {};
  return {
    ...(encoding === undefined ? {} : { encoding }),
    ...writeMediaTypes(typeof contentMediaType === "string" ? contentMediaType.split(",") : []),
  };
}

/** Media types that a file may have; absent if any type is allowed. */
export function writeMediaTypes(written: readonly string[]): Pick<TextField, "mediaTypes"> {
  const types = written.map((type) => (type.split(";")[0] ?? "").trim().toLowerCase());
  const valid = types.filter((type) => /^[\w.+-]+\/[\w.+*-]+$/.test(type));
  const isAny = types.some((type) => type === "application/octet-stream" || type === "*/*");
  return valid.length === 0 || isAny ? {} : { mediaTypes: valid };
}
