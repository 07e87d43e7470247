import type { HttpRequest, HttpResponse } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import type { Http } from "#http/http.ts";
import type { SendOptions } from "#http/prepare-request.ts";

/** Sends a request of the sign-in, and again with the defaults of optional parameters that its refusal names. */
export async function sendDemanded(
  http: Pick<Http, "send" | "session">,
  request: HttpRequest,
  options: SendOptions = {},
): Promise<HttpResponse> {
  try {
    return await http.send(request, options);
  } catch (error) {
    if (!(error instanceof HttpError) || request.defaults === undefined) throw error;
    const { sendWithDefaults } = await import("#http/recover-defaults.ts");
    const response = await sendWithDefaults(http, { request, options }, error);
    if (response === undefined) throw error;
    return response;
  }
}
