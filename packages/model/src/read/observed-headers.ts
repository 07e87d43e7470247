import { memberOf, textOf, type JsonMap } from "./member.ts";
import type { ObservedValue } from "./observed-call.ts";

/** Headers by their name in lower case, from entries with a name or a key. */
export function readHeaders(entries: readonly unknown[]): ReadonlyMap<string, string> {
  return new Map(
    entries.map((one) => [
      (textOf(one, "name") ?? textOf(one, "key") ?? "").toLowerCase(),
      String(memberOf(one, "value") ?? ""),
    ]),
  );
}

/** Headers such as `X-Tenant`, without those of browsers, proxies and sign-in. */
export function listHeaders(headers: ReadonlyMap<string, string>): readonly ObservedValue[] {
  return Array.from(headers, ([name, value]) => ({
    name,
    value: value.includes("{{") ? undefined : value,
  })).filter(
    ({ name }) =>
      /^x-(?!requested-with|csrf|xsrf|forwarded|real-ip|.*(?:trace|request-id|session))/.test(
        name,
      ) && !KEY.test(name),
  );
}

/** Headers that take a key. */
const KEY = /^(?:x-)?(?:api-?key|(?:auth|access|private)-?token)$/;

/** Security scheme that the headers of a request show. */
export function schemeOf(headers: ReadonlyMap<string, string>): JsonMap | undefined {
  const authorization = headers.get("authorization")?.trim() ?? "";
  const type = /^(bearer|basic) /i.exec(authorization)?.[1];
  if (type !== undefined) return { type: "http", scheme: type.toLowerCase() };
  const name = [...headers.keys()].find((one) => KEY.test(one));
  if (name !== undefined) return { type: "apiKey", in: "header", name };
  if (authorization === "") return cookieScheme(headers.get("cookie") ?? "");
  const prefix = /^(\w+) \S/.exec(authorization)?.[1];
  const description = prefix === undefined ? {} : { description: `Authorization: ${prefix} <key>` };
  return { type: "apiKey", in: "header", name: "Authorization", ...description };
}

/** Names of cookies with a session: `sid`, `JSESSIONID`, `laravel_session`, `access_token`. */
const SESSION_COOKIE = /sess|(?:^|[._-])sid$|auth|jwt|token/i;
const OTHER_COOKIE = /csrf|xsrf|refresh|consent|analytics/i;

/** Security scheme of the session in a `Cookie` header. */
function cookieScheme(header: string): JsonMap | undefined {
  const names = header.split(";").map((pair) => pair.split("=")[0]?.trim() ?? "");
  const name = names.find((one) => SESSION_COOKIE.test(one) && !OTHER_COOKIE.test(one));
  return name === undefined ? undefined : { type: "apiKey", in: "cookie", name };
}
