import type { Description } from "./description.ts";
import type { RequestHeaders } from "./fetch-text.ts";

/** Sign-in scheme of a description. */
type Scheme = Readonly<Record<string, string>>;

/** Addresses of descriptions and their pages, which are not lists. */
const OF_DESCRIPTION =
  /\.(?:json|ya?ml|html?)$|\$metadata|(?:^|[/_-])(?:openapi|swagger|api-?docs?|docs?|documentation|redoc|scalar|schemas?|specs?)(?:[/._-]|$)/i;

/** True for an address with a word for a description or its page: `/openapi.json`, `/docs`. */
export function namesDescription(address: string): boolean {
  return OF_DESCRIPTION.test(new URL(address).pathname);
}

/** True for an address that may have data: `/issues.json` is a list where the response is JSON. */
function mayHaveData(address: string, isJson: boolean): boolean {
  const { href } = new URL(address);
  return !namesDescription(isJson ? href.replace(/\.json(?=$|[?#])/i, "") : href);
}

/** Paths that are bases of APIs by their last segment, and the root of a host. */
const BASE = /(?:^|\/)(?:api|rest|v\d+(?:[._]\d+)*|\d+\.\d+)\/?$|^\/$/i;

/** Known facts about the response at an address that requires a credential. */
interface ClosedResponse {
  /** Other schemes, each of which may sign in alone. */
  readonly alternatives?: readonly Scheme[];
  readonly isJson?: boolean;
  readonly isList?: boolean;
  /** Addresses that refuse requests without a credential. Present if the address itself responds to everyone. */
  readonly refused?: readonly string[];
}

/**
 * Description of an API that requires a credential: the address of a list or of its base, and how to sign in. Each
 * user's own responses show the fields; the service describes none of them, because everyone may read the description.
 * Undefined for an address that may be the one of a description.
 */
export function describeClosed(
  address: string,
  schemes: readonly Scheme[],
  {
    alternatives = [],
    isJson = false,
    isList = !BASE.test(new URL(address).pathname),
    refused,
  }: ClosedResponse = {},
): Description | undefined {
  const { origin, host, pathname } = new URL(address);
  // A whole site may require a credential.
  const isSite = pathname === "/" && !isJson;
  if (schemes.length === 0 || isSite || !mayHaveData(address, isJson)) return undefined;
  const named = schemes.map(
    (scheme, index) => [index === 0 ? "auth" : `auth${index}`, scheme] as const,
  );
  const others = alternatives.map((scheme, index) => [`other${index}`, scheme] as const);
  const document = {
    openapi: "3.1.0",
    "x-quarterdeck-exploration": "open",
    info: { title: host, version: "" },
    servers: [{ url: origin }],
    components: { securitySchemes: Object.fromEntries([...named, ...others]) },
    // Each request needs all of them. The others, which no operation names, are offered after them.
    security: [Object.fromEntries(named.map(([name]) => [name, []]))],
    paths: Object.fromEntries([
      describeRead(address, { isList, isOpen: refused !== undefined }),
      ...(refused ?? []).map((one) => describeRead(one)),
    ]),
  };
  return { text: JSON.stringify(document), address };
}

/** A read whose response is not known, by its path. */
function describeRead(
  address: string,
  { isList = false, isOpen = false } = {},
): readonly [string, object] {
  const { pathname, searchParams } = new URL(address);
  const parameters = Array.from(searchParams, ([name, value]) => ({
    name,
    in: "query",
    schema: { type: "string", default: value },
  }));
  const get = {
    "x-quarterdeck-observed": true,
    ...(isList && { "x-quarterdeck-role": "list" }),
    ...(isOpen && { security: [] }),
    parameters,
    responses: { default: { description: "", content: { "application/json": {} } } },
  };
  return [pathname, { get }];
}

/** Scheme that a response with 401 names (RFC 9110 section 11.6.1). */
export function schemesOfChallenge(challenge: string): readonly Scheme[] {
  const name = /^\s*([\w-]+)/.exec(challenge)?.[1]?.toLowerCase();
  return name === undefined ? [] : [{ type: "http", scheme: name }];
}

/** Usual schemes that a challenge may leave out: it names one, and keys in other headers have no name. */
export function usualSchemes(schemes: readonly Scheme[]): readonly Scheme[] {
  return ["bearer", "basic"]
    .filter((name) => schemes.every(({ scheme }) => scheme !== name))
    .map((scheme) => ({ type: "http", scheme }));
}

const SECRET_NAME = /key|token|auth|secret/i;
/** Headers of the request itself, not of its user. */
const OF_REQUEST = /^(?:accept.*|user-agent|content-.*|cookie|cache-control|host|origin|referer)$/i;

/** Schemes of the headers of a request: the credential, then others such as the id of an application. */
export function schemesOfHeaders(headers: RequestHeaders): readonly Scheme[] {
  const entries = Object.entries(headers).filter(([name]) => !OF_REQUEST.test(name));
  const standard = entries.find(
    ([name, value]) => name.toLowerCase() === "authorization" && /^[\w-]+ \S/.test(value),
  );
  const credential = standard ?? entries.find(([name]) => SECRET_NAME.test(name)) ?? entries[0];
  if (credential === undefined) return [];
  const keys = entries
    .filter((entry) => entry !== credential)
    .map(([name]) => ({ type: "apiKey", in: "header", name }));
  const [name, value] = credential;
  const own =
    standard === undefined ? [{ type: "apiKey", in: "header", name }] : schemesOfChallenge(value);
  return [...own, ...keys];
}
