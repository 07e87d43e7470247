import type { Credential } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import { entriesOf, mapOf, memberOf, textOf } from "#read/member.ts";
import { writePointer } from "#read/pointer.ts";
import { resolve } from "#read/resolve.ts";
import { listProsePrefixes, listPrefixes } from "./credential-prefixes.ts";
import { repairHeader } from "./header-names.ts";
import type { Requirements } from "./security-requirements.ts";
import { markTwins } from "./twin-schemes.ts";

/** Security scheme with the location of its credential (OpenAPI 3.1, "Security Scheme Object"). */
export interface SecurityScheme {
  readonly name: string;
  readonly pointer: string;
  readonly type: string;
  readonly source: unknown;
  readonly description: string | undefined;
  readonly credential: Credential;
  /** Further prefixes that the scheme or the document shows, the most certain first. */
  readonly prefixes: readonly string[];
  /** True if the document shows no prefix for a key in `Authorization`. */
  readonly isAssumed: boolean;
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
  const prose = listProsePrefixes(textOf(mapOf(document.root, "info"), "description"));
  const schemes = entriesOf(mapOf(document.root, "components")["securitySchemes"]).flatMap(
    ([name, node]) => {
      const source = resolve(document, node).value;
      const own = listPrefixes(source, name);
      const shown = own.length > 0 || !isKeyInAuthorization(source) ? own : prose;
      const credential = credentialOf(source, shown);
      if (credential === undefined) return [];
      const sent = credential.in === "header" ? credential.prefix : "";
      return [
        {
          name,
          pointer: writePointer("components", "securitySchemes", name),
          type: String(memberOf(source, "type")),
          source,
          description: textOf(source, "description"),
          credential,
          prefixes: [...new Set([...own, ...prose])].filter((prefix) => prefix !== sent),
          isAssumed: isKeyInAuthorization(source) && shown.length === 0,
          uses: uses.get(name) ?? 0,
        },
      ];
    },
  );
  return markTwins(schemes);
}

/** True if user name and password are sent with each call (RFC 7617). */
export function isBasic({ credential }: Pick<SecurityScheme, "credential">): boolean {
  return credential.in === "header" && credential.prefix === "Basic ";
}

/** True for an API key in `Authorization`: the prefix is then not a part of the scheme. */
function isKeyInAuthorization(source: unknown): boolean {
  if (memberOf(source, "type") !== "apiKey" || memberOf(source, "in") !== "header") return false;
  const header = repairHeader(textOf(source, "name") ?? "");
  return header !== undefined && /^authorization$/i.test(header.name) && header.prefix === "";
}

function credentialOf(source: unknown, prefixes: readonly string[]): Credential | undefined {
  const type = memberOf(source, "type");
  if (type === "oauth2" || type === "openIdConnect") return BEARER;
  if (type === "http") return httpCredential(String(memberOf(source, "scheme") ?? "bearer"));
  if (type !== "apiKey") return undefined;
  const name = textOf(source, "name");
  const location = memberOf(source, "in");
  if (name === undefined) return undefined;
  if (location === "query" || location === "cookie") return { in: location, name };
  const header = repairHeader(name);
  if (header === undefined) return undefined;
  if (!isKeyInAuthorization(source)) return { in: "header", ...header };
  return { in: "header", name: header.name, prefix: prefixes[0] ?? "Bearer " };
}

function httpCredential(scheme: string): Credential {
  const written = /^basic$/i.test(scheme) ? "Basic" : /^bearer$/i.test(scheme) ? "Bearer" : scheme;
  return { in: "header", name: "Authorization", prefix: `${written} ` };
}
