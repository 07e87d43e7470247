/** Media types as OpenAPI keys them: parameters such as `charset` may follow. */
export function isFormType(mediaType: string | undefined): boolean {
  return mediaType?.startsWith("application/x-www-form-urlencoded") ?? false;
}

export function isJsonType(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

/** RFC 2046, section 5.1. */
export function isPartsType(mediaType: string): boolean {
  return /^multipart\//i.test(mediaType);
}

/** RFC 6902. */
export function isJsonPatch(mediaType: string | undefined): boolean {
  return /^application\/json-patch\+json\s*(?:;|$)/i.test(mediaType ?? "");
}

/** RFC 7396. */
export function isMergePatch(mediaType: string | undefined): boolean {
  return /^application\/merge-patch\+json\s*(?:;|$)/i.test(mediaType ?? "");
}
