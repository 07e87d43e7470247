import type { HttpResponse } from "#types/http.ts";
import { isJsonObject } from "#request/values/value-at.ts";

/** Header that an API expects, with a value if the refusal shows one. */
export interface RequestedHeader {
  readonly name: string;
  readonly value?: string;
}

const NAME = String.raw`((?:X-)?[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)+)`;
const QUOTE = "[`'\"“‘«]?";

/** `header 'X-Api-Version'`, `header named X-Tenant`, `the X-Api-Version header`. */
const NAMED = [
  new RegExp(String.raw`\bheaders?\b(?: field)?(?: named| called)?\s*[:=]?\s*${QUOTE}${NAME}`, "i"),
  new RegExp(String.raw`${NAME}["'\x60”’»]?\s+(?:request |http )*headers?\b`, "i"),
];

/** `X-Tenant-Id is required`, `missing X-Tenant-Id`: only names that are surely those of headers. */
const DEMANDED = [
  new RegExp(
    String.raw`\b(?:missing|requires?|required|provide|specify|send|set|without)\b[^.]{0,20}?(X-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)`,
    "i",
  ),
  new RegExp(
    String.raw`\b(X-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)["'\x60”’»]?\s+(?:is|was|must|needs?|cannot|required|missing|not)\b`,
    "i",
  ),
];

/** Headers of the browser, of the session and of the body, which users do not enter. */
const OWN =
  /^(?:accept-(?:encoding|charset)|authorization|connection|content-.*|cookie|date|expect|host|if-.*|origin|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via|www-authenticate|x-(?:csrf|xsrf)-.*|x-request-id|x-forwarded-.*|x-requested-with)$/i;

const LONGEST = 4000;

/** Finds the header that a refusal demands: in its words, or in a header with the versions that the API has. */
export function findRequestedHeader(
  response: Pick<HttpResponse, "headers" | "body">,
): RequestedHeader | undefined {
  const versions = findVersions(response.headers);
  for (const text of textsOf(response.body)) {
    const name = [...NAMED, ...DEMANDED]
      .map((pattern) => pattern.exec(text)?.[1])
      .find((one) => one !== undefined && !OWN.test(one));
    if (name === undefined) continue;
    const value = valueIn(text, name) ?? (/version/i.test(name) ? versions?.value : undefined);
    return { name, ...(value === undefined ? {} : { value }) };
  }
  return versions?.name === undefined ? undefined : { name: versions.name, value: versions.value };
}

/** Texts of an error, which may be deep in its body. */
function textsOf(body: unknown, depth = 0): readonly string[] {
  if (typeof body === "string") return [body.slice(0, LONGEST)];
  if (depth > 4) return [];
  if (Array.isArray(body)) return body.slice(0, 20).flatMap((item) => textsOf(item, depth + 1));
  if (!isJsonObject(body)) return [];
  return Object.values(body)
    .slice(0, 40)
    .flatMap((value) => textsOf(value, depth + 1));
}

/** Value behind the name: `X-Api-Version: 2`, `X-Api-Version (for example 2024-01-01)`. */
function valueIn(text: string, name: string): string | undefined {
  const rest = text.slice(text.indexOf(name) + name.length, text.indexOf(name) + name.length + 160);
  const [, behind] = /^["'`”’»]?\s*[:=]\s*["'`]?([\w./+;=-]{1,80})/.exec(rest) ?? [];
  const [, shown] =
    /(?:e\.g\.,?|for example,?|such as|example:|supported(?: versions?)?(?: are| is)?:?|one of:?|to)\s*["'`[(]*([\w./+-]*\d[\w./+-]*)/i.exec(
      rest,
    ) ?? [];
  return (behind ?? shown)?.replace(/[.,;]+$/, "");
}

interface Versions {
  /** Undefined: the response does not show in which header the version is sent. */
  readonly name: string | undefined;
  readonly value: string;
}

/** `X-OpenStack-Ironic-API-Maximum-Version: 1.90` leads to `X-OpenStack-Ironic-API-Version`. */
function findVersions(headers: HttpResponse["headers"]): Versions | undefined {
  for (const [header, text] of Object.entries(headers)) {
    const [, start, end] =
      /^(.+?)-(?:max(?:imum)?|latest|current|default|newest)-((?:[a-z]+-)*version)$/i.exec(
        header,
      ) ?? [];
    const value =
      text
        .trim()
        .split(/[\s,]+/)
        .at(-1) ?? "";
    if (start !== undefined && value !== "") return { name: `${start}-${end ?? ""}`, value };
    const isList = /^(?:x-)?(?:api-)?(?:supported|available)-versions$|^api-supported-versions$/i;
    if (isList.test(header) && value !== "") return { name: undefined, value };
  }
  return undefined;
}
