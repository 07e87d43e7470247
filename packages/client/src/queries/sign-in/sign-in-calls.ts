import type {
  AuthorizationCodeMethod,
  Credential,
  Field,
  LocatedField,
  ClientCredentialsMethod,
  OpenIdMethod,
  PasswordMethod,
  Registration,
  TokenMethod,
  SignInMethod,
} from "@quarterdeck/model";
import { valueAt, ownMember } from "@quarterdeck/model";
import { PLACEHOLDER_TOKEN } from "#config/contract.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { HttpError } from "#http/errors.ts";
import { createHttp, type Http } from "#http/http.ts";
import type { OpenHttp } from "#http/http-context.ts";
import { methodCredential } from "#session/credential.ts";
import { requestToken } from "#http/provider.ts";
import { beginFromResponse, rejectError } from "./begin-from-response.ts";
import { beginSession, settingsOf } from "./begin-session.ts";
import { checkCredential } from "./check-credential.ts";
import { readCsrfToken } from "./csrf-token.ts";
import { readPastedToken } from "./pasted-token.ts";
import { sendGuarded } from "./send-guarded.ts";
import type { FormValues } from "./sign-in-body.ts";
import { writeForm } from "./sign-in-body.ts";
import { fillSignInPath } from "./sign-in-path.ts";
import { storeRequested } from "./stored-form.ts";
import { findToken } from "./sign-in-response.ts";

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
export async function signIn(
  openHttp: OpenHttp,
  method: TypedMethod,
  values: SignInValues,
): Promise<void> {
  const start = starts[method.kind] as Start<TypedMethod>;
  await start(openHttp(createHttp), method, values);
}

type Start<Method> = (http: Http, method: Method, values: SignInValues) => Promise<void> | void;

type Starts = {
  readonly [Kind in TypedMethod["kind"]]: Start<Extract<TypedMethod, { readonly kind: Kind }>>;
};

const starts: Starts = {
  none: async (http, method) => {
    const identity = { token: PLACEHOLDER_TOKEN, credential: noCredential };
    const isTried = method.evidence.reason.code === "no-security";
    const methods = http.session.describedSignIn()?.methods;
    const isDescribed = methods?.some(({ id }) => id === method.id) !== false;
    const check = () => checkCredential(http, identity, { method, isFixed: true });
    // The API may require a credential that its description leaves out, or none although it describes one.
    const checked = isTried && (await (isDescribed ? check().catch(ignoreOthers) : check()));
    const operation = checked === false ? undefined : checked?.operation;
    beginSession(http.session, { ...identity, user: undefined, isChecked: false, operation });
  },
  token: signInByToken,
  basic: async (http, method, { username = "", password = "" }) => {
    const identity = {
      token: basicCredentials(username, password),
      credential: method.credential,
    };
    const checked = await checkCredential(http, identity, { method, isFixed: true });
    beginSession(http.session, { ...checked, typedName: username });
  },
  password: signInByPassword,
  "client-credentials": signInAsClient,
};

/** Only a 401 shows that the API requires a credential. */
function ignoreOthers(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 401) throw error;
}

/** RFC 7617, in UTF-8. */
function basicCredentials(username: string, password: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)));
}

async function signInByToken(
  http: Http,
  method: TokenMethod,
  { token: pasted = "" }: SignInValues,
): Promise<void> {
  const { isFixed, ...identity } = readPastedToken(pasted, method.credential);
  const checked = await checkCredential(http, identity, { method, isFixed });
  beginSession(http.session, checked);
}

async function signInByPassword(
  http: Http,
  method: PasswordMethod,
  values: SignInValues,
): Promise<void> {
  const { call, credential, username, password, emailPath, constants, more = [] } = method;
  const { username: name = "", password: secret = "" } = values;
  const typed = method.isBasic
    ? []
    : [[username.path, name] as const, [password.path, secret] as const];
  const entered = new Set(more.map(({ path }) => path.join(".")));
  const inBody = more.filter((one) => !call.path.includes(`{${joinPath(one)}}`));
  const others = inBody.map(({ path, field }) => {
    const text = ownMember(values.more, path.join("."));
    return [path, readEntered(field, text)] as const;
  });
  const fields: FormValues = [
    ...Object.entries(constants)
      .filter(([path]) => !entered.has(path))
      .map(([path, value]) => [path.split("."), value] as const),
    ...(emailPath !== undefined && name.includes("@") ? [[emailPath, name] as const] : []),
    ...others,
    ...typed,
  ];
  if (method.tokenUrl !== undefined) {
    const response = await requestToken(method, {
      grant_type: "password",
      username: name,
      password: secret,
      client_id: runtimeConfig().clientId,
      ...values.more,
    });
    const tokenCall = { method: "POST", path: method.tokenUrl };
    const by = { method: method.id, clientId: runtimeConfig().clientId };
    return beginFromResponse(http, response, method, {
      credential,
      typedName: name,
      call: tokenCall,
      by,
    });
  }
  const request = {
    method: call.method,
    path: fillSignInPath(call.path, values.more ?? {}),
    query: "",
    headers: {},
    ...settingsOf(call),
    ...(fields.length === 0 ? {} : { body: writeForm(call.mediaType, fields) }),
  };
  const isCookie = credential.in === "session";
  if (isCookie) await readCsrfToken(http);
  const identity = { token: basicCredentials(name, secret), credential: basicCredential };
  const response = await sendGuarded(http, request, method.isBasic ? { identity } : {});
  // The token is renewed at the same endpoint (RFC 6749, section 6).
  const isFlow = constants["grant_type"] === "password";
  await beginFromResponse(http, response, method, {
    credential,
    typedName: name,
    typed: fields.filter(([path]) => path !== password.path),
    call: request,
    ...(isFlow ? { by: { method: method.id, clientId: "" } } : {}),
  });
  const described = http.session.describedSignIn()?.methods.find(({ id }) => id === method.id);
  const names = new Set(described?.kind === "password" ? described.more?.map(joinPath) : []);
  const requested = more.filter((one) => !names.has(joinPath(one)));
  if (requested.length > 0) await storeRequested(method.id, requested, values.more);
}

function joinPath({ path }: LocatedField): string {
  return path.join(".");
}

/** Value of a choice or a number that was entered as text. */
function readEntered(field: Field, text: string | undefined): unknown {
  if (field.kind === "number" && text !== undefined && text.trim() !== "") return Number(text);
  if (field.kind !== "choice") return text;
  return field.choices.find(({ value }) => String(value) === text)?.value ?? text;
}

async function signInAsClient(
  http: Http,
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
  await beginFromResponse(http, response, locations, {
    credential: method.credential,
    typedName: username.trim(),
    call,
    by: { method: method.id, clientId: username.trim() },
  });
}

const basicCredential: Credential = { in: "header", name: "Authorization", prefix: "Basic " };

/** Creates an account and signs in if the response contains a token. `values` by joined path (`address.city`). */
export async function register(
  openHttp: OpenHttp,
  registration: Registration,
  values: Readonly<Record<string, unknown>>,
): Promise<RegistrationResult> {
  const http = openHttp(createHttp);
  const { call, fields, linkFields = [] } = registration;
  const response = await http.send({
    method: call.method,
    path: call.path,
    query: "",
    headers: {},
    ...settingsOf(call),
    body: writeForm(
      call.mediaType,
      [...fields, ...linkFields].map(
        ({ path }) => [path, ownMember(values, path.join("."))] as const,
      ),
    ),
  });
  rejectError(response, call);
  const method = http.session.describedSignIn()?.methods.find(({ kind }) => kind === "password");
  const credential = method && methodCredential(method);
  if (credential === undefined || findToken(response, registration) === undefined) {
    const message = valueAt(response.body, ["message"]) ?? valueAt(response.body, ["detail"]);
    return { isSignedIn: false, ...(typeof message === "string" ? { message } : {}) };
  }
  await beginFromResponse(http, response, registration, { credential, typedName: undefined, call });
  return { isSignedIn: true };
}
