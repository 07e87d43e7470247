import { entriesOf, memberOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";

/** Groups of media types that are handled in the same way. */
export type MediaKind = "json" | "form" | "multipart" | "text" | "file";

/** Media type without parameters: `application/vnd.api+json; charset=utf-8` is `application/vnd.api+json`. */
function essenceOf(mediaType: string): string {
  return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
}

/** True for a syntactically valid media type (RFC 6838, section 4.2). */
export function isMediaType(written: string): boolean {
  return /^[\w.+*!#$&^-]+\/[\w.+*!#$&^-]+/.test(written.trim());
}

/**
 * Content by media type. If no key is a media type (`form-data`, `applicationjson`, an empty key) it is read as a
 * form or as JSON, and so is a `schema` without `content`, as in Swagger 2.0.
 */
export function readContent(node: unknown): JsonMap {
  const entries = entriesOf(memberOf(node, "content"));
  const valid = entries.filter(([mediaType]) => isMediaType(mediaType));
  if (valid.length > 0) return Object.fromEntries(valid);
  const schema = memberOf(node, "schema");
  const [[written, only] = ["", schema === undefined ? undefined : { schema }]] = entries;
  if (only === undefined) return {};
  return { [/form-?data/i.test(written) ? "multipart/form-data" : "application/json"]: only };
}

/** Group of a media type, by its essence and structured suffix (RFC 6838, section 4.2.8). */
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

/** Chooses the media type to use: JSON, else a form, else any other. */
export function chooseMediaType(mediaTypes: readonly string[]): string | undefined {
  const rank = (mediaType: string) => {
    const essence = essenceOf(mediaType);
    // `*/*` is any type that the API produces, which for a JSON API is JSON.
    if (essence === "application/json") return -2;
    if (essence === "*/*" || essence === "application/*") return -0.5;
    return essence === "application/json-patch+json"
      ? 0.5
      : ORDER.indexOf(kindOfMedia(mediaType)) - 0.25;
  };
  return mediaTypes.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** True for `*\/*` and `application/*`: with a schema that is not a file they are JSON. */
export function isWildcard(mediaType: string): boolean {
  return /^(?:\*|application)\/\*$/.test(essenceOf(mediaType));
}
