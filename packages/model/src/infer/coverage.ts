import type { Coverage } from "#nouns/admin-model.ts";
import type { Operation, Parameter } from "#nouns/operation.ts";
import { namesInPath } from "./parameters.ts";

/** How many operations the operation screen can send: those that it can bind all required parameters and the body of. */
export function coverOperations(operations: readonly Operation[]): Coverage {
  const reached = operations.filter(isReached).length;
  const ratio = operations.length === 0 ? 1 : reached / operations.length;
  return { operations: operations.length, reached, ratio };
}

/** Whether an operation has all that it takes to be sent from its own screen. */
export function isReached(operation: Operation): boolean {
  const { id, method, path, parameters, body } = operation;
  const inPath = new Set(
    parameters.filter(({ in: place }) => place === "path").map(({ name }) => name),
  );
  return (
    /^[\w-]+$/.test(id) &&
    // Browsers refuse to send TRACE (Fetch standard, "forbidden method").
    method !== "trace" &&
    namesInPath(path).every((name) => inPath.has(name)) &&
    parameters.every((parameter) => !parameter.isRequired || canBind(parameter)) &&
    (body === undefined || !body.isRequired || canWrite(body.mediaType))
  );
}

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

/** JSON, forms and text are typed, everything else is sent as a file: only what is no media type cannot be. */
function canWrite(mediaType: string): boolean {
  return /^[\w.+*!#$&^-]+\/[\w.+*!#$&^-]+/.test(mediaType.trim());
}
