import { schemesOfChallenge } from "./closed-api.ts";
import { ruleForTarget } from "./create-loader.ts";
import { fetchHead, type ResponseHead } from "./fetch-text.ts";
import { settle } from "./search-network.ts";

const KEY_HEADER = /key|token|secret/i;
/** A header for a key in the words of a refusal: "Missing X-Session-Token header". */
const NAMED_HEADER =
  /\b(x-(?:[a-z\d]+-)*(?:key|token|auth|secret|session)(?:-id)?|(?:[a-z\d]+-)+(?:key|token)(?=\W+header))\b/i;
const CROSS_SITE = /csrf|xsrf/i;
const WRITES = /\b(?:POST|PUT|PATCH|DELETE)\b/i;

/**
 * Sign-in schemes of an address that refuses a request: those that it names, the header in its words, else the header
 * for a key that it permits to pages of other origins, else a token, whose usual forms the console tries. Empty for
 * pages, and for texts that may be anything.
 */
export async function listRefusedSchemes(
  address: string,
  { headers, words }: ResponseHead,
): Promise<ReturnType<typeof schemesOfChallenge>> {
  const challenge = headers.get("www-authenticate");
  if (challenge !== null) return schemesOfChallenge(challenge);
  const mediaType = headers.get("content-type") ?? "";
  if (/\bhtml\b/i.test(mediaType)) return [];
  const named = NAMED_HEADER.exec(words)?.[0];
  if (named !== undefined && !CROSS_SITE.test(named)) return [schemeOfHeader(named)];
  const permitted = await settle(
    fetchHead(address, {
      method: "OPTIONS",
      allowsIp: ruleForTarget(address, address),
      headers: { origin: new URL(address).origin, "access-control-request-method": "GET" },
    }),
  );
  const read = (name: string): string =>
    "error" in permitted ? "" : (permitted.headers.get(name) ?? "");
  const names = read("access-control-allow-headers")
    .split(/[\s,]+/)
    .filter((name) => !CROSS_SITE.test(name));
  const isStandard = names.some((name) => /^authorization$/i.test(name));
  const key = isStandard ? undefined : names.find((name) => KEY_HEADER.test(name));
  if (key !== undefined) return [schemeOfHeader(key)];
  const methods = `${read("allow")} ${read("access-control-allow-methods")}`;
  const isApi = /\bjson\b/i.test(mediaType) || isStandard || WRITES.test(methods);
  return isApi ? schemesOfChallenge("Bearer") : [];
}

function schemeOfHeader(name: string): Readonly<Record<string, string>> {
  return { type: "apiKey", in: "header", name };
}
