import { isJsonType, ownMember, parseJson } from "@quarterdeck/model";
import type { HttpResponse } from "@quarterdeck/model";
import type { DecodedText } from "./decode-text.ts";

/** Reading of a body: as a `Blob` of any type, or not at all. */
export type BodyMode = "raw" | "nothing";

/** A success is declared as JSON and is not. */
export class NotJsonError extends Error {
  override readonly name = "NotJsonError";
  readonly text: string;
  constructor(text: string, cause: unknown) {
    super("The response is not JSON.", { cause });
    this.text = text;
  }
}

type ReadBody = Pick<HttpResponse, "body" | "undecodable" | "isJson">;

/** Reads a response. Rejects with a `NotJsonError` if a success is declared as JSON and is not. */
export async function readResponse(response: Response, mode?: BodyMode): Promise<HttpResponse> {
  const headers = Object.fromEntries(response.headers.entries());
  const read = await readBodyAs(response, mode);
  return { status: response.status, headers: withEtag(headers, read.body), ...read };
}

/** Headers with the ETag that the body has in place of them (OData 4.01 JSON Format, section 4.6.8). */
function withEtag(headers: HttpResponse["headers"], body: unknown): HttpResponse["headers"] {
  if ("etag" in headers || typeof body !== "object" || body === null) return headers;
  const etag = ownMember(body as Record<string, unknown>, "@odata.etag");
  return typeof etag === "string" ? { ...headers, etag } : headers;
}

async function readBodyAs(response: Response, mode: BodyMode | undefined): Promise<ReadBody> {
  if (mode === undefined || !response.ok) return readBody(response);
  if (mode === "raw") return { body: await response.blob() };
  await response.body?.cancel();
  return { body: undefined };
}

async function readBody(response: Response): Promise<ReadBody> {
  const contentType = response.headers.get("content-type") ?? "";
  const type = contentType.split(/[;,]/)[0]?.trim().toLowerCase() ?? "";
  const isJson = isJsonType(type);
  // An attachment is saved with its bytes, in any encoding.
  const isAttachment = /^\s*attachment\b/i.test(response.headers.get("content-disposition") ?? "");
  if (type !== "" && !isJson && (isAttachment || !isTextual(type))) {
    const blob = await response.blob();
    return { body: blob.size === 0 ? undefined : blob };
  }
  const { text, ...decoded } = await decode(await response.arrayBuffer(), contentType);
  if (text.trim() === "" && !isTextual(type)) return { body: undefined };
  if (isTextual(type)) return { body: text, ...decoded };
  try {
    const body = parseJson(text);
    return type === "" ? { body, ...decoded, isJson: true } : { body, ...decoded };
  } catch (cause) {
    // Errors and responses without a type may be text.
    if (!response.ok || type === "") return { body: text, ...decoded };
    throw new NotJsonError(text, cause);
  }
}

/** Decodes UTF-8; the code for other text is loaded when it is needed. */
async function decode(bytes: ArrayBuffer, contentType: string): Promise<DecodedText> {
  if (!/charset\s*=(?!\s*"?utf-?8)/i.test(contentType)) {
    try {
      return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
    } catch {
      // It may have another byte order mark.
    }
  }
  const { decodeText } = await import("./decode-text.ts");
  return decodeText(bytes, contentType);
}

function isTextual(type: string): boolean {
  const isPlain = type.startsWith("text/") || type.endsWith("/xml") || type.endsWith("+xml");
  return (isPlain || type.endsWith("yaml") || type.endsWith("javascript")) && !isJsonType(type);
}
