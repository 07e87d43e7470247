import type { Document } from "#read/document.ts";
import { ownMember } from "#own/own-member.ts";
import type { JsonMap } from "#read/member.ts";
import { readMediaSchema } from "#read/media-schema.ts";
import { resolve } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import { chooseMediaType, kindOfMedia } from "#infer/fields/media-types.ts";
import { isPagingMember } from "./envelope.ts";
import { findListRows } from "./list-rows.ts";
import type { ListHints } from "./score-lists.ts";

/**
 * Media type of a response: the usual one, or another JSON type that returns the same rows in an envelope with a total
 * or pages, where the usual one returns bare rows.
 */
export function chooseResponseType(
  document: Document,
  content: JsonMap,
  hints: ListHints,
): string | undefined {
  const types = Object.keys(content);
  const usual = chooseMediaType(types);
  if (usual === undefined || types.length === 1 || kindOfMedia(usual) !== "json") return usual;
  const read = (type: string) => {
    const node = readMediaSchema(document, resolve(document, ownMember(content, type)).value);
    return { node, schema: readSchema(document, node) };
  };
  const { schema: bare } = read(usual);
  if (!bare.types.includes("array")) return usual;
  const fields = [...readSchema(document, bare.items).properties.keys()];
  const enveloped = types.find((type) => {
    if (type === usual || kindOfMedia(type) !== "json") return false;
    const { node, schema } = read(type);
    if (schema.types.includes("array") || ![...schema.properties.keys()].some(isPaging))
      return false;
    const rows = findListRows(document, node, hints);
    if (rows === undefined || rows.hasPlainItems === true) return false;
    const { properties, resourceObject } = readSchema(document, rows.schema);
    // Members of a resource object move, and so does its key.
    return resourceObject === undefined && fields.every((name) => properties.has(name));
  });
  return enveloped ?? usual;
}

/** Accept header for a type that the API returns only on demand. */
export function demandOf(mediaType: string | undefined, content: JsonMap): { accept?: string } {
  const usual = chooseMediaType(Object.keys(content));
  if (mediaType === undefined || mediaType === usual) return {};
  return { accept: `${mediaType}, application/json;q=0.9, */*;q=0.5` };
}

/** True for a member about pages, also with a prefix: `hydra:totalItems`. */
function isPaging(name: string): boolean {
  return isPagingMember(name.slice(name.indexOf(":") + 1));
}
