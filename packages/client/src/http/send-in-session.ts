import type { HttpResponse, HttpRequest } from "@quarterdeck/model";
import { sessionEnd, readSession } from "#session/session.ts";
import { send, type SendOptions } from "./send.ts";

/**
 * Sends a request of a screen that needs a session. Aborts after the end of the session (H7), when its screens are still
 * mounted for a moment.
 */
export async function sendInSession(
  request: HttpRequest,
  options: Pick<SendOptions, "signal" | "onProgress"> = {},
): Promise<HttpResponse> {
  const hasEnded = sessionEnd() !== null && readSession() === null;
  if (hasEnded) throw new DOMException("The session has ended", "AbortError");
  return send(request, options);
}
