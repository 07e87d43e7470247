import type {
  BasicMethod,
  Field,
  FieldProblem,
  JsonPath,
  LocatedField,
  PasswordMethod,
  ProblemText,
} from "@quarterdeck/model";
import { ApiError, HttpError, NoTokenError } from "#http/errors.ts";
import { isSignInPath } from "./sign-in-path.ts";
import { isSelectorName } from "./stored-form.ts";

/** Member of the body that a refusal requests, with the words of the API. */
export interface NamedMember extends LocatedField {
  readonly message: string;
}

/** Words of a demand: the member is missing, or its value is not accepted. */
const DEMAND =
  /\b(?:miss(?:ing|es)|required?|requires|no|not|set|provided?|specif(?:y|ied)|empty|blank|must|needs?|expected|invalid|unknown|unsupported|without)\b/i;

/** Codes that sign-ins often need and descriptions often lack; other words in a message are plain words. */
const CODE = /^(?:otp|totp|pin|captcha)$/i;

/** Problems of the whole form instead of a member. */
const WHOLE_FORM =
  /^(?:non_?field_?errors|base|_?all_?|global|credentials?|errors?|details?|message|general|form|root|body|auth\w*)$/i;

const QUOTED = /[`'"“‘]([A-Za-z][\w.-]{0,40})[`'"”’]/g;
const BEFORE =
  /\b(?:missing|requires?|required|provide|specify|no|without|invalid|unknown|unsupported)(?: (?:the|an?|required|body|request|parameter|field|property|member|value|for))*:? ([A-Za-z][\w.-]{0,40})\b/gi;
const AFTER =
  /\b([A-Za-z][\w.-]{0,40})(?: (?:field|parameter|property|value))?(?::|\s+(?:is|was|must|should|can ?not|can't|needs?|required|missing|not)\b)/gi;

interface Typed {
  readonly username: string;
  readonly password: string;
}

/** Reads the members that a failed sign-in requests; none if another call failed. */
export function readNamedMembers(
  failure: Error | undefined,
  method: PasswordMethod | BasicMethod,
  typed: Typed,
): readonly NamedMember[] {
  if (method.kind === "basic" || !(failure instanceof ApiError)) return [];
  if (!isSignInPath(failure.call.path, method.tokenUrl ?? method.call.path)) return [];
  if (failure instanceof HttpError) return findNamedMembers(failure.problem, method, typed);
  if (!(failure instanceof NoTokenError)) return [];
  return findNamedMembers({ message: failure.searched.message ?? "", fields: [] }, method, typed);
}

/** Finds the members that a refusal names and that the form has no input for. */
export function findNamedMembers(
  problem: ProblemText,
  method: PasswordMethod,
  { username, password }: Typed,
): readonly NamedMember[] {
  const shown = [method.username, method.password, ...(method.more ?? [])];
  const isShown = (path: JsonPath): boolean =>
    [...shown.map((one) => one.path), method.emailPath ?? []].some((one) => isEqual(one, path));
  const fromFields = problem.fields
    .filter(isDemand)
    .map(({ path, message }) => ({ ...locate(method, path), message }));
  const named = fromFields.length > 0 ? [] : listNames(problem.message, method);
  const fromWords = named
    .filter((name) => name !== username && name !== password)
    .map((name) => ({ ...locateName(method, name), message: problem.message }));
  return [...fromFields, ...fromWords].filter(({ path }) => !isShown(path));
}

function isDemand({ path, message, isGuess }: FieldProblem): boolean {
  const [name = ""] = path;
  return !isGuess && !WHOLE_FORM.test(name) && name !== "" && DEMAND.test(message);
}

/** Names of members in a message, each once. */
function listNames(message: string, method: PasswordMethod): readonly string[] {
  const described = [
    ...(method.optional ?? []).map(({ field }) => field.name),
    ...Object.keys(method.constants),
  ];
  const compounds = described.filter((name) => isCompound(name) && hasWord(message, name));
  if (!DEMAND.test(message)) return compounds;
  const quoted = [...message.matchAll(QUOTED)].map(([, name = ""]) => name);
  const demanded = [...message.matchAll(BEFORE), ...message.matchAll(AFTER)]
    .map(([, name = ""]) => name)
    .filter((name) => isExpected(name) || described.includes(name));
  const isDemanded = !/\b(?:found|exists?|locked|disabled|expired|suspended|active)\b/i.test(
    message,
  );
  return [...new Set([...compounds, ...quoted, ...(isDemanded ? demanded : [])])];
}

function isExpected(name: string): boolean {
  return isCompound(name) || isSelectorName(name) || CODE.test(name);
}

/** `client_id` and `clientId` are names of members, `account` may be a plain word. */
function isCompound(name: string): boolean {
  return /[a-z]_[a-z]|[a-z][A-Z]/.test(name);
}

function hasWord(message: string, name: string): boolean {
  return message.split(/[^\w.-]+/).some((word) => word.replace(/[.-]+$/, "") === name);
}

function locateName(method: PasswordMethod, name: string): LocatedField {
  const described = [
    ...(method.optional ?? []),
    method.username,
    method.password,
    ...(method.more ?? []),
  ].find(({ field }) => field.name.toLowerCase() === name.toLowerCase());
  return described ?? locate(method, [...method.password.path.slice(0, -1), name]);
}

/** Described field at a path, or a text field. A constant becomes the initial value. */
function locate(method: PasswordMethod, path: JsonPath): LocatedField {
  const described = method.optional?.find((one) => isEqual(one.path, path));
  if (described !== undefined) return described;
  const constant = Object.entries(method.constants).find(([name]) => name === path.join("."))?.[1];
  const name = String(path.at(-1));
  const field: Field = {
    kind: "text",
    name,
    label: name,
    isRequired: true,
    ...(constant === undefined ? {} : { default: constant }),
  };
  return { path, field };
}

function isEqual(one: JsonPath, other: JsonPath): boolean {
  return one.join("\0") === other.join("\0");
}
