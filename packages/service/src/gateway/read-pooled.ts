import { type Dispatcher, errors } from "undici";
import { flatHeaders } from "./hop-by-hop.ts";
import type { HeaderLists } from "./hop-by-hop.ts";
import { createReceivedBody } from "./received-body.ts";
import type { UpstreamLine } from "./upstream-line.ts";
import type { UpstreamRequest } from "./upstream-request.ts";
import type { UpstreamResponse } from "./upstream-response.ts";

/** Sends a request without a body through the pool; undici needs half the time of Node's own client. */
export function readPooled(
  { pool }: UpstreamLine,
  { method, target, headers, response }: UpstreamRequest,
): Promise<UpstreamResponse> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let hasEnded = false;
    const abort = () => {
      // An error costs a stack trace, here for each request.
      if (!hasEnded) controller?.abort(new Error("The caller closed the connection."));
    };
    const body = createReceivedBody({
      pause: () => controller?.pause(),
      resume: () => controller?.resume(),
      abort,
    });
    pool.dispatch(
      { path: target, method, headers: flatHeaders(headers) },
      {
        onRequestStart(started) {
          controller = started;
          if (response.destroyed) abort();
          else response.once("close", abort);
        },
        onResponseStart({ rawHeaders }, status, _, statusText = "") {
          // Information such as 103 precedes the response.
          if (status < 200) return;
          resolve({
            status,
            statusText,
            headers: readHeaders(rawHeaders),
            sendTo: body.sendTo,
            destroy: abort,
          });
        },
        onResponseData: (_, part) => body.add(part),
        onResponseEnd() {
          hasEnded = true;
          body.end();
        },
        onResponseError(_, error) {
          const failure = withoutBytes(error);
          reject(failure);
          body.fail(failure);
        },
      },
    );
  });
}

/** An error of the parser contains bytes of the response, which must not reach the log. */
function withoutBytes(error: Error): Error {
  if (!(error instanceof errors.HTTPParserError)) return error;
  return Object.assign(new Error(error.message), { code: "HPE_INVALID" });
}

/** Values by lower-case name. Bytes are read as Node does, so that they are sent unchanged. */
function readHeaders(raw: Dispatcher.DispatchController["rawHeaders"]): HeaderLists {
  const headers = new Map<string, string[]>();
  if (!Array.isArray(raw)) return {};
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = latin1(raw[index]).toLowerCase();
    const value = latin1(raw[index + 1]);
    const values = headers.get(name);
    if (values === undefined) headers.set(name, [value]);
    else values.push(value);
  }
  return Object.fromEntries(headers);
}

function latin1(bytes: Buffer | string | undefined): string {
  return typeof bytes === "string" ? bytes : (bytes?.toString("latin1") ?? "");
}
