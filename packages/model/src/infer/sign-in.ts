import type { Evidence } from "#nouns/evidence.ts";
import type { Field } from "#nouns/field.ts";
import type { Credential, Registration, SignIn, SignInMethod } from "#nouns/sign-in.ts";
import { reportProblem } from "#read/document.ts";
import type { Call } from "./call.ts";
import type { Scheme } from "./credentials.ts";
import { readSchemes } from "./credentials.ts";
import type { FieldContext } from "./field-context.ts";
import { listPasswordCalls } from "./login-operations.ts";
import type { PasswordCall } from "./login-operations.ts";
import { readLoginAnswer } from "./login-answers.ts";
import { fillPath, findMe, findSignOut } from "./session-operations.ts";
import { shortenText } from "./shorten-text.ts";
import { findTokenFlow } from "./token-flow.ts";
import type { TokenFlow } from "./token-flow.ts";
import { writeLabel, splitWords } from "./words.ts";

type PasswordMethod = Extract<SignInMethod, { readonly kind: "password" }>;

const BEARER: Credential = { in: "header", name: "Authorization", prefix: "Bearer " };
const FORM = "application/x-www-form-urlencoded";

/** How a person gets in: by password where an operation or a flow takes one, by a pasted token where security is declared. */
export function inferSignIn(context: FieldContext, calls: readonly Call[]): SignIn {
  const { document } = context;
  const schemes = readSchemes(document, calls);
  const taking = listPasswordCalls(document, calls);
  const logins = taking
    .filter(({ loginScore }) => loginScore >= 4)
    .toSorted((a, b) => b.loginScore - a.loginScore);
  const flow = findFlow(context, schemes, calls);
  const byFlow = flow === undefined ? undefined : flowMethod(context, flow, taking);
  const [login] = logins.filter(({ call }) => call !== flow?.call);
  const byCall = login === undefined ? undefined : callMethod(login, schemes);
  const passwords = [byFlow, byCall].filter((method) => method !== undefined);
  const tokens = listTokenMethods(schemes, passwords);
  const methods = [...passwords, ...tokens];
  const registration = findRegistration(taking, passwords.length > 0);
  const me = methods.length === 0 ? undefined : findMe(calls);
  const signOut =
    passwords.length === 0 ? undefined : findSignOut(calls, login?.call ?? flow?.call);
  return {
    methods: methods.length > 0 ? methods : [noMethod()],
    ...(registration === undefined ? {} : { registration }),
    ...(me === undefined ? {} : { me }),
    ...(signOut === undefined ? {} : { signOut }),
  };
}

function noMethod(): SignInMethod {
  const evidence = { pointer: "", because: "the document declares no security", confidence: 0.7 };
  return { kind: "none", id: "none", evidence };
}

function findFlow(
  { document }: FieldContext,
  schemes: readonly Scheme[],
  calls: readonly Call[],
): TokenFlow | undefined {
  const flow = findTokenFlow(document, schemes, calls);
  if (flow === undefined || !("unreachable" in flow)) return flow;
  reportProblem(document.problems, {
    code: "token-url-elsewhere",
    severity: "warning",
    pointer: "/components/securitySchemes",
    message: `The password flow asks for its token at ${flow.unreachable}, outside the API's own address: sign in with a token instead, or describe it below the server's address.`,
  });
  return undefined;
}

function flowMethod(
  context: FieldContext,
  flow: TokenFlow,
  taking: readonly PasswordCall[],
): PasswordMethod {
  const known = taking.find(({ call }) => call === flow.call);
  const answer = flow.call === undefined ? undefined : readLoginAnswer(context.document, flow.call);
  const tokenPaths =
    answer === undefined || answer.tokenPaths.length === 0 ? [["access_token"]] : answer.tokenPaths;
  return {
    kind: "password",
    id: flow.call?.id ?? flow.scheme.name.replaceAll(/[^\w-]+/g, "-"),
    call: { method: "post", path: flow.path, mediaType: FORM },
    // The flow's own names (RFC 6749, section 4.3.2).
    username: {
      path: ["username"],
      field: known?.username?.field ?? plainField("username", "text"),
    },
    password: {
      path: ["password"],
      field: asSecret(known?.password.field ?? plainField("password", "secret")),
    },
    constants: { grant_type: "password" },
    tokenPaths,
    userPaths: answer?.userPaths ?? [],
    credential: flow.scheme.credential,
    evidence: because(flow.scheme.pointer, "OAuth2 password flow", 0.95),
  };
}

function callMethod(login: PasswordCall, schemes: readonly Scheme[]): PasswordMethod | undefined {
  const { call, username, password, leaves, answer } = login;
  if (username === undefined || call.body === undefined) return undefined;
  return {
    kind: "password",
    id: call.id,
    call: { method: call.method, path: fillPath(call), mediaType: call.body.mediaType },
    username: { path: username.path, field: username.field },
    password: { path: password.path, field: asSecret(password.field) },
    constants: readConstants(leaves),
    tokenPaths: answer.tokenPaths,
    userPaths: answer.userPaths,
    credential: answer.isCookie ? { in: "session" } : credentialFor(schemes),
    evidence: because(
      call.pointer,
      "a POST that takes a password and is named as a login",
      Math.min(0.95, 0.5 + login.loginScore / 20),
    ),
  };
}

/** A token from a login goes where a bearer token or a key in a header goes, never into the address. */
function credentialFor(schemes: readonly Scheme[]): Credential {
  const inHeader = schemes.filter(
    ({ credential }) => credential.in === "header" && credential.prefix !== "Basic ",
  );
  const authorization = inHeader.find(
    ({ credential }) => credential.in === "header" && /^authorization$/i.test(credential.name),
  );
  return authorization?.credential ?? inHeader[0]?.credential ?? BEARER;
}

function readConstants(leaves: PasswordCall["leaves"]): { readonly [name: string]: string } {
  const grant = leaves.find(({ path }) => path.join() === "grant_type");
  return grant === undefined ? {} : { grant_type: "password" };
}

function listTokenMethods(
  schemes: readonly Scheme[],
  passwords: readonly PasswordMethod[],
): readonly SignInMethod[] {
  const seen = new Set<string>();
  const methods = schemes.flatMap((scheme): readonly SignInMethod[] => {
    const key = JSON.stringify(scheme.credential);
    if (seen.has(key)) return [];
    seen.add(key);
    const description = shortenText(scheme.description);
    return [
      {
        kind: "token",
        id: `token-${scheme.name.replaceAll(/[^\w-]+/g, "-")}`,
        label: labelOfScheme(scheme),
        ...(description === undefined ? {} : { description }),
        credential: scheme.credential,
        evidence: because(
          scheme.pointer,
          `security scheme of type ${scheme.type}`,
          scheme.uses > 0 ? 0.9 : 0.6,
        ),
      },
    ];
  });
  const credential = passwords.find((method) => method.credential.in === "header")?.credential;
  if (methods.length > 0 || credential === undefined) return methods;
  const evidence = because("", "the login answers a token: one can be pasted as well", 0.6);
  return [{ kind: "token", id: "token", label: "Token", credential, evidence }];
}

function labelOfScheme({ type, credential, name }: Scheme): string {
  if (credential.in === "header" && credential.prefix === "Basic ")
    return "User and password, Base64";
  if (type === "apiKey")
    return credential.in === "header" && /^authorization$/i.test(credential.name)
      ? "Token"
      : "API key";
  return type === "http"
    ? "Token"
    : type === "oauth2" || type === "openIdConnect"
      ? "Access token"
      : writeLabel(splitWords(name));
}

function findRegistration(
  taking: readonly PasswordCall[],
  hasLogin: boolean,
): Registration | undefined {
  const found = taking
    .filter(({ registerScore }) => registerScore >= (hasLogin ? 3 : 5))
    .toSorted((a, b) => b.registerScore - a.registerScore)[0];
  if (found?.call.body === undefined) return undefined;
  const { call, leaves, answer } = found;
  const fields = leaves
    .filter(({ field }) => !field.isReadOnly && FILLABLE.has(field.kind))
    .map((leaf) => (leaf === found.password ? { ...leaf, field: asSecret(leaf.field) } : leaf));
  return {
    call: { method: call.method, path: fillPath(call), mediaType: found.call.body.mediaType },
    fields: fields.slice(0, 20),
    tokenPaths: answer.tokenPaths,
    userPaths: answer.userPaths,
    evidence: because(
      call.pointer,
      "a POST that takes a password and makes an account",
      Math.min(0.95, 0.5 + found.registerScore / 20),
    ),
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

function asSecret(field: Field): Field {
  return field.kind === "text" || field.kind === "long-text" ? { ...field, kind: "secret" } : field;
}

function plainField(name: string, kind: "text" | "secret"): Field {
  return { kind, name, label: writeLabel(splitWords(name)), isRequired: true };
}

function because(pointer: string, reason: string, confidence: number): Evidence {
  return { pointer, because: reason, confidence };
}
