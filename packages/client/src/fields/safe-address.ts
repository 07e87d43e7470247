const safeSchemes: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** The address if a click on it is harmless: http, https or mailto and nothing else. */
export function safeAddress(value: string): string | undefined {
  const text = value.trim();
  if (!hasScheme.test(text)) return undefined;
  if (!URL.canParse(text)) return undefined;
  const parsed = new URL(text);
  return safeSchemes.has(parsed.protocol) ? parsed.href : undefined;
}

/** The address of a picture that may be loaded; a relative one is taken below the API's own base. */
export function safeImageAddress(value: string, base: string): string | undefined {
  const text = value.trim();
  if (!URL.canParse(text, base)) return undefined;
  const parsed = new URL(text, base);
  if (parsed.protocol !== "http:" && parsed.protocol !== "https:") return undefined;
  return hasScheme.test(text) || parsed.href.startsWith(base) ? parsed.href : undefined;
}
