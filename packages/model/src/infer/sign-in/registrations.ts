import type { Field } from "#types/field.ts";
import type { Registration } from "#types/sign-in.ts";
import type { PasswordCall } from "./login-operations.ts";
import { asSecret } from "./password-methods.ts";
import { fillPath } from "./session-operations.ts";
import { listSettingLocations } from "./setting-locations.ts";

const MAX_FIELDS = 20;

/** Finds the operation with which users create their account. */
export function findRegistration(
  passwordCalls: readonly PasswordCall[],
  hasLogin: boolean,
  isHidden: (field: Field) => boolean,
): Registration | undefined {
  const best = passwordCalls
    // Without a login, an operation that requires a credential creates users for an administrator.
    .filter(
      ({ registerScore, call }) => registerScore >= (hasLogin ? 3 : 5) && (hasLogin || call.isOpen),
    )
    .toSorted((a, b) => b.registerScore - a.registerScore)[0];
  if (best?.call.body === undefined) return undefined;
  const { call, leaves, response } = best;
  const fillable = leaves.filter(({ field }) => !field.isReadOnly && FILLABLE.has(field.kind));
  const linkFields = fillable.filter(({ field }) => isHidden(field));
  const fields = fillable
    .filter((leaf) => !linkFields.includes(leaf))
    .map((leaf) => (leaf === best.password ? { ...leaf, field: asSecret(leaf.field) } : leaf));
  return {
    call: {
      method: call.method,
      path: fillPath(call),
      mediaType: best.call.body.mediaType,
      ...listSettingLocations(call),
    },
    fields: fields.slice(0, MAX_FIELDS),
    ...(linkFields.length === 0 ? {} : { linkFields }),
    tokenPaths: response.tokenPaths,
    userPaths: response.userPaths,
    evidence: {
      pointer: call.pointer,
      reason: { code: "register-post" },
      confidence: Math.min(0.95, 0.5 + best.registerScore / 20),
    },
  };
}

const FILLABLE = new Set<Field["kind"]>([
  "text",
  "long-text",
  "email",
  "secret",
  "url",
  "choice",
  "boolean",
  "number",
  "date",
]);
