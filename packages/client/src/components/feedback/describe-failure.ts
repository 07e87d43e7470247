import { BadResponseError, HttpError, NetworkError } from "#http/errors.ts";

/** Error as data for the UI. A message of the API takes precedence. */
export interface Failure {
  readonly kind: "network" | "response" | "other";
  readonly title: string | undefined;
  /** Undefined if the error has no message for users. */
  readonly message: string | undefined;
  readonly status: number | undefined;
  readonly fields: HttpError["problem"]["fields"];
}

export function describeFailure(error: Error): Failure {
  const none = { title: undefined, message: undefined, status: undefined, fields: [] };
  if (error instanceof NetworkError) return { ...none, kind: "network" };
  if (error instanceof BadResponseError) return { ...none, kind: "response" };
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
