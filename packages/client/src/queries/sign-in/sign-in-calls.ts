import type {
  AuthorizationCodeMethod,
  Credential,
  HttpResponse,
  ClientCredentialsMethod,
  JsonPath,
  OpenIdMethod,
  PasswordMethod,
  Registration,
  SignInMethod,
} from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import { PLACEHOLDER_TOKEN } from "#config/contract.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { NoTokenError } from "#http/errors.ts";
import { send } from "#http/send.ts";
import { readLifetime } from "#http/read-lifetime.ts";
import { describedSignIn, methodCredential } from "#session/credential.ts";
import type { Renewal } from "#session/renewal.ts";
import { requestToken } from "#http/provider.ts";
import { requestUser, beginSession, settingsOf } from "./begin-session.ts";
import type { FormValues } from "./sign-in-body.ts";
import { writeForm } from "./sign-in-body.ts";
import { findToken, findUser } from "./sign-in-response.ts";

/** The API renews the token by its own operation. */
const noMethod = { method: "", clientId: "" };

const noCredential: Credential = { in: "session" };

/** Values of a sign-in form; each method uses some of them. */
export interface SignInValues {
  readonly username?: string;
  readonly password?: string;
  readonly token?: string;
  /** Values of further fields, by joined path. */
  readonly more?: Readonly<Record<string, string>>;
  /** Separated by spaces. */
  readonly scopes?: string;
}

/** Sign-in methods with a form in the console. */
export type TypedMethod = Exclude<SignInMethod, AuthorizationCodeMethod | OpenIdMethod>;

/** Result of a registration. */
export interface RegistrationResult {
  /** False: the account needs another step before the first sign-in. */
  readonly isSignedIn: boolean;
  /** Message of the API. */
  readonly message?: string;
}

/** Starts a session by a sign-in method; rejects with the error of the API. */
export async function signIn(method: TypedMethod, values: SignInValues): Promise<void> {
  const start = starts[method.kind] as (method: TypedMethod, values: SignInValues) => unknown;
  await start(method, values);
}

type Starts = {
  readonly [Kind in TypedMethod["kind"]]: (
    method: Extract<TypedMethod, { readonly kind: Kind }>,
    values: SignInValues,
  ) => Promise<void> | void;
};

const starts: Starts = {
  none: () => beginSession({ token: PLACEHOLDER_TOKEN, credential: noCredential, user: undefined }),
  token: ({ credential }, { token = "" }) =>
    beginVerified(token.trim().replace(/^bearer\s+/i, ""), credential),
  basic: ({ credential }, { username = "", password = "" }) =>
    beginVerified(basicCredentials(username, password), credential, username),
  password: signInByPassword,
  "client-credentials": signInAsClient,
};

/** RFC 7617, in UTF-8. */
function basicCredentials(username: string, password: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)));
}

/** Starts a session with an entered credential; rejects if the API refuses it. */
async function beginVerified(
  token: string,
  credential: Credential,
  typedName?: string,
): Promise<void> {
  const user = await requestUser(token, credential, true);
  beginSession({ token, credential, user, typedName });
}

async function signInByPassword(method: PasswordMethod, values: SignInValues): Promise<void> {
  const { call, credential, username, password, constants, more = [] } = method;
  const { username: name = "", password: secret = "" } = values;
  const typed = method.isBasic
    ? []
    : [[username.path, name] as const, [password.path, secret] as const];
  const fields: FormValues = [
    ...Object.entries(constants).map(([path, value]) => [path.split("."), value] as const),
    ...more.map(({ path }) => [path, values.more?.[path.join(".")]] as const),
    ...typed,
  ];
  if (method.tokenUrl !== undefined) {
    const response = await requestToken(method, {
      grant_type: "password",
      username: name,
      password: secret,
      client_id: runtimeConfig().clientId,
    });
    const tokenCall = { method: "POST", path: method.tokenUrl };
    const by = { method: method.id, clientId: runtimeConfig().clientId };
    return beginFromResponse(response, method, {
      credential,
      typedName: name,
      call: tokenCall,
      by,
    });
  }
  const request = {
    method: call.method,
    path: call.path,
    query: "",
    headers: {},
    ...settingsOf(call),
    ...(fields.length === 0 ? {} : { body: writeForm(call.mediaType, fields) }),
  };
  const identity = { token: basicCredentials(name, secret), credential: basicCredential };
  const response = await send(request, method.isBasic ? { identity } : {});
  // The token is renewed at the same endpoint (RFC 6749, section 6).
  const isFlow = constants["grant_type"] === "password";
  await beginFromResponse(response, method, {
    credential,
    typedName: name,
    call,
    ...(isFlow ? { by: { method: method.id, clientId: "" } } : {}),
  });
}

async function signInAsClient(
  method: ClientCredentialsMethod,
  { username = "", password = "", scopes = "" }: SignInValues,
): Promise<void> {
  const response = await requestToken(method, {
    grant_type: "client_credentials",
    client_id: username.trim(),
    client_secret: password,
    scope: scopes.trim(),
  });
  const call = { method: "POST", path: method.tokenUrl };
  const locations = { tokenPaths: [["access_token"]], userPaths: [] };
  await beginFromResponse(response, locations, {
    credential: method.credential,
    typedName: username.trim(),
    call,
    by: { method: method.id, clientId: username.trim() },
  });
}

const basicCredential: Credential = { in: "header", name: "Authorization", prefix: "Basic " };

/** Creates an account and signs in if the response contains a token. `values` by joined path (`address.city`). */
export async function register(
  registration: Registration,
  values: Readonly<Record<string, unknown>>,
): Promise<RegistrationResult> {
  const { call, fields } = registration;
  const response = await send({
    method: call.method,
    path: call.path,
    query: "",
    headers: {},
    ...settingsOf(call),
    body: writeForm(
      call.mediaType,
      fields.map(({ path }) => [path, values[path.join(".")]] as const),
    ),
  });
  const method = describedSignIn()?.methods.find(({ kind }) => kind === "password");
  const credential = method && methodCredential(method);
  if (credential === undefined || findToken(response, registration.tokenPaths) === undefined) {
    const message = valueAt(response.body, ["message"]) ?? valueAt(response.body, ["detail"]);
    return { isSignedIn: false, ...(typeof message === "string" ? { message } : {}) };
  }
  await beginFromResponse(response, registration, { credential, typedName: undefined, call });
  return { isSignedIn: true };
}

interface TokenLocations {
  readonly tokenPaths: readonly JsonPath[];
  readonly userPaths: readonly JsonPath[];
}

interface SessionSource {
  readonly credential: Credential;
  readonly typedName: string | undefined;
  readonly call: { readonly method: string; readonly path: string };
  /** Method that can renew the token. */
  readonly by?: Pick<Renewal, "method" | "clientId">;
}

async function beginFromResponse(
  response: HttpResponse,
  { tokenPaths, userPaths }: TokenLocations,
  { credential, typedName, call, by = noMethod }: SessionSource,
): Promise<void> {
  const isCookie = credential.in === "session";
  const token = isCookie ? PLACEHOLDER_TOKEN : findToken(response, tokenPaths);
  if (token === undefined) throw new NoTokenError("the response contains no token", call);
  const user = findUser(response, userPaths) ?? (await requestUser(token, credential, false));
  const isRenewable = !isCookie && (by.method !== "" || describedSignIn()?.refresh !== undefined);
  const lifetime = isRenewable ? readLifetime(response, token, tokenPaths) : undefined;
  beginSession({ token, credential, user, typedName, lifetime, by });
}
