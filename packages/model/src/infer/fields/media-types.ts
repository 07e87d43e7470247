import { entriesOf, memberOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";

/** What can be done with a body or an answer of a media type. */
export type MediaKind = "json" | "form" | "multipart" | "text" | "file";

/** `application/vnd.api+json; charset=utf-8` is `application/vnd.api+json`. */
function essenceOf(mediaType: string): string {
  return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
}

/** Whether it names a type at all (RFC 6838, section 4.2). */
export function isMediaType(written: string): boolean {
  return /^[\w.+*!#$&^-]+\/[\w.+*!#$&^-]+/.test(written.trim());
}

/**
 * `content` by media type. Where none of its keys is one (`form-data`, `applicationjson`, an empty key) it is taken for a
 * form or for JSON, and so is a `schema` without `content`, as Swagger 2.0 writes it.
 */
export function readContent(holder: unknown): JsonMap {
  const entries = entriesOf(memberOf(holder, "content"));
  const valid = entries.filter(([mediaType]) => isMediaType(mediaType));
  if (valid.length > 0) return Object.fromEntries(valid);
  const schema = memberOf(holder, "schema");
  const [[written, only] = ["", schema === undefined ? undefined : { schema }]] = entries;
  if (only === undefined) return {};
  return { [/form-?data/i.test(written) ? "multipart/form-data" : "application/json"]: only };
}

export function kindOfMedia(mediaType: string): MediaKind {
  const essence = essenceOf(mediaType);
  if (
    /(?:^|[/+])(?:[\w.-]*\+)?json$/.test(essence) ||
    /^(?:text|application)\/(?:x-)?json$/.test(essence)
  )
    return "json";
  if (essence === "application/x-www-form-urlencoded") return "form";
  if (essence.startsWith("multipart/")) return "multipart";
  if (
    /^text\/|[/+](?:xml|yaml|x-yaml|javascript|x-ndjson|ndjson|jsonl|json-seq|csv|toml|graphql)$/.test(
      essence,
    )
  )
    return "text";
  return "file";
}

const ORDER: readonly MediaKind[] = ["json", "form", "multipart", "text", "file"];

/** Of several, the one that carries most: JSON, else a form, else anything. */
export function chooseMediaType(mediaTypes: readonly string[]): string | undefined {
  const rank = (mediaType: string) => {
    const essence = essenceOf(mediaType);
    // `*/*` stands for what the API makes of it, which for a JSON API is JSON.
    if (essence === "application/json") return -2;
    if (essence === "*/*" || essence === "application/*") return -0.5;
    return essence === "application/json-patch+json"
      ? 0.5
      : ORDER.indexOf(kindOfMedia(mediaType)) - 0.25;
  };
  return mediaTypes.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** `*\/*` and the like with a schema that is no file are JSON. */
export function isWildcard(mediaType: string): boolean {
  return /^(?:\*|application)\/\*$/.test(essenceOf(mediaType));
}
