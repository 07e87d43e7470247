import type { SignInCheck } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { isCalled } from "#infer/calls/operation-words.ts";
import { isListCall } from "#infer/resources/posted-lists.ts";
import type { MethodsOf } from "./accepted-methods.ts";
import { fillPath, needsNoInput } from "./session-operations.ts";
import { listSettingLocations } from "./setting-locations.ts";

const MAX_CHECKS = 2;

/** Reads that respond without a session, or that do something: they reveal nothing about a credential. */
const NO_MATCH =
  /(?:^|[/_.-])(?:log-?(?:in|out|off)|sign-?(?:in|out|up)|health\w*|ping|status|version|info|metrics|ready|live|csrf|xsrf|oauth\w*|callback|openapi|swagger|docs|schema|export|download|stream|events?|sync|run|refresh|search|public|robots)(?=$|[/_.-])/i;

/**
 * Lists the safe reads (RFC 9110, section 9.2.1) that show whether a credential is accepted, the cheapest first. Without
 * them, lists by POST, then reads whose response is not described.
 */
export function listChecks(
  document: Document,
  calls: readonly Call[],
  takenBy: MethodsOf,
): readonly SignInCheck[] {
  const candidates = calls.filter(
    (call) =>
      call.server === undefined &&
      call.needsSignIn &&
      !call.isDeprecated &&
      needsNoInput(call) &&
      hasNoRequiredHeader(call) &&
      !/[{}#]/.test(fillPath(call)) &&
      !NO_MATCH.test(call.path),
  );
  const reads = candidates.filter(({ method }) => method === "get");
  const [chosen = []] = [
    reads.filter(({ response }) => DATA.has(response.shape)),
    candidates.filter((call) => isPostedList(document, call)),
    reads.filter(({ response }) => OPEN.has(response.shape)),
  ].filter((list) => list.length > 0);
  const accounts = listAccountPaths(calls);
  const rank = (call: Call): number =>
    (call.isOpen ? 4 : 0) +
    (accounts.has(call.path) ? 1 : 0) +
    (call.response.shape === "rows" ? 0 : 2) +
    call.path.split("/").length / 10;
  const checks = chosen
    .toSorted((a, b) => rank(a) - rank(b))
    .map((call) => ({
      operation: call.id,
      ...(call.method === "post" && { method: "post" as const }),
      path: fillPath(call),
      ...listSettingLocations(call),
      ...takenBy(call),
    }));
  return limitByMethods(checks);
}

/** The first checks of each set of methods: operations may take different credentials. */
function limitByMethods(checks: readonly SignInCheck[]): readonly SignInCheck[] {
  const counts = new Map<string, number>();
  return checks.filter(({ methods = [] }) => {
    const key = methods.join("\0");
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= MAX_CHECKS;
  });
}

const DATA: ReadonlySet<string> = new Set(["rows", "record"]);
/** Shapes of responses without a schema. */
const OPEN: ReadonlySet<string> = new Set(["value", "none"]);

/** True for a list by POST with such a name that an empty body selects. */
function isPostedList(document: Document, call: Call): boolean {
  const { method, body } = call;
  if (method !== "post" || !isCalled(call, "list") || !isListCall(document, call)) return false;
  if (body === undefined) return true;
  return /json/i.test(body.mediaType) && readSchema(document, body.schema).required.size === 0;
}

const LOGIN = /\/(?:log-?in|logon|sign-?in|authenticate)$/i;

/** Paths with a login below them: accounts, which many APIs list for some users only. */
function listAccountPaths(calls: readonly Call[]): ReadonlySet<string> {
  const logins = calls.filter(({ method, path }) => method === "post" && LOGIN.test(path));
  return new Set(logins.map(({ path }) => path.replace(LOGIN, "")));
}

function hasNoRequiredHeader({ parameters }: Call): boolean {
  return parameters.every(
    ({ parameter: { in: location, isRequired, field } }) =>
      location !== "header" || !isRequired || field.default !== undefined,
  );
}
