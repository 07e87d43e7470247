import type { SignInCheck } from "#types/sign-in.ts";
import type { Call } from "#infer/calls/call.ts";
import { fillPath, needsNoInput } from "./session-operations.ts";
import { listSettingLocations } from "./setting-locations.ts";

const MAX_CHECKS = 2;

/** Reads that respond without a session, or that do something: they reveal nothing about a credential. */
const NO_MATCH =
  /(?:^|[/_.-])(?:log-?(?:in|out|off)|sign-?(?:in|out|up)|health\w*|ping|status|version|info|metrics|ready|live|csrf|xsrf|oauth\w*|callback|openapi|swagger|docs|schema|export|download|stream|events?|sync|run|refresh|search|public|robots)(?=$|[/_.-])/i;

/** Lists the safe reads (RFC 9110, section 9.2.1) that show whether a credential is accepted, the cheapest first. */
export function listChecks(calls: readonly Call[]): readonly SignInCheck[] {
  const reads = calls.filter(
    (call) =>
      call.method === "get" &&
      call.server === undefined &&
      call.needsSignIn &&
      !call.isDeprecated &&
      needsNoInput(call) &&
      hasNoRequiredHeader(call) &&
      !/[{}#]/.test(fillPath(call)) &&
      (call.response.shape === "rows" || call.response.shape === "record") &&
      !NO_MATCH.test(call.path),
  );
  const accounts = listAccountPaths(calls);
  const rank = (call: Call): number =>
    (call.isOpen ? 4 : 0) +
    (accounts.has(call.path) ? 1 : 0) +
    (call.response.shape === "rows" ? 0 : 2) +
    call.path.split("/").length / 10;
  return reads
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_CHECKS)
    .map((call) => ({ path: fillPath(call), ...listSettingLocations(call) }));
}

const LOGIN = /\/(?:log-?in|logon|sign-?in|authenticate)$/i;

/** Paths with a login below them: accounts, which many APIs list for some users only. */
function listAccountPaths(calls: readonly Call[]): ReadonlySet<string> {
  const logins = calls.filter(({ method, path }) => method === "post" && LOGIN.test(path));
  return new Set(logins.map(({ path }) => path.replace(LOGIN, "")));
}

function hasNoRequiredHeader({ parameters }: Call): boolean {
  return parameters.every(
    ({ parameter: { in: location, isRequired } }) => location !== "header" || !isRequired,
  );
}
