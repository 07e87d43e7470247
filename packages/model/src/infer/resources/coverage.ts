import type { Coverage } from "#types/admin-model.ts";
import type { Operation, Parameter } from "#types/operation.ts";
import type { Problem, ProblemMessage } from "#types/problem.ts";
import { reportProblem } from "#read/document.ts";
import { isMediaType } from "#infer/fields/media-types.ts";
import { namesInPath } from "#infer/calls/path-parameters.ts";

/** How many operations the operation screen can send: those that it can bind all required parameters and the body of. */
export function coverOperations(operations: readonly Operation[]): Coverage {
  const reached = operations.filter(isReached).length;
  const ratio = operations.length === 0 ? 1 : reached / operations.length;
  return { operations: operations.length, reached, ratio };
}

/** Whether an operation has all that it takes to be sent from its own screen. */
export function isReached(operation: Operation): boolean {
  return explainUnreached(operation) === undefined;
}

/** Says for each operation that cannot be sent which it is, and why. `pointers` are theirs, in their order. */
export function reportUnreached(
  problems: Problem[],
  operations: readonly Operation[],
  pointers: readonly string[],
): void {
  for (const [place, operation] of operations.entries()) {
    const reason = explainUnreached(operation);
    if (reason === undefined) continue;
    reportProblem(problems, {
      code: "operation-unreachable",
      severity: "warning",
      pointer: pointers[place] ?? "",
      message: reason,
    });
  }
}

function explainUnreached(operation: Operation): ProblemMessage | undefined {
  const { id, path, parameters, body } = operation;
  const inPath = new Set(
    parameters.filter(({ in: place }) => place === "path").map(({ name }) => name),
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

/** Headers that a browser fills in by itself: nothing is lost when a person cannot (Fetch standard, "forbidden request-header"). */
const OWN_HEADERS = new Set(
  "accept-charset accept-encoding connection content-length date dnt expect host keep-alive origin referer te trailer transfer-encoding upgrade user-agent via".split(
    " ",
  ),
);

const FORBIDDEN_HEADER = /^(?:proxy-|sec-|cookie2?$|set-cookie$|access-control-request-)/;

const CAN_BIND: { readonly [place in Parameter["in"]]: (parameter: Parameter) => boolean } = {
  path: () => true,
  query: () => true,
  cookie: () => true,
  header: ({ name }) =>
    OWN_HEADERS.has(name.toLowerCase()) || !FORBIDDEN_HEADER.test(name.toLowerCase()),
  // The whole query as one value: it must be of a kind that can be written into an address.
  querystring: ({ mediaType }) =>
    mediaType === undefined || /json|x-www-form-urlencoded|^text\//.test(mediaType),
};

function canBind(parameter: Parameter): boolean {
  return CAN_BIND[parameter.in](parameter);
}
