import type { Credential, SignIn, SignInMethod } from "@quarterdeck/model";

/** How a person gets in, a line each. */
export function writeSignIn(signIn: SignIn): readonly string[] {
  const { methods, registration, me, signOut } = signIn;
  return [
    "Sign-in",
    ...methods.map((method) => `  ${METHODS[method.kind](method)}`),
    ...(registration === undefined ? [] : [`  registration by ${write(registration.call)}`]),
    ...(me === undefined ? [] : [`  the user from GET ${me.path}`]),
    ...(signOut === undefined ? [] : [`  sign-out by ${write(signOut)}`]),
  ];
}

const METHODS: { readonly [kind in SignInMethod["kind"]]: (method: SignInMethod) => string } = {
  password: (method) =>
    method.kind === "password"
      ? `user and password by ${write(method.call)}, then ${writeCredential(method.credential)}`
      : "",
  token: (method) =>
    method.kind === "token" ? `a token that you have: ${writeCredential(method.credential)}` : "",
  none: () => "none: the description declares no security",
};

function writeCredential(credential: Credential): string {
  if (credential.in === "session") return "a cookie of the server's";
  if (credential.in === "header") return `header ${credential.name}: ${credential.prefix}…`;
  return `${credential.in} ${credential.name}`;
}

function write(call: { readonly method: string; readonly path: string }): string {
  return `${call.method.toUpperCase()} ${call.path}`;
}
