import type { Body } from "#types/operation.ts";

/** True for a URL-encoded form. OpenAPI allows parameters such as `charset` after a media type. */
export function isFormType(mediaType: string | undefined): boolean {
  return mediaType?.startsWith("application/x-www-form-urlencoded") ?? false;
}

/** True for JSON and the `+json` suffix (RFC 6839, section 3.1). */
export function isJsonType(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

/** True for `multipart/*` (RFC 2046, section 5.1). */
export function isMultipartType(mediaType: string): boolean {
  return /^multipart\//i.test(mediaType);
}

/** True for a body that is a JSON Patch (RFC 6902), by its media type or by its schema. */
export function isJsonPatch(body: Pick<Body, "mediaType" | "isJsonPatch"> | undefined): boolean {
  if (body === undefined) return false;
  return (
    body.isJsonPatch === true || /^application\/json-patch\+json\s*(?:;|$)/i.test(body.mediaType)
  );
}

/** True for JSON Merge Patch (RFC 7396). */
export function isMergePatch(mediaType: string | undefined): boolean {
  return /^application\/merge-patch\+json\s*(?:;|$)/i.test(mediaType ?? "");
}

/** Media types in which a form can send a body: one of each kind, the current one for its own. */
export function listFormTypes({
  mediaType,
  mediaTypes,
}: Pick<Body, "mediaType" | "mediaTypes">): readonly string[] {
  return [isJsonType, isFormType, isMultipartType].flatMap((isOfKind) => {
    const first = isOfKind(mediaType) ? mediaType : mediaTypes.find((type) => isOfKind(type));
    return first ?? [];
  });
}
