import type { Credential } from "#nouns/sign-in.ts";
import type { Document } from "#read/document.ts";
import { entriesOf, listOf, mapOf, memberOf, textOf } from "#read/member.ts";
import { resolve } from "#read/resolve.ts";
import type { Call } from "./call.ts";

/** A security scheme with the place that its credential takes (OpenAPI 3.1, "Security Scheme Object"). */
export interface Scheme {
  readonly name: string;
  readonly pointer: string;
  readonly type: string;
  readonly source: unknown;
  readonly description: string | undefined;
  readonly credential: Credential;
  /** How many operations ask for it; the root's requirement counts for all that say nothing. */
  readonly uses: number;
}

const BEARER: Credential = { in: "header", name: "Authorization", prefix: "Bearer " };

/** The declared schemes, most used first; what a requirement names but nothing defines is no scheme. */
export function readSchemes(document: Document, calls: readonly Call[]): readonly Scheme[] {
  const uses = countUses(document, calls);
  return entriesOf(mapOf(document.root, "components")["securitySchemes"])
    .flatMap(([name, node]) => {
      const source = resolve(document, node).value;
      const credential = credentialOf(source);
      if (credential === undefined) return [];
      return [
        {
          name,
          pointer: `/components/securitySchemes/${name}`,
          type: String(memberOf(source, "type")),
          source,
          description: textOf(source, "description"),
          credential,
          uses: uses.get(name) ?? 0,
        },
      ];
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Bearer before API key before basic; what only a browser can carry comes last. */
function rankOf({ type, credential, source, uses }: Scheme): number {
  const unused = uses === 0 ? 10 : 0;
  if (credential.in === "cookie") return unused + 6;
  if (credential.in === "query") return unused + 5;
  if (type === "http")
    return unused + (String(memberOf(source, "scheme")).toLowerCase() === "basic" ? 4 : 0);
  return unused + (type === "oauth2" || type === "openIdConnect" ? 1 : 2);
}

function countUses({ root }: Document, calls: readonly Call[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const count = (holder: unknown, weight: number) => {
    for (const requirement of listOf(holder, "security")) {
      for (const [name] of entriesOf(requirement)) uses.set(name, (uses.get(name) ?? 0) + weight);
    }
  };
  count(root, Math.max(1, calls.length));
  const paths = mapOf(root, "paths");
  for (const call of calls) count(memberOf(paths[call.path], call.method), 1);
  return uses;
}

function credentialOf(source: unknown): Credential | undefined {
  const type = memberOf(source, "type");
  if (type === "oauth2" || type === "openIdConnect") return BEARER;
  if (type === "http") return httpCredential(String(memberOf(source, "scheme") ?? "bearer"));
  if (type !== "apiKey") return undefined;
  const name = textOf(source, "name");
  const place = memberOf(source, "in");
  if (name === undefined) return undefined;
  if (place === "query" || place === "cookie") return { in: place, name };
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

/** What stands before an API key in `Authorization` is told in prose only: "Authorization: Token xxxxxx". */
function prefixIn(description: string | undefined): string {
  const said = description ?? "";
  const shown =
    /Authorization["'`]?\s*:\s*["'`]?([A-Za-z-]{2,20}) +\S/.exec(said)?.[1] ??
    /(?:^|["'`\s])(Bearer|bearer|Token|token|SSWS|Basic|ApiKey|Api-Key|GenieKey|JWT)[ =]+(?:[{<[(]|x{3,}|X{3,}|your|YOUR|\.\.\.|…)/.exec(
      said,
    )?.[1];
  return `${shown ?? "Bearer"} `;
}
