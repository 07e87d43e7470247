const safeSchemes: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** URL that is safe to open: http, https, mailto or tel; undefined for others. */
export function safeUrl(value: string): string | undefined {
  const text = value.trim();
  if (!hasScheme.test(text)) return undefined;
  const parsed = parseUrl(text);
  return parsed !== undefined && safeSchemes.has(parsed.protocol) ? parsed.href : undefined;
}

/** Parses once: a list has a URL in each row. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Image in a data URL. As an image, an SVG does not run scripts or load other files. */
const imageData = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
export const mostImageData = 1_000_000;

export function isImageData(value: string): boolean {
  return imageData.test(value.trim());
}

/** URL of an image that may be loaded; relative URLs must be below the API's base. */
export function safeImageUrl(value: string, base: string): string | undefined {
  const text = value.trim();
  if (isImageData(text)) return text.length <= mostImageData ? text : undefined;
  if (!URL.canParse(text, base)) return undefined;
  const parsed = new URL(text, base);
  if (parsed.protocol !== "http:" && parsed.protocol !== "https:") return undefined;
  return hasScheme.test(text) || parsed.href.startsWith(base) ? parsed.href : undefined;
}
