const safeSchemes: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** The address if a click on it is harmless: http, https or mailto and nothing else. */
export function safeUrl(value: string): string | undefined {
  const text = value.trim();
  if (!hasScheme.test(text)) return undefined;
  if (!URL.canParse(text)) return undefined;
  const parsed = new URL(text);
  return safeSchemes.has(parsed.protocol) ? parsed.href : undefined;
}

/** A picture inside the value itself. Drawn as an image it runs no script and loads nothing, SVG neither. */
const pictureData = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
const mostPictureData = 1_000_000;

export function isImageData(value: string): boolean {
  return pictureData.test(value.trim());
}

/** The address of a picture that may be loaded; a relative one is taken below the API's own base. */
export function safeImageUrl(value: string, base: string): string | undefined {
  const text = value.trim();
  if (isImageData(text)) return text.length <= mostPictureData ? text : undefined;
  if (!URL.canParse(text, base)) return undefined;
  const parsed = new URL(text, base);
  if (parsed.protocol !== "http:" && parsed.protocol !== "https:") return undefined;
  return hasScheme.test(text) || parsed.href.startsWith(base) ? parsed.href : undefined;
}
