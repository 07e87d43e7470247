import type { HttpRequest, HttpResponse } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { httpOf } from "./client-http.ts";

/** Sends a read in the background: a refusal concerns only this request, and does not end the session (H9). */
export async function sendInBackground(
  client: QueryClient,
  request: HttpRequest,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  return httpOf(client).sendInSession(request, { signal, isTrial: true });
}
