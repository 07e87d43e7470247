import type { PreparedRequest } from "./send-prepared.ts";

/**
 * A write without a body with an empty JSON object, after a refusal of its media type (RFC 9110, section 15.5.16);
 * undefined if the request has a body or a media type.
 */
export function typeRequest(request: PreparedRequest): PreparedRequest | undefined {
  const { init } = request;
  const headers = new Headers(init.headers);
  const isRead = /^(?:get|head)$/i.test(init.method ?? "get");
  if (isRead || (init.body ?? undefined) !== undefined || headers.has("content-type"))
    return undefined;
  headers.set("content-type", "application/json");
  return { ...request, init: { ...init, headers: Object.fromEntries(headers), body: "{}" } };
}
