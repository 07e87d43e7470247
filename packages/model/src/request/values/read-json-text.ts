import { parseJson } from "#json/parse-json.ts";

/** Value of JSON as typed; invalid JSON stays a text, which the API reports. */
export function readJsonText(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
