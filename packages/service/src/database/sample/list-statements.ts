/** A script's statements: each ends its line with a semicolon, and nothing within one does. */
export function listStatements(script: string): readonly string[] {
  const texts = script.split(/;\n/).map((text) => text.trim());
  return texts.filter((text) => text !== "");
}
