import { type HttpRequest, parseJson } from "@quarterdeck/model";
import { writePrettyJson } from "#components/values/write-pretty-json.ts";

/** Writes a request as it is sent, with a readable body; the name of the format for other bodies than text. */
export function writeRequest({ method, path, query, body }: HttpRequest): string {
  const line = `${method.toUpperCase()} ${path}${query === "" ? "" : `?${query}`}`;
  if (body === undefined) return line;
  return `${line}\n${body.mediaType}\n\n${writeBody(body)}`;
}

function writeBody({ mediaType, content }: NonNullable<HttpRequest["body"]>): string {
  if (typeof content !== "string") return "…";
  if (!/[/+]json\b/.test(mediaType)) return content;
  try {
    return writePrettyJson(parseJson(content));
  } catch {
    return content;
  }
}
