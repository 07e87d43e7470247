import type { Field, TextField } from "#types/field.ts";
import type { Schema } from "#read/schema.ts";

const encodings: Readonly<Record<string, TextField["encoding"]>> = {
  byte: "base64",
  base64: "base64",
  base64url: "base64url",
};

/**
 * What is said of bytes: how text stands for them, and of what type they are (JSON Schema, "A Vocabulary for the Contents
 * of String-Encoded Data").
 */
export function readFileFacts(
  kind: Field["kind"],
  { keywords }: Schema,
): Pick<TextField, "encoding" | "mediaTypes"> {
  const { format, contentEncoding, contentMediaType } = keywords;
  const said = String(contentEncoding ?? format ?? "").toLowerCase();
  const encoding = kind === "text" ? encodings[said] : undefined;
  if (encoding === undefined && kind !== "file") return {};
  return {
    ...(encoding === undefined ? {} : { encoding }),
    ...writeMediaTypes(typeof contentMediaType === "string" ? contentMediaType.split(",") : []),
  };
}

/** Types that a file may be of; what says nothing of it is left out. */
export function writeMediaTypes(written: readonly string[]): Pick<TextField, "mediaTypes"> {
  const types = written.map((type) => (type.split(";")[0] ?? "").trim().toLowerCase());
  const told = types.filter((type) => /^[\w.+-]+\/[\w.+*-]+$/.test(type));
  const isAny = types.some((type) => type === "application/octet-stream" || type === "*/*");
  return told.length === 0 || isAny ? {} : { mediaTypes: told };
}
