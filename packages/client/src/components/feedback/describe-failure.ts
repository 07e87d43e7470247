import { MissingRowsError } from "@quarterdeck/model";
import {
  ApiError,
  BadResponseError,
  HttpError,
  NetworkError,
  type ResponseError,
} from "#http/errors.ts";

/** Problem of a response that arrived, in full or in part. */
export type ReceivedError = Exclude<ResponseError, "none"> | "no-rows";

/** Error as data for the UI. A message of the API takes precedence. */
export interface Failure {
  readonly kind: "network" | "response" | "other" | ReceivedError;
  readonly title: string | undefined;
  /** Undefined if the error has no message for users. */
  readonly message: string | undefined;
  readonly status: number | undefined;
  readonly fields: HttpError["problem"]["fields"];
}

const plainKinds: ReadonlySet<string> = new Set(["network", "response", "other"]);

export function isReceived(kind: Failure["kind"]): kind is ReceivedError {
  return !plainKinds.has(kind);
}

export function describeFailure(error: Error): Failure {
  const none = { title: undefined, message: undefined, status: undefined, fields: [] };
  if (error instanceof MissingRowsError) return { ...none, kind: "no-rows" };
  if (error instanceof ApiError && !(error instanceof HttpError)) {
    const { responseError = "none" } = error;
    if (responseError !== "none") return { ...none, kind: responseError };
    const isNetwork = error instanceof NetworkError;
    if (isNetwork || error instanceof BadResponseError) {
      return { ...none, kind: isNetwork ? "network" : "response" };
    }
  }
  // Thrown by the client before the call, with a message for users.
  if (!(error instanceof HttpError)) return { ...none, kind: "other", message: error.message };
  const { title, message, fields } = error.problem;
  return {
    kind: "response",
    title: title === message ? undefined : title,
    message: message === "" ? undefined : message,
    status: error.status,
    fields,
  };
}
