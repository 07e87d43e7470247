import type { HttpRequest } from "@quarterdeck/model";
import { writeJson } from "@quarterdeck/model";

/** True if a body sends back a text of the record that could not be decoded: U+FFFD would replace the stored text. */
export function sendsDamagedText({ body }: HttpRequest, record: unknown): boolean {
  const content = body?.content;
  if (typeof content !== "string") return false;
  return damagedTexts(record).some(
    (text) =>
      content.includes(writeJson(text).slice(1, -1)) || content.includes(encodeURIComponent(text)),
  );
}

function damagedTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return value.includes("\uFFFD") ? [value] : [];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(damagedTexts)
    : [];
}
