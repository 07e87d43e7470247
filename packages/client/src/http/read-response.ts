import { parseJson } from "@quarterdeck/model";
import type { HttpResponse } from "@quarterdeck/model";

/** Of a body: all of it as a `Blob`, whatever its type says; or nothing, not even its arrival. */
export type BodyMode = "raw" | "nothing";

/** The response as data. Rejects with a SyntaxError when a success says it is JSON and is not. */
export async function readResponse(response: Response, wants?: BodyMode): Promise<HttpResponse> {
  const headers = Object.fromEntries(response.headers.entries());
  return { status: response.status, headers, body: await readBodyAs(response, wants) };
}

async function readBodyAs(response: Response, wants: BodyMode | undefined): Promise<unknown> {
  if (wants === undefined || !response.ok) return readBody(response);
  if (wants === "raw") return response.blob();
  await response.body?.cancel();
  return undefined;
}

async function readBody(response: Response): Promise<unknown> {
  const type =
    (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  // What is to be saved keeps its bytes, in whatever alphabet they are.
  const isSaved = /^\s*attachment\b/i.test(response.headers.get("content-disposition") ?? "");
  if (type !== "" && !isJson(type) && (isSaved || !isTextual(type))) {
    const blob = await response.blob();
    return blob.size === 0 ? undefined : blob;
  }
  const text = await response.text();
  if (text.trim() === "" && !isTextual(type)) return undefined;
  if (isTextual(type)) return text;
  try {
    return parseJson(text);
  } catch (cause) {
    // A failure's status says enough, and an undeclared type promised nothing.
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
