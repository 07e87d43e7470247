import type { HttpResponse, HttpRequest } from "@quarterdeck/model";
import { sessionEnd, readSession } from "#session/session.ts";
import { send, type SendOptions } from "./send.ts";

/**
 * A call of the guarded area. H7: its screens still stand for a moment after their session ended;
 * what they ask then is given up before it leaves, or it would go out without a token.
 */
export async function sendInSession(
  request: HttpRequest,
  options: Pick<SendOptions, "signal" | "onProgress"> = {},
): Promise<HttpResponse> {
  const isOver = sessionEnd() !== null && readSession() === null;
  if (isOver) throw new DOMException("The session has ended", "AbortError");
  return send(request, options);
}
