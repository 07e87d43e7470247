/**
 * Writes control characters except line breaks and tabs as escapes (`\u001b`): a terminal would obey those in a title of
 * an API. JSON means the same with these escapes.
 */
export function escapeControls(text: string): string {
  return text.replaceAll(
    /[^\P{Cc}\n\t]/gu,
    (character) => String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, "0"),
  );
}
