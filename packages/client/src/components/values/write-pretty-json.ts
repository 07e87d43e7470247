import { isExactNumber, writeJson } from "@quarterdeck/model";

/** Numbers of a position or a box. */
const MOST_IN_LINE = 6;

/** Writes JSON with two spaces of indent and a few numbers in one line; numbers keep all digits. */
export function writePrettyJson(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null || isExactNumber(value)) return writeJson(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  if (isList && value.length <= MOST_IN_LINE && value.every(isNumber))
    return `[${value.map((one: unknown) => writeJson(one)).join(", ")}]`;
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

function isNumber(value: unknown): boolean {
  return typeof value === "number" || isExactNumber(value);
}
