import type { Description } from "./description.ts";
import type { RequestHeaders } from "./fetch-text.ts";

/** Sign-in scheme of a description. */
type Scheme = Readonly<Record<string, string>>;

/** Addresses of descriptions and their pages, which are not lists. */
const OF_DESCRIPTION =
  /\.(?:json|ya?ml|html?)$|\$metadata|(?:^|[/_-])(?:openapi|swagger|api-?docs?|docs?|documentation|redoc|scalar|schemas?|specs?)(?:[/._-]|$)/i;

/**
 * Description of a list that requires a credential: its address and how to sign in. Each user's own responses show the
 * fields; the service describes none of them, because everyone may read the description. Undefined for an address that
 * may be the one of a description.
 */
export function describeClosedList(
  address: string,
  scheme: Scheme | undefined,
): Description | undefined {
  const { origin, host, pathname, searchParams } = new URL(address);
  if (scheme === undefined || pathname === "/" || OF_DESCRIPTION.test(pathname)) return undefined;
  const parameters = Array.from(searchParams, ([name, value]) => ({
    name,
    in: "query",
    schema: { type: "string", default: value },
  }));
  const document = {
    openapi: "3.1.0",
    info: { title: host, version: "" },
    servers: [{ url: origin }],
    components: { securitySchemes: { auth: scheme } },
    security: [{ auth: [] }],
    paths: {
      [pathname]: {
        get: {
          "x-quarterdeck-role": "list",
          parameters,
          responses: { default: { description: "", content: { "application/json": {} } } },
        },
      },
    },
  };
  return { text: JSON.stringify(document), address };
}

/** Scheme that a response with 401 names (RFC 9110 section 11.6.1). */
export function schemeOfChallenge(challenge: string): Scheme | undefined {
  const name = /^\s*([\w-]+)/.exec(challenge)?.[1]?.toLowerCase();
  return name === undefined ? undefined : { type: "http", scheme: name };
}

const SECRET_NAME = /key|token|auth|secret/i;

/** Scheme of the credential in request headers. */
export function schemeOfHeaders(headers: RequestHeaders): Scheme | undefined {
  const entries = Object.entries(headers);
  const standard = entries.find(([name]) => name.toLowerCase() === "authorization")?.[1];
  if (standard !== undefined && /^[\w-]+ \S/.test(standard)) return schemeOfChallenge(standard);
  const name = entries.find(([one]) => SECRET_NAME.test(one))?.[0];
  return name === undefined ? undefined : { type: "apiKey", in: "header", name };
}
