/** Writes a value as YAML in block style. Texts that could be read as another type are quoted. */
export function writeYaml(value: unknown): string {
  return `${writeBlock(value, "").trimStart()}\n`;
}

function writeBlock(value: unknown, indent: string): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return " []";
    return value.map((item: unknown) => `\n${indent}-${writeItem(item, indent)}`).join("");
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return " {}";
    return entries
      .map(([key, inner]) => `\n${indent}${writeText(key)}:${writeBlock(inner, `${indent}  `)}`)
      .join("");
  }
  return ` ${typeof value === "string" ? writeText(value) : JSON.stringify(value)}`;
}

/** Writes the first line of an item after its dash. */
function writeItem(item: unknown, indent: string): string {
  const block = writeBlock(item, `${indent}  `);
  return block.startsWith("\n") ? ` ${block.trimStart()}` : block;
}

const WORDS = /^(?:true|false|null|yes|no|on|off|y|n|~)$/i;

function writeText(text: string): string {
  const isPlain =
    /^[A-Za-z_$/][\w $/.()-]*$/.test(text) && !text.endsWith(" ") && !WORDS.test(text);
  return isPlain ? text : JSON.stringify(text);
}
