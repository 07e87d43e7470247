import type { Operation, Parameter } from "#types/operation.ts";
import type { Problem, ProblemMessage } from "#types/problem.ts";
import { reportProblem } from "#read/document.ts";
import { isMediaType } from "#infer/fields/media-types.ts";
import { namesInPath } from "#infer/calls/path-parameters.ts";

/** True if the operation screen can send everything that the operation requires. */
export function isSendable(operation: Operation): boolean {
  return explainUnsendable(operation) === undefined;
}

/** Reports each operation that cannot be sent, with the reason. `pointers`: those of the operations, in their order. */
export function reportUnsendable(
  problems: Problem[],
  operations: readonly Operation[],
  pointers: readonly string[],
): void {
  for (const [index, operation] of operations.entries()) {
    const reason = explainUnsendable(operation);
    if (reason === undefined) continue;
    reportProblem(problems, {
      code: "operation-unreachable",
      severity: "warning",
      pointer: pointers[index] ?? "",
      message: reason,
    });
  }
}

function explainUnsendable(operation: Operation): ProblemMessage | undefined {
  const { id, path, parameters, body } = operation;
  const inPath = new Set(
    parameters.filter(({ in: location }) => location === "path").map(({ name }) => name),
  );
  const unbound = namesInPath(path).find((name) => !inPath.has(name));
  const refused = parameters.find((parameter) => parameter.isRequired && !canBind(parameter));
  const method = operation.method.toUpperCase();
  const call = { method, path };
  if (!/^[\w-]+$/.test(id)) return { code: "unsent-id", params: { ...call } };
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(method))
    return { code: "unsent-method-name", params: { ...call } };
  if (FORBIDDEN_METHODS.has(method)) return { code: "unsent-method", params: { ...call } };
  if (unbound !== undefined) return { code: "unsent-path", params: { ...call, name: unbound } };
  if (refused?.in === "header")
    return { code: "unsent-header", params: { ...call, name: refused.name } };
  if (refused !== undefined) {
    const type = refused.mediaType ?? "text";
    return { code: "unsent-parameter", params: { ...call, name: refused.name, type } };
  }
  if (body?.isRequired !== true || isMediaType(body.mediaType)) return undefined;
  return { code: "unsent-body", params: { ...call, type: body.mediaType } };
}

/** Fetch standard, "forbidden method". */
const FORBIDDEN_METHODS = new Set(["CONNECT", "TRACE", "TRACK"]);

/** Headers that the browser sets itself (Fetch standard, "forbidden request-header"). */
const OWN_HEADERS = new Set(
  "accept-charset accept-encoding connection content-length date dnt expect host keep-alive origin referer te trailer transfer-encoding upgrade user-agent via".split(
    " ",
  ),
);

const FORBIDDEN_HEADER = /^(?:proxy-|sec-|cookie2?$|set-cookie$|access-control-request-)/;

const CAN_BIND: { readonly [location in Parameter["in"]]: (parameter: Parameter) => boolean } = {
  path: () => true,
  query: () => true,
  cookie: () => true,
  body: () => true,
  header: ({ name }) =>
    OWN_HEADERS.has(name.toLowerCase()) || !FORBIDDEN_HEADER.test(name.toLowerCase()),
  // The whole query as one value: its media type must be text.
  querystring: ({ mediaType }) =>
    mediaType === undefined || /json|x-www-form-urlencoded|^text\//.test(mediaType),
};

function canBind(parameter: Parameter): boolean {
  return CAN_BIND[parameter.in](parameter);
}
