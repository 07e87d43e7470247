import type { Credential, SignInMethod } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import { isMap, memberOf } from "#read/member.ts";
import { declaredText } from "#infer/fields/extension.ts";
import { openMethod, pastedTokenMethod } from "./fallback-methods.ts";
import { nameField, secretField } from "./password-methods.ts";

const EXTENSION = "x-quarterdeck-sign-in";
const LOCATIONS = ["header", "query", "cookie"] as const;

/**
 * Sign-in method that `x-quarterdeck-sign-in` declares at the root: token, Basic or none. Members that it does not
 * declare are those of the inferred method.
 */
export function declaredMethod(
  { root }: Document,
  inferred: SignInMethod | undefined,
): SignInMethod | undefined {
  const value = memberOf(root, EXTENSION);
  if (!isMap(value)) return undefined;
  const reason = { code: "declared", params: { extension: EXTENSION } } as const;
  const evidence = { pointer: `/${EXTENSION}`, reason, confidence: 1 };
  const scheme = memberOf(value, "scheme") ?? (inferred?.kind === "basic" ? "basic" : "token");
  if (scheme === "none") return openMethod(reason, 1);
  if (scheme === "basic") {
    return {
      kind: "basic",
      id: "basic-declared",
      username: { path: [], field: nameField() },
      password: { path: [], field: secretField() },
      credential: { in: "header", name: "Authorization", prefix: "Basic " },
      evidence,
    };
  }
  return { ...pastedTokenMethod("token-declared", credentialOf(value, inferred)), evidence };
}

function credentialOf(value: unknown, inferred: SignInMethod | undefined): Credential {
  const base = inferred?.kind === "token" ? inferred.credential : undefined;
  const named = base === undefined || base.in === "session" ? undefined : base;
  const location = LOCATIONS.find((one) => one === memberOf(value, "in")) ?? named?.in ?? "header";
  const name = declaredText(memberOf(value, "name")) ?? named?.name ?? "Authorization";
  if (location !== "header") return { in: location, name };
  const declared = memberOf(value, "prefix");
  const usual = /^authorization$/i.test(name) ? "Bearer" : "";
  const before = named?.in === "header" && named.name === name ? named.prefix : usual;
  const prefix = (typeof declared === "string" ? declared : before).trim();
  return { in: "header", name, prefix: prefix === "" ? "" : `${prefix} ` };
}
