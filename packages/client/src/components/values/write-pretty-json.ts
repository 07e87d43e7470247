import { isExactNumber, writeJson } from "@quarterdeck/model";

/** Writes JSON with two spaces of indent; numbers keep all digits. */
export function writePrettyJson(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null || isExactNumber(value)) return writeJson(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item: unknown) => writePrettyJson(item, inner))
    : Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([name, entry]) => `${writeJson(name)}: ${writePrettyJson(entry, inner)}`);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  return parts.length === 0
    ? `${open}${close}`
    : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}
