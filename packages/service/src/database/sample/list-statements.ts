/** Splits a script into statements: each ends its line with a semicolon, and none contains one. */
export function listStatements(script: string): readonly string[] {
  const texts = script.split(/;\n/).map((text) => text.trim());
  return texts.filter((text) => text !== "");
}
