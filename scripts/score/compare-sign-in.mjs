// @ts-check
import { compare } from "./tally.mjs";
import { shapeOf } from "./truth.mjs";
/** @import { AdminModel, Truth } from "./truth.mjs" */
/** @import { Tallies } from "./tally.mjs" */
/** @typedef {AdminModel["signIn"]["methods"][number]} Method */
/** @typedef {Extract<Method, { readonly kind: "password" }>} PasswordMethod */

/**
 * Sign-in methods. A declared scheme counts if a method supports it. Additional methods are neither right nor
 * wrong, except a password that the truth excludes.
 * @param {Tallies} tallies
 * @param {AdminModel} model
 * @param {Truth} truth
 */
export function compareSignIn(tallies, { signIn }, { login }) {
  const tally = tallies["sign-in"];
  for (const scheme of login.schemes) {
    const isFound = signIn.methods.some((method) => supports(method, scheme));
    compare(tally, "scheme", scheme, isFound ? scheme : undefined);
  }
  const [password] = signIn.methods.filter((method) => method.kind === "password");
  comparePassword(tally, login, password, signIn.methods);
  const { me, logout, refresh, register } = login;
  const calls = /** @type {{ [name: string]: unknown }} */ (/** @type {unknown} */ (signIn));
  compare(tally, "me", me && withoutFormat(me), writeCall(calls["me"]));
  compare(tally, "logout", logout && withoutFormat(logout), writeCall(calls["signOut"]));
  compare(tally, "refresh", refresh && withoutFormat(refresh), writeCall(calls["refresh"]));
  compare(
    tally,
    "register",
    register && withoutFormat(register),
    writeCall(signIn.registration?.call),
  );
}

/** The model has filled in the format: `/me.{format}` is `/me.json`. @param {string} call */
function withoutFormat(call) {
  return shapeOf(call).replace(/\.(?:\{\}|json)$/, "");
}

/** @param {unknown} call */
function writeCall(call) {
  if (typeof call !== "object" || call === null || !("path" in call)) return undefined;
  const method = "method" in call ? String(call.method) : "get";
  return withoutFormat(`${method.toUpperCase()} ${String(call.path)}`);
}

/** @param {import("./tally.mjs").Tally} tally @param {Truth["login"]} login @param {PasswordMethod | undefined} method @param {readonly Method[]} methods */
function comparePassword(tally, { password: truth }, method, methods) {
  if (truth === null) {
    compare(tally, "password", null, method && writeCall(method.call));
    return;
  }
  if (truth.kind === "basic") {
    const isFound = methods.some((one) => supports(one, "http basic"));
    compare(tally, "password", "basic", isFound ? "basic" : undefined);
    return;
  }
  const { op, body, username, password, token, send } = truth;
  compare(tally, "op", op && withoutFormat(op), method && writeCall(method.call));
  const media = method?.call.mediaType.includes("json") ? "json" : "form";
  compare(tally, "body", body, method && media);
  compare(tally, "username", username, method?.username.path.join("."));
  compare(tally, "password", password, method?.password.path.join("."));
  const isCookie = method?.credential.in === "session";
  compare(tally, "token", token, method && (isCookie ? "cookie" : method.tokenPaths[0]?.join(".")));
  const credential = method?.credential;
  const sent =
    credential?.in === "header" ? `${credential.name}: ${credential.prefix}{token}` : undefined;
  compare(tally, "send", send, sent);
}

/** True if a method supports a scheme, written as `http bearer` or `apiKey header X`. @param {Method} method @param {string} scheme */
function supports(method, scheme) {
  const [type, second, name] = scheme.split(" ");
  const kind = /** @type {string} */ (method.kind);
  const credential = "credential" in method ? method.credential : undefined;
  if (scheme === "basic" || scheme === "http basic") {
    return (
      kind === "basic" || (credential?.in === "header" && credential.prefix.startsWith("Basic"))
    );
  }
  if (type === "http") {
    return (
      credential?.in === "header" && credential.prefix.toLowerCase() === `${second?.toLowerCase()} `
    );
  }
  if (type === "apiKey") {
    return (
      credential !== undefined &&
      credential.in === second &&
      "name" in credential &&
      credential.name.toLowerCase() === name?.toLowerCase()
    );
  }
  if (scheme === "oauth2 password") return kind === "password" && "constants" in method;
  if (type === "oauth2") {
    return (
      (FLOWS[second ?? ""] ?? []).includes(kind) || (kind === "token" && isScheme(method, "oauth2"))
    );
  }
  return kind === "token" && isScheme(method, type);
}

/** @param {Method} method @param {string | undefined} type */
function isScheme({ evidence: { reason } }, type) {
  return reason.code === "scheme" && reason.params.type === type;
}

/** @type {{ readonly [flow: string]: readonly string[] }} */
const FLOWS = {
  authorizationCode: ["authorization-code", "code", "oauth2"],
  implicit: ["implicit", "oauth2"],
  clientCredentials: ["client-credentials", "oauth2"],
};
