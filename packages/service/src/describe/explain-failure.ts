const REASONS: { readonly [code: string]: string } = {
  ENOENT: "there is no such file: check the path",
  EISDIR: "it is a directory: give the file of the OpenAPI document in it",
  EACCES: "this file may not be read: check its permissions",
  ECONNREFUSED: "nothing listens there: start the API, or check host and port",
  ECONNRESET: "the connection was closed: try again, or check host and port",
  ENOTFOUND: "its host is not known: check the address, or the network",
  EAI_AGAIN: "its host cannot be looked up just now: check the network",
  ETIMEDOUT: "it cannot be reached: check the address, or the network",
  UND_ERR_CONNECT_TIMEOUT: "it cannot be reached: check the address, or the network",
  TimeoutError: "it did not answer within 30 seconds: try again, or give a file",
};

/** A failure to read something, as one sentence with its remedy. */
export function explainFailure(given: string, error: unknown, what = "The description"): string {
  const reason = codesOf(error)
    .map((code) => REASONS[code])
    .find((text) => text !== undefined);
  const said = reason ?? `${innermost(error)}: check the address`;
  return `${what} at ${hideSecrets(given)} cannot be read, ${said}.`;
}

/** fetch() hides why it failed in the causes below it. */
function codesOf(error: unknown): readonly string[] {
  const codes: string[] = [];
  for (
    let at: unknown = error, depth = 0;
    at instanceof Error && depth < 5;
    at = at.cause, depth += 1
  ) {
    codes.push(at.name);
    if ("code" in at && typeof at.code === "string") codes.push(at.code);
    if (at instanceof AggregateError) {
      const inner: readonly unknown[] = at.errors;
      codes.push(...inner.flatMap((one) => codesOf(one)));
    }
  }
  return codes;
}

function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}

/** Passwords in an address and the values of its query are not for the log. */
function hideSecrets(given: string): string {
  return given.replace(/^(https?:\/\/)[^/@]*@/i, "$1***@").replace(/\?.*$/s, "?…");
}
