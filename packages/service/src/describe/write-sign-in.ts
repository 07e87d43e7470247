import type { Credential, Evidence, SignIn, SignInMethod } from "@quarterdeck/model";
import { formatReason } from "@quarterdeck/model";

/** Returns the sign-in methods, a line each. */
export function writeSignIn(signIn: SignIn): readonly string[] {
  const { methods, registration, me, signOut, refresh } = signIn;
  return [
    "Sign-in",
    ...methods.map((method) => `  ${writeMethod(method)}${writeReason(method.evidence)}`),
    ...(registration === undefined ? [] : [`  registration by ${write(registration.call)}`]),
    ...(me === undefined ? [] : [`  the user from ${write(me)}`]),
    ...(refresh === undefined ? [] : [`  a fresh token by ${write(refresh)}`]),
    ...(signOut === undefined ? [] : [`  sign-out by ${write(signOut)}`]),
  ];
}

type Writers = {
  readonly [Kind in SignInMethod["kind"]]: (
    method: Extract<SignInMethod, { readonly kind: Kind }>,
  ) => string;
};

const METHODS: Writers = {
  password: ({ call, tokenUrl, credential, isBasic }) =>
    `user and password by ${tokenUrl === undefined ? write(call) : `POST ${tokenUrl}`}${isBasic ? " as Basic credentials" : ""}, then ${writeCredential(credential)}`,
  basic: ({ credential }) => `user and password with each call: ${writeCredential(credential)}`,
  token: ({ credential }) => `a token that you have: ${writeCredential(credential)}`,
  "authorization-code": ({ authorizationUrl, tokenUrl }) =>
    `OAuth2 authorization code with PKCE: ${authorizationUrl}, token by POST ${tokenUrl}`,
  "openid-connect": ({ discoveryUrl }) => `OpenID Connect: ${discoveryUrl}`,
  "client-credentials": ({ tokenUrl }) => `OAuth2 client ID and secret, token by POST ${tokenUrl}`,
  none: () => "without a credential: the description asks for none",
};

function writeMethod(method: SignInMethod): string {
  // The table pairs each kind with its own method, which the compiler cannot follow through an index.
  return (METHODS[method.kind] as (method: SignInMethod) => string)(method);
}

function writeCredential(credential: Credential): string {
  if (credential.in === "session") return "a cookie of the server's";
  if (credential.in === "header") return `header ${credential.name}: ${credential.prefix}…`;
  return `${credential.in} ${credential.name}`;
}

function write(call: { readonly method: string; readonly path: string }): string {
  return `${call.method.toUpperCase()} ${call.path}`;
}

function writeReason({ reason, confidence }: Evidence): string {
  return `  because ${formatReason(reason)} (${Math.round(confidence * 100)} %)`;
}
