import { setOwnMember } from "#own/own-member.ts";
import type { SignOut } from "#types/sign-in.ts";
import type { Call } from "#infer/calls/call.ts";
import { listLeafFields } from "#infer/calls/leaf-fields.ts";
import { splitPath } from "#infer/names/path-segments.ts";
import { foldName, splitWords } from "#infer/names/words.ts";
import { fillPath, needsNoInput } from "./session-operations.ts";
import { listSettingLocations } from "./setting-locations.ts";

const OUT_SEGMENT = /^(?:logout|log[_-]out|signout|sign[_-]out|logoff)$/i;
const OUT_WORDS = /\b(?:log|sign) ?(?:out|off)\b/;
/** Ends other sessions, too. */
const MANY_WORDS = /\b(?:all|others?|every|everywhere|users?)\b/;
const REVOKE_SEGMENT = /^(?:revoke|blacklist|invalidate|revocation)$/i;
const SESSION_SEGMENT = /^(?:sessions?|tokens?|login|auth|oauth2?)$/i;

/** Finds the operation that ends the session on the server. */
export function findSignOut(calls: readonly Call[], login: Call | undefined): SignOut | undefined {
  const candidates = calls.filter(needsNoInput);
  const tests: readonly ((call: Call) => boolean)[] = [
    ({ path, dottedNames }) => OUT_SEGMENT.test(splitPath(path, dottedNames).at(-1)?.text ?? ""),
    ({ method, path }) => method === "delete" && path === login?.path,
    isNamedSignOut,
    endsSession,
    revokesToken,
  ];
  const signOut = tests
    .map((test) => candidates.filter(test).toSorted((a, b) => rankMethod(a) - rankMethod(b))[0])
    .find((call) => call !== undefined);
  return signOut === undefined
    ? undefined
    : {
        method: signOut.method,
        path: fillPath(signOut),
        ...listSettingLocations(signOut),
        ...readBody(signOut),
      };
}

/** True if its words are "Log out". */
function isNamedSignOut({ method, operationId = "", summary = "" }: Call): boolean {
  const words = splitWords(`${operationId} ${summary}`).join(" ");
  return method !== "get" && OUT_WORDS.test(words) && !MANY_WORDS.test(words);
}

/** `DELETE /auth/session`, `DELETE /sessions/current` */
function endsSession({ method, path }: Call): boolean {
  return method === "delete" && /\/(?:session|sessions?\/(?:current|me|self))\/?$/i.test(path);
}

/** `POST /token/blacklist` with a token in the body. */
function revokesToken(call: Call): boolean {
  const [before, last] = splitPath(call.path).slice(-2);
  const isPath = REVOKE_SEGMENT.test(last?.text ?? "") && SESSION_SEGMENT.test(before?.text ?? "");
  return call.method === "post" && isPath && call.body !== undefined;
}

const rankMethod = (call: Call) =>
  ["post", "delete", "get"].indexOf(call.method) + (call.isDeprecated ? 5 : 0);

const REFRESH = /^(?:refresh|renew(?:al)?)(?:token|jwt|key)?$/;
const ACCESS = /^(?:token|access|jwt|(?:access|auth|id|session)(?:token|jwt))$/;
const SECRET = /pass(?:word|phrase)|secret|otp/;

/** Body of a sign-out: tokens, values that the description fixes, and values of the sign-in. */
function readBody({ body }: Call): Pick<SignOut, "body"> {
  if (body === undefined) return {};
  const leaves = listLeafFields(body.field);
  const token = leaves.find(({ field }) => REFRESH.test(foldName(field.name)));
  const access = leaves.find(({ field }) => ACCESS.test(foldName(field.name)));
  const constants: { [path: string]: string | number | boolean } = {};
  for (const { path, field } of leaves) {
    const value = field.kind === "choice" ? field.choices[0]?.value : undefined;
    const fixed = field.default ?? (field.isRequired ? value : undefined);
    if (typeof fixed === "string" || typeof fixed === "number" || typeof fixed === "boolean")
      setOwnMember(constants, path.join("."), fixed);
  }
  const stored = leaves
    .filter((leaf) => leaf !== token && leaf !== access && leaf.field.kind !== "secret")
    .filter(
      ({ path, field }) =>
        !SECRET.test(foldName(field.name)) && !Object.hasOwn(constants, path.join(".")),
    )
    .map(({ path }) => path);
  return {
    body: {
      mediaType: body.mediaType,
      ...(token === undefined ? {} : { tokenPath: token.path }),
      ...(access === undefined ? {} : { accessPath: access.path }),
      ...(stored.length === 0 ? {} : { storedPaths: stored }),
      constants,
    },
  };
}
