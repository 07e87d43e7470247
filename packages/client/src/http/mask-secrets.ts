import { isExactNumber, ownMember, parseJson, writeJson } from "@quarterdeck/model";
import { USER_HEADER } from "#config/contract.ts";

/** Replacement of a secret. */
export const mask = "•••";

/** Parts of names without signs and in lower case. */
const secretName =
  /pass(?:words?|wd|phrase|code)|pwd|secret|token|(?:api|private|access|secret|encryption|signing|master|account|shared)keys?|authorization|cookie|credential|csrf|xsrf|sess(?:ion)?id$/;

/** Whole words of names. */
const secretWord = /(?:^|[^a-z])(?:t?otp|pin|cvc|cvv)(?![a-z])/i;

/** Names of secrets that are numbers; other numbers count secrets. */
const secretNumber = /pass(?:word|wd|phrase|code)s?$|(?:^|[^a-z])(?:t?otp|pin|cvc|cvv)(?:code)?$/i;

/** Names of the value of a secret in an object. */
const valueName = /^(?:value|data|plain(?:text)?)$/i;

/** Further names of secrets in headers and queries; in a body they may be ordinary members. */
const secretParameter = /(?:^|[-_.[])(?:key|sig(?:nature)?|session(?:[-_]?id)?|sid|auth)(?:\]|$)/i;

function isSecretParameter(name: string): boolean {
  return isSecretName(name) || secretParameter.test(name);
}

/** True for a name of a header, parameter or member whose value is a secret, in any spelling. */
export function isSecretName(name: string): boolean {
  const words = splitCamel(name);
  return (
    secretName.test(words.replaceAll(/[^a-z\d]/gi, "").toLowerCase()) || secretWord.test(words)
  );
}

/** `smsOtp` is `sms_Otp`, so that its words have limits. */
function splitCamel(name: string): string {
  return name.slice(0, 200).replaceAll(/([a-z\d])([A-Z])/g, "$1_$2");
}

/** Masks secrets in headers; `names`: further secrets. */
export function maskHeaders(
  headers: Readonly<Record<string, string>>,
  token: string | null,
  names: readonly string[] = [],
): Readonly<Record<string, string>> {
  const entries = Object.entries(headers).map(([name, value]) => {
    const isUser = name.toLowerCase() === USER_HEADER.toLowerCase();
    const isNamed = names.some((other) => other.toLowerCase() === name.toLowerCase());
    const isSecret = isUser || isNamed || isSecretParameter(name) || contains(value, token);
    return [name, isSecret ? mask : value] as const;
  });
  return Object.fromEntries(entries);
}

/** Masks secrets in a query without `?`; `names`: further secrets. */
export function maskQuery(
  query: string,
  token: string | null,
  names: readonly string[] = [],
): string {
  if (query === "") return "";
  return query
    .split("&")
    .map((pair) => {
      const [name = "", value] = pair.split(/=(.*)/s);
      const isNamed = isSecretParameter(decode(name)) || names.includes(decode(name));
      const isSecret = isNamed || contains(decode(value ?? ""), token);
      return isSecret && value !== undefined ? `${name}=${mask}` : pair;
    })
    .join("&");
}

/** Masks secret members in JSON, and the values below a secret name. */
export function maskJson(value: unknown, depth = 0, isBelowSecret = false): unknown {
  if (typeof value !== "object" || value === null || isExactNumber(value) || depth > 40)
    return isBelowSecret && typeof value === "string" ? mask : value;
  if (Array.isArray(value))
    return value.map((item: unknown) => maskJson(item, depth + 1, isBelowSecret));
  const members = value as Readonly<Record<string, unknown>>;
  const isNamedSecret = ["name", "key"].some((member) => {
    const name = ownMember(members, member);
    return typeof name === "string" && isSecretName(name);
  });
  const entries = Object.entries(members).map(([name, inner]) => {
    const isValue = (isBelowSecret || isNamedSecret) && valueName.test(name);
    const isSecret = isValue || isSecretName(name);
    const isNumber = typeof inner === "number" || isExactNumber(inner);
    const isMasked =
      isSecret &&
      (isNumber ? isValue || secretNumber.test(splitCamel(name)) : typeof inner === "string");
    return [name, isMasked ? mask : maskJson(inner, depth + 1, isSecret)] as const;
  });
  return Object.fromEntries(entries);
}

const formBody = /^[^\s=&<{]+=[^\s&]*(?:&[^\s=&]+=[^\s&]*)*$/;
const element = /<([\w:.-]+)>([^<>]+)<\/\1>/g;

/** Masks secrets in a text of JSON, a form or XML. */
export function maskText(text: string): string {
  try {
    return writeJson(maskJson(parseJson(text)));
  } catch {
    if (formBody.test(text)) return maskQuery(text, null);
    return text.replaceAll(element, (whole, name: string) =>
      isSecretName(name) ? `<${name}>${mask}</${name}>` : whole,
    );
  }
}

function contains(value: string, token: string | null): boolean {
  return token !== null && token !== "" && value.includes(token);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
