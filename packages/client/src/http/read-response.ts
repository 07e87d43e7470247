import { parseJson } from "@quarterdeck/model";
import type { HttpResponse } from "@quarterdeck/model";

/** Reading of a body: as a `Blob` of any type, or not at all. */
export type BodyMode = "raw" | "nothing";

/** Reads a response. Rejects with a SyntaxError if a success is declared as JSON and is not. */
export async function readResponse(response: Response, mode?: BodyMode): Promise<HttpResponse> {
  const headers = Object.fromEntries(response.headers.entries());
  return { status: response.status, headers, body: await readBodyAs(response, mode) };
}

async function readBodyAs(response: Response, mode: BodyMode | undefined): Promise<unknown> {
  if (mode === undefined || !response.ok) return readBody(response);
  if (mode === "raw") return response.blob();
  await response.body?.cancel();
  return undefined;
}

async function readBody(response: Response): Promise<unknown> {
  const type =
    (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  // An attachment is saved with its bytes, in any encoding.
  const isAttachment = /^\s*attachment\b/i.test(response.headers.get("content-disposition") ?? "");
  if (type !== "" && !isJson(type) && (isAttachment || !isTextual(type))) {
    const blob = await response.blob();
    return blob.size === 0 ? undefined : blob;
  }
  const text = await response.text();
  if (text.trim() === "" && !isTextual(type)) return undefined;
  if (isTextual(type)) return text;
  try {
    return parseJson(text);
  } catch (cause) {
    // Errors and responses without a type may be text.
    if (!response.ok || type === "") return text;
    throw cause;
  }
}

function isJson(type: string): boolean {
  return type === "application/json" || type === "text/json" || type.endsWith("+json");
}

function isTextual(type: string): boolean {
  const isPlain = type.startsWith("text/") || type.endsWith("/xml") || type.endsWith("+xml");
  return (isPlain || type.endsWith("yaml") || type.endsWith("javascript")) && !isJson(type);
}
