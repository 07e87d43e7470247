import { isExactNumber } from "@quarterdeck/model";
import { USER_HEADER } from "#config/contract.ts";

/** Replacement of a secret. */
export const mask = "•••";

const secretName =
  /pass(?:word|wd|phrase|code)|secret|token|api[-_]?key|authorization|cookie|credential|^t?otp$|^pin$/i;

/** Further names of secrets in headers and queries; in a body they may be ordinary members. */
const secretParameter = /(?:^|[-_])(?:key|sig(?:nature)?|session(?:[-_]?id)?|auth)$/i;

function isSecretParameter(name: string): boolean {
  return isSecretName(name) || secretParameter.test(name);
}

/** True for a name of a header, parameter or member whose value is a secret. */
export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

/** Masks secrets in headers. */
export function maskHeaders(
  headers: Readonly<Record<string, string>>,
  token: string | null,
): Readonly<Record<string, string>> {
  const entries = Object.entries(headers).map(([name, value]) => {
    const isUser = name.toLowerCase() === USER_HEADER.toLowerCase();
    const isSecret = isUser || isSecretParameter(name) || contains(value, token);
    return [name, isSecret ? mask : value] as const;
  });
  return Object.fromEntries(entries);
}

/** Masks secrets in a query without `?`. */
export function maskQuery(query: string, token: string | null): string {
  if (query === "") return "";
  return query
    .split("&")
    .map((pair) => {
      const [name = "", value] = pair.split(/=(.*)/s);
      const isSecret = isSecretParameter(decode(name)) || contains(decode(value ?? ""), token);
      return isSecret && value !== undefined ? `${name}=${mask}` : pair;
    })
    .join("&");
}

/** Masks secret members in JSON. */
export function maskJson(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null || isExactNumber(value) || depth > 40)
    return value;
  if (Array.isArray(value)) return value.map((item: unknown) => maskJson(item, depth + 1));
  const entries = Object.entries(value).map(([name, inner]) => {
    const isSecret = isSecretName(name) && (typeof inner === "string" || isExactNumber(inner));
    return [name, isSecret ? mask : maskJson(inner, depth + 1)] as const;
  });
  return Object.fromEntries(entries);
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
