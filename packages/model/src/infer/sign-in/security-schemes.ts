import type { Credential } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import { entriesOf, mapOf, memberOf, textOf } from "#read/member.ts";
import { writePointer } from "#read/pointer.ts";
import { resolve } from "#read/resolve.ts";
import type { Requirements } from "./security-requirements.ts";

/** Security scheme with the location of its credential (OpenAPI 3.1, "Security Scheme Object"). */
export interface SecurityScheme {
  readonly name: string;
  readonly pointer: string;
  readonly type: string;
  readonly source: unknown;
  readonly description: string | undefined;
  readonly credential: Credential;
  /** Number of operations that require it; the root requirement counts for all operations without one. */
  readonly uses: number;
}

/** Default credential: a bearer token (RFC 6750). */
export const BEARER: Credential = { in: "header", name: "Authorization", prefix: "Bearer " };

/** Reads the declared security schemes. Names in requirements without a definition are not included. */
export function readSecuritySchemes(
  document: Document,
  { uses }: Pick<Requirements, "uses">,
): readonly SecurityScheme[] {
  return entriesOf(mapOf(document.root, "components")["securitySchemes"]).flatMap(
    ([name, node]) => {
      const source = resolve(document, node).value;
      const credential = credentialOf(source);
      if (credential === undefined) return [];
      return [
        {
          name,
          pointer: writePointer("components", "securitySchemes", name),
          type: String(memberOf(source, "type")),
          source,
          description: textOf(source, "description"),
          credential,
          uses: uses.get(name) ?? 0,
        },
      ];
    },
  );
}

/** True if user name and password are sent with each call (RFC 7617). */
export function isBasic({ credential }: Pick<SecurityScheme, "credential">): boolean {
  return credential.in === "header" && credential.prefix === "Basic ";
}

function credentialOf(source: unknown): Credential | undefined {
  const type = memberOf(source, "type");
  if (type === "oauth2" || type === "openIdConnect") return BEARER;
  if (type === "http") return httpCredential(String(memberOf(source, "scheme") ?? "bearer"));
  if (type !== "apiKey") return undefined;
  const name = textOf(source, "name");
  const location = memberOf(source, "in");
  if (name === undefined) return undefined;
  if (location === "query" || location === "cookie") return { in: location, name };
  return {
    in: "header",
    name,
    prefix: /^authorization$/i.test(name) ? prefixIn(textOf(source, "description")) : "",
  };
}

function httpCredential(scheme: string): Credential {
  const written = /^basic$/i.test(scheme) ? "Basic" : /^bearer$/i.test(scheme) ? "Bearer" : scheme;
  return { in: "header", name: "Authorization", prefix: `${written} ` };
}

/** Prefix of an API key in `Authorization`, which only the description contains: "Authorization: Token xxxxxx". */
function prefixIn(description = ""): string {
  for (const pattern of PREFIXES) {
    const prefix = pattern.exec(description)?.[1];
    if (prefix !== undefined) return `${prefix} `;
  }
  return "Bearer ";
}

const PREFIXES = [
  /Authorization["'`]?\s*:\s*["'`]?([A-Za-z-]{2,20}) +\S/,
  /(?:^|["'`\s])(Bearer|bearer|Token|token|SSWS|Basic|ApiKey|Api-Key|GenieKey|JWT)[ =]+(?:[{<[(]|x{3,}|X{3,}|your|YOUR|\.\.\.|…)/,
  /\bprefix(?:ed)?(?:\s+(?:with|by|of|is|the word))*:?\s*["'`]([A-Za-z-]{2,20})\s?["'`]/i,
  /["'`]([A-Za-z-]{2,20})\s?["'`]\s+prefix\b/i,
];
