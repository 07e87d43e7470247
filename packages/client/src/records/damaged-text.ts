import type { HttpBody, HttpRequest, MultipartContent } from "@quarterdeck/model";
import { writeJson } from "@quarterdeck/model";

/** True if a body sends back a text of the record that could not be decoded: U+FFFD would replace the stored text. */
export function sendsDamagedText({ body }: HttpRequest, record: unknown): boolean {
  const texts = damagedTexts(record);
  if (body === undefined || texts.length === 0) return false;
  const sent = sentTexts(body);
  return texts.some((text) =>
    [text, writeJson(text).slice(1, -1), encodeURIComponent(text)].some((written) =>
      sent.some((one) => one.includes(written)),
    ),
  );
}

function sentTexts({ content }: HttpBody): readonly string[] {
  if (typeof content === "string") return [content];
  const { parts = [] } = content as Partial<MultipartContent>;
  return parts.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
}

function damagedTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return value.includes("\uFFFD") ? [value] : [];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(damagedTexts)
    : [];
}
