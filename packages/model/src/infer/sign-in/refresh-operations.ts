import type { Refresh } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import type { Call } from "#infer/calls/call.ts";
import { listLeafFields } from "#infer/calls/leaf-fields.ts";
import { readLoginResponse } from "./login-responses.ts";
import { fillPath, needsNoInput } from "./session-operations.ts";
import { foldName, splitWords } from "#infer/names/words.ts";
import { listSettingLocations } from "./setting-locations.ts";

const REFRESH_WORDS =
  /\b(?:refresh(?:es)? (?:(?:an?|the|access|auth|authentication|jwt|user|login) )*(?:tokens?|session|jwt)|(?:token|session|auth|jwt)s? refresh|(?:token|session)s? renew|renew (?:(?:an?|the|access|auth) )*(?:token|session))\b/;

/** Finds the operation that renews a session: from a refresh token, a cookie, or the current token. */
export function findRefresh(document: Document, calls: readonly Call[]): Refresh | undefined {
  const candidates = calls
    .filter((call) => call.method === "post" && !call.isDeprecated && needsNoInput(call))
    .filter((call) => !call.path.includes("{") && REFRESH_WORDS.test(wordsOf(call)))
    .flatMap((call) => readRefresh(document, call) ?? [])
    .toSorted((a, b) => a.path.length - b.path.length);
  return candidates[0];
}

function readRefresh(document: Document, call: Call): Refresh | undefined {
  const leaves = call.body === undefined ? [] : listLeafFields(call.body.field);
  const tokenField =
    leaves.find(({ field }) =>
      /^(?:refresh|renew(?:al)?)(?:token|jwt|key)?$/.test(foldName(field.name)),
    ) ?? (leaves.length === 1 && leaves[0]?.field.name === "token" ? leaves[0] : undefined);
  // Other required values are not available.
  if (leaves.some((leaf) => leaf !== tokenField && leaf.field.isRequired)) return undefined;
  const { tokenPaths, tokenHeader } = readLoginResponse(document, call);
  if (tokenPaths.length === 0 && tokenHeader === undefined) return undefined;
  return {
    method: call.method,
    path: fillPath(call),
    mediaType: call.body?.mediaType ?? "application/json",
    ...(tokenField === undefined ? {} : { tokenPath: tokenField.path }),
    tokenPaths,
    ...(tokenHeader === undefined ? {} : { tokenHeader }),
    ...listSettingLocations(call),
    evidence: {
      pointer: call.pointer,
      reason: { code: "refresh-post" },
      confidence: tokenField === undefined ? 0.7 : 0.9,
    },
  };
}

function wordsOf({ path, operationId = "", summary = "" }: Call): string {
  return [path, operationId, summary].map((text) => splitWords(text).join(" ")).join(" | ");
}
