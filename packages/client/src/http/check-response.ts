import type { ExpectedResponse, HttpResponse } from "@quarterdeck/model";
import {
  declaresJson,
  findResponseMismatch,
  flattenResponse,
  isJsonType,
  isSignedOut,
  parseJson,
  readReportedError,
} from "@quarterdeck/model";
import { decodeText } from "./decode-text.ts";
import { BadResponseError, type FailedCall, HttpError } from "./errors.ts";

/**
 * Compares a successful response with its operation. Parses JSON under another media type; rejects with a
 * `BadResponseError` for a response that is not one of the operation, and with an `HttpError` for an error in a success; its
 * status is 401 if the credential is not valid.
 */
export async function checkResponse(
  call: FailedCall,
  expected: ExpectedResponse,
  response: HttpResponse,
): Promise<HttpResponse> {
  const parsed = declaresJson(expected, response.status) ? await parseBody(response) : response;
  const mismatch = findResponseMismatch(expected, parsed);
  // An error inside a success has no rows and no record, too.
  const reported =
    mismatch === "no-record" || mismatch === undefined
      ? readReportedError(parsed, expected)
      : undefined;
  if (reported !== undefined) {
    const { kind } = expected;
    const isEnd = isSignedOut(parsed.body, reported.message, { kind, path: call.path });
    throw new HttpError(call, parsed, reported, isEnd ? 401 : undefined);
  }
  if (mismatch === undefined) return flattenResponse(expected, parsed);
  throw new BadResponseError("the response is not one of this operation", call, {
    responseError: mismatch,
    response,
  });
}

/** JSON in a longer body under another type is improbable. */
const MAX_BYTES = 20_000_000;

/** The response with its JSON parsed, or as it was. */
async function parseBody(response: HttpResponse): Promise<HttpResponse> {
  const { body, headers } = response;
  const type = headers["content-type"] ?? "";
  const isAttachment = headers["content-disposition"]?.startsWith("attachment") === true;
  if (isJsonType(type) || isAttachment) return response;
  if (typeof body === "string") return withJson(response, body);
  if (!(body instanceof Blob) || !type.startsWith("application/") || body.size > MAX_BYTES) {
    return response;
  }
  const { text, ...decoded } = decodeText(await body.arrayBuffer(), type);
  return withJson(response, text, decoded);
}

function withJson(
  response: HttpResponse,
  text: string,
  decoded: Pick<HttpResponse, "undecodable"> = {},
): HttpResponse {
  try {
    return { ...response, ...decoded, body: parseJson(text), isJson: true };
  } catch {
    return response;
  }
}
