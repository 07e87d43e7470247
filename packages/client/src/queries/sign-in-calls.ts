import type {
  Credential,
  HttpAnswer,
  JsonPath,
  Registration,
  SignInMethod,
} from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import { PLACEHOLDER_TOKEN } from "#config/contract.ts";
import { HttpError, NoTokenError } from "#http/errors.ts";
import { send } from "#http/send.ts";
import { describedSignIn, methodCredential } from "#session/credential.ts";
import { startSession } from "#session/session.ts";
import { compactUser } from "#session/user-value.ts";
import type { RegistrationResult, SignInValues } from "./sign-in.ts";
import { writeForm } from "./sign-in-body.ts";
import { findToken, findUser } from "./sign-in-answer.ts";

const noCredential: Credential = { in: "session" };

/** Begins a session by one of the description's methods; rejects with the API's own refusal. */
export async function signIn(method: SignInMethod, values: SignInValues): Promise<void> {
  const credential = methodCredential(method) ?? noCredential;
  if (method.kind === "none")
    return begin({ token: PLACEHOLDER_TOKEN, credential, user: undefined });
  if (method.kind === "token") {
    const token = (values.token ?? "").trim().replace(/^bearer\s+/i, "");
    const user = await askUser(token, credential, true);
    return begin({ token, credential, user });
  }
  const { call, username, password } = method;
  const answer = await send({
    method: call.method,
    path: call.path,
    query: "",
    headers: {},
    body: writeForm(call.mediaType, [
      ...Object.entries(method.constants).map(([name, value]) => [[name], value] as const),
      [username.path, values.username ?? ""],
      [password.path, values.password ?? ""],
    ]),
  });
  await beginWith(answer, method, { credential, typedName: values.username, call });
}

/** Makes an account; signs in with it where the answer carries a token. `values` by joined path (`address.city`). */
export async function register(
  registration: Registration,
  values: Readonly<Record<string, unknown>>,
): Promise<RegistrationResult> {
  const { call, fields } = registration;
  const answer = await send({
    method: call.method,
    path: call.path,
    query: "",
    headers: {},
    body: writeForm(
      call.mediaType,
      fields.map(({ path }) => [path, values[path.join(".")]] as const),
    ),
  });
  const method = describedSignIn()?.methods.find(({ kind }) => kind === "password");
  const credential = method && methodCredential(method);
  if (credential === undefined || findToken(answer, registration.tokenPaths) === undefined) {
    const message = valueAt(answer.body, ["message"]) ?? valueAt(answer.body, ["detail"]);
    return { isSignedIn: false, ...(typeof message === "string" ? { message } : {}) };
  }
  await beginWith(answer, registration, { credential, typedName: undefined, call });
  return { isSignedIn: true };
}

interface Places {
  readonly tokenPaths: readonly JsonPath[];
  readonly userPaths: readonly JsonPath[];
}

async function beginWith(
  answer: HttpAnswer,
  { tokenPaths, userPaths }: Places,
  {
    credential,
    typedName,
    call,
  }: {
    readonly credential: Credential;
    readonly typedName: string | undefined;
    readonly call: { readonly method: string; readonly path: string };
  },
): Promise<void> {
  const found = findToken(answer, tokenPaths);
  const token = credential.in === "session" ? PLACEHOLDER_TOKEN : found;
  if (token === undefined) throw new NoTokenError("the answer holds no token", call);
  const user = findUser(answer, userPaths) ?? (await askUser(token, credential, false));
  begin({ token, credential, user, typedName });
}

function begin({
  token,
  credential,
  user,
  typedName,
}: {
  readonly token: string;
  readonly credential: Credential;
  readonly user: unknown;
  readonly typedName?: string | undefined;
}): void {
  startSession({
    user: compactUser(user, typedName || undefined),
    token,
    credential: JSON.stringify(credential),
  });
}

/** H3: by the description's own operation for it. A pasted token that it refuses is refused here and now. */
async function askUser(token: string, credential: Credential, isProof: boolean): Promise<unknown> {
  const me = describedSignIn()?.me;
  if (me === undefined) return undefined;
  try {
    const request = { method: "GET", path: me.path, query: "", headers: {} };
    const { body } = await send(request, { identity: { token, credential } });
    return valueAt(body, me.record);
  } catch (error) {
    const isRefused = error instanceof HttpError && (error.status === 401 || error.status === 403);
    if (isProof && isRefused) throw error;
    return undefined;
  }
}
