import type { Csrf } from "#types/sign-in.ts";
import type { JsonPath } from "#types/json.ts";
import type { Document } from "#read/document.ts";
import { listResponseMembers } from "#infer/calls/response-members.ts";
import type { Call } from "#infer/calls/call.ts";
import { isCsrfHeader } from "./credential-names.ts";
import { fillPath, needsNoInput } from "./session-operations.ts";

const CSRF_SEGMENT = /(?:^|[/_.-])[cx]srf(?:[-_]?(?:token|cookie))?\/?$/i;

/** Finds the header and the read of the token against forged requests that cookie sessions need. */
export function findCsrf(document: Document, calls: readonly Call[]): Csrf | undefined {
  const header = calls
    .flatMap(({ parameters }) => parameters)
    .find(({ parameter }) => parameter.in === "header" && isCsrfHeader(parameter.name))
    ?.parameter.name;
  const reads = calls.filter((call) => call.method === "get" && needsNoInput(call));
  const read =
    reads.find(({ path }) => CSRF_SEGMENT.test(path)) ??
    reads.find((call) => tokenPathsOf(document, call, CSRF_MEMBER).length > 0);
  if (header === undefined && read === undefined) return undefined;
  return {
    ...(header === undefined ? {} : { header }),
    ...(read === undefined
      ? {}
      : {
          read: { path: fillPath(read), tokenPaths: tokenPathsOf(document, read, /[cx]srf|token/) },
        }),
  };
}

/** `GET /session` may return it, too. */
const CSRF_MEMBER = /^[cx]srf|^antiforgery/;

function tokenPathsOf(
  document: Document,
  { response }: Call,
  pattern: RegExp,
): readonly JsonPath[] {
  if (response.schema === undefined || response.shape === "rows") return [];
  return listResponseMembers(document, response.schema, ["\0"])
    .filter(({ name, schema }) => pattern.test(name) && schema.types.includes("string"))
    .map(({ path }) => path);
}
