import type { Credential } from "@quarterdeck/model";

export type HeaderCredential = Extract<Credential, { readonly in: "header" }>;

/** Attempts with one credential, the described form included: a guard against locked accounts. */
export const MAX_FORMS = 6;

/** Usual ways to write a token in `Authorization`, the most frequent first. */
const USUAL_PREFIXES = ["Bearer ", "Token ", "", "ApiKey ", "JWT ", "Basic "];

/** Facts about the form of a credential. */
interface FormFacts {
  /** `WWW-Authenticate` of the refusal (RFC 9110, section 11.6.1). */
  readonly challenge: string | undefined;
  /** Message of the refusal, which may name a header. */
  readonly message?: string;
  /** Prefixes that the description shows. */
  readonly prefixes?: readonly string[] | undefined;
  /** Forms that a sign-in response suggests. */
  readonly suggested?: readonly HeaderCredential[] | undefined;
}

/** Lists other forms of a credential that the API refused, the most probable first. */
export function listForms(
  credential: Credential,
  { challenge, message, prefixes = [], suggested = [] }: FormFacts,
): readonly HeaderCredential[] {
  const named = readSchemes(challenge).map((scheme) => `${scheme} `);
  const isAuthorization =
    credential.in === "header" && credential.name.toLowerCase() === "authorization";
  const own = isAuthorization ? [...prefixes, ...USUAL_PREFIXES] : [];
  const sent = isAuthorization ? credential.prefix.toLowerCase() : undefined;
  const seen = new Set(sent === undefined ? [] : [sent]);
  const written = [...named, ...own]
    .filter((prefix) => {
      const isNew = !seen.has(prefix.toLowerCase());
      seen.add(prefix.toLowerCase());
      return isNew;
    })
    .map((prefix) => ({ in: "header", name: "Authorization", prefix }) as const);
  const sentName = credential.in === "header" ? credential.name.toLowerCase() : undefined;
  const others = readHeaderNames(challenge, message)
    .filter((name) => name.toLowerCase() !== sentName)
    .map((name) => ({ in: "header", name, prefix: "" }) as const);
  return [...suggested, ...others, ...written].slice(0, MAX_FORMS - 1);
}

/** Headers that a refusal names: `ApiKey header="X-API-Key"`, "Missing X-Api-Key header". */
export function readHeaderNames(challenge = "", message = ""): readonly string[] {
  const parameters = challenge.matchAll(/\b(?:header|name|param)="?([A-Za-z][\w-]*)/gi);
  const words = message.matchAll(
    /(?<![\w./-])(x-[a-z\d-]+|(?:[a-z\d]+-)+(?:key|token|auth|secret|session)|(?<=header[\s:'"`]+)api_?key|api_?key(?=['"`]? (?:request )?header))(?![\w/-])/gi,
  );
  const names = [...parameters, ...words].map(([, name = ""]) => name);
  return [...new Set(names)].filter((name) => !/^authorization$|csrf|xsrf/i.test(name));
}

/** Schemes that need more than a prefix. */
const EXCHANGES = /^(?:digest|ntlm|negotiate|hawk|hoba|mutual|dpop|scram-.*|session|cookie|form)$/i;

/** Reads the schemes of `WWW-Authenticate`; the gateway writes `x-` before those with a dialog of the browser. */
export function readSchemes(challenge = ""): readonly string[] {
  const words = challenge.matchAll(/(?:^|,)\s*([\w!#$%&'*+.^`|~-]+)(?=\s*(?:,|$)|\s+[^\s=,])/g);
  return [...words]
    .map(([, word = ""]) => word.replace(/^x-(?=basic|digest|ntlm|negotiate)/i, ""))
    .filter((word) => !EXCHANGES.test(word))
    .map((word) => usualSpellings.get(word.toLowerCase()) ?? word);
}

const usualSpellings: ReadonlyMap<string, string> = new Map(
  ["Bearer", "Basic", "Token"].map((word) => [word.toLowerCase(), word]),
);

/** Value of a credential: `Basic` takes a user name and a password in Base64 (RFC 7617). */
export function writeToken(token: string, { prefix }: Pick<HeaderCredential, "prefix">): string {
  const isPair = /^basic /i.test(prefix) && token.includes(":");
  return isPair ? btoa(String.fromCharCode(...new TextEncoder().encode(token))) : token;
}
