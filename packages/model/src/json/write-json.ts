import { ExactNumber } from "#types/json.ts";

/** Writes JSON without loss: an `ExactNumber` as its own characters, keys in order, `undefined` left out. */
export function writeJson(value: unknown): string {
  return writeValue(value) ?? "null";
}

function writeValue(value: unknown): string | undefined {
  if (value instanceof ExactNumber) return value.text;
  if (Array.isArray(value)) {
    return `[${value.map((item) => writeValue(item) ?? "null").join(",")}]`;
  }
  if (typeof value === "object" && value !== null && !hasWriter(value)) return writeMembers(value);
  return JSON.stringify(value);
}

/** True for an object that writes itself, such as a date. A record may have a member of this name. */
function hasWriter(value: object): boolean {
  return "toJSON" in value && typeof value.toJSON === "function";
}

function writeMembers(value: object): string {
  const members: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    const text = writeValue(item);
    if (text !== undefined) members.push(`${JSON.stringify(key)}:${text}`);
  }
  return `{${members.join(",")}}`;
}
