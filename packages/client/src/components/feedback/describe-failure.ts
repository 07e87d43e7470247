import { BadResponseError, HttpError, NetworkError } from "#http/errors.ts";

/** A failure as data; what the API said itself comes first. */
export interface Failure {
  readonly kind: "network" | "response" | "other";
  readonly title: string | undefined;
  /** Undefined: nobody said anything. */
  readonly message: string | undefined;
  readonly status: number | undefined;
  readonly fields: HttpError["problem"]["fields"];
}

export function describeFailure(error: Error): Failure {
  const none = { title: undefined, message: undefined, status: undefined, fields: [] };
  if (error instanceof NetworkError) return { ...none, kind: "network" };
  if (error instanceof BadResponseError) return { ...none, kind: "response" };
  // Thrown before the call was made: the sentence is ours and says why.
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
