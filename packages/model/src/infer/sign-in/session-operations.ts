import type { SignIn } from "#types/sign-in.ts";
import type { Call } from "#infer/calls/call.ts";
import { listLeafFields } from "#infer/calls/leaf-fields.ts";
import { withoutFormat } from "#infer/names/path-segments.ts";
import { splitWords } from "#infer/names/words.ts";
import type { MethodsOf } from "./accepted-methods.ts";
import { listSettingLocations } from "./setting-locations.ts";

const ME_SEGMENT =
  /^(?:me|whoami|self|current|myself|userinfo|current[_-]?user|my[_-]?account|my[_-]?profile)$/i;
const USER_SEGMENT = /^(?:user|users|account|profile|session|auth)$/i;
const OWNER_SEGMENT = /^(?:|users?|auth|accounts?|sessions?|profiles?|members?|people|api|v\d.*)$/i;
const ME_WORDS =
  /\b(?:current(?:ly)?(?: logged ?in| signed ?in| authenticated)? user|authenticated user|logged ?in user|me|my (?:own )?(?:profile|account|user)|whoami|session information)\b/;

/** Finds the read that returns the current user, by its path or its name. */
export function findMe(calls: readonly Call[], takenBy: MethodsOf): SignIn["me"] {
  const scored = calls
    .filter((call) => isRead(call) && call.response.shape === "record" && needsNoInput(call))
    .map((call) => ({ call, score: scoreMe(call) + scoreAlone(call, calls) }))
    .filter(({ score }) => score >= 2.5)
    .toSorted((a, b) => b.score - a.score || a.call.path.length - b.call.path.length);
  const [best] = scored;
  return best === undefined
    ? undefined
    : {
        operation: best.call.id,
        method: best.call.method,
        path: fillPath(best.call),
        record: best.call.response.path,
        ...listSettingLocations(best.call),
        ...takenBy(best.call),
      };
}

/** Score of the only user of an API: `/user` without a key and without other users below it. */
function scoreAlone({ method, path, parameters }: Call, calls: readonly Call[]): number {
  const [, name = ""] = OWN_RECORD.exec(path) ?? [];
  if (method !== "get" || name === "") return 0;
  const isKeyed = parameters.some(
    ({ parameter }) => parameter.in === "query" && KEY_PARAMETER.test(parameter.name),
  );
  const hasOthers = calls.some((other) => other.path.startsWith(`${path.replace(/\/$/, "")}/{`));
  if (isKeyed || hasOthers || describesLists(path, calls)) return 0;
  return /account/i.test(name) ? 2.8 : 3;
}

/** True for an index with a path for each list of the API: `/profile/orders` next to `/orders`. */
function describesLists(path: string, calls: readonly Call[]): boolean {
  const own = path.replace(/\/$/, "");
  const base = own.replace(/\/[^/]+$/, "");
  const paths = new Set(calls.map((call) => call.path));
  return calls.some(
    (other) => other.path.startsWith(`${own}/`) && paths.has(base + other.path.slice(own.length)),
  );
}

const OWN_RECORD = /^(?:\/(?:api|v\d[\w.]*))*\/(user|account|profile)\/?$/i;
const KEY_PARAMETER = /(?:id|key|name|login|mail|account|user)$/i;

/** In RPC APIs a read is a POST to `resource.verb` without required input. */
function isRead({ method, path, body }: Call): boolean {
  if (method === "get") return true;
  const isBare =
    body === undefined || listLeafFields(body.field).every((leaf) => !leaf.field.isRequired);
  return method === "post" && RPC_ME.test(path.split("/").at(-1) ?? "") && isBare;
}

const RPC_ME =
  /^(?:(?:auth|session|sessions|account|user|users)[.:_-](?:info|current|me|whoami|get_?current)|whoami)$/i;

function scoreMe(call: Call): number {
  // Whole segments: `auth.info` is one name.
  const segments = withoutFormat(call.path)
    .split("/")
    .filter((text) => text !== "" && !text.includes("{"));
  const last = segments.at(-1) ?? "";
  const before = segments.at(-2) ?? "";
  const words = splitWords(`${call.operationId ?? ""} ${call.summary ?? ""}`).join(" ");
  // `/orders/current` is an order.
  const isOtherRecord = /^current$/i.test(last) && !OWNER_SEGMENT.test(before);
  return (
    (ME_SEGMENT.test(last) && !isOtherRecord ? 3 : 0) +
    (RPC_ME.test(last) ? 3 : 0) +
    (/^(?:users?|auth|accounts?)$/i.test(before) && ME_SEGMENT.test(last) ? 2 : 0) +
    (/^current$/i.test(before) && USER_SEGMENT.test(last) ? 4 : 0) +
    (USER_SEGMENT.test(last) && ME_WORDS.test(words) ? 3 : 0) +
    (USER_SEGMENT.test(last) && /\bsession\b/.test(words) ? 2 : 0) +
    (/^session$/i.test(last) ? 1 : 0) -
    segments.length * 0.1
  );
}

/** True if a call has no required input except headers and parameters with a default. */
export function needsNoInput(call: Call): boolean {
  return call.parameters.every(
    ({ parameter }) =>
      !parameter.isRequired || parameter.field.default !== undefined || parameter.in === "header",
  );
}

/** Path with the defaults of its parameters: `/users/current.{format}` becomes `/users/current.json`. */
export function fillPath(call: Call): string {
  return (call.path.split("#", 1)[0] ?? "").replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
    const match = call.parameters.find(
      ({ parameter }) => parameter.in === "path" && parameter.name === name,
    );
    return match?.parameter.field.default === undefined
      ? whole
      : encodeURIComponent(String(match.parameter.field.default));
  });
}
