/**
 * Writes control characters as escapes (`\u001b`), besides line breaks and tabs: a terminal would obey those in a title
 * of an API. JSON means the same with these escapes.
 */
export function escapeControls(text: string): string {
  return text.replaceAll(
    /[^\P{Cc}\n\t]/gu,
    (character) => String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, "0"),
  );
}
