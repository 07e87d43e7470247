import type { ConnectionSetting } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import { mapOf, textOf } from "#read/member.ts";
import type { Call, CallParameter } from "#infer/calls/call.ts";
import { labelOf } from "#infer/names/words.ts";
import { isCredentialHeader, isCsrfHeader } from "./credential-names.ts";
import { operationOf } from "./security-requirements.ts";

const MOST_CHARACTERS = 20_000;
/** `X-Tenant-Id`, `Acme-Version`, also in code or quotes. */
const NAME =
  /(?<![\w-])(?:X-[A-Za-z\d]+(?:-[A-Za-z\d]+)*|[A-Z][A-Za-z\d]*(?:-[A-Z][A-Za-z\d]*)+)(?![\w-])/g;
const HEADER = /\bheaders?\b/i;
const SENT =
  /\b(?:send|sent|pass(?:ed|ing)?|includ(?:e|ed|ing)|provid(?:e|ed|ing)|add|set|supply|supplied|specif(?:y|ied)|identif(?:y|ied)|use|using|must|need(?:s|ed)?|requir(?:e|es|ed)|request headers?|every request|each request|all requests)\b/i;
/** Words for a header of responses, or of a call to the user's own server. */
const RECEIVED =
  /\b(?:respon(?:se|ses|d|ds|ding)|return(?:s|ed)?|receiv(?:e|es|ed)|repl(?:y|ies)|exceed(?:s|ed)?|webhooks?|callbacks?|deprecated|do not|don't|never|no longer)\b/i;
/** Words for all calls, also those that do not declare the header. */
const OF_ALL = /\b(?:all|every|each|any)(?: \w+)? (?:requests?|calls?|operations?|endpoints?)\b/i;
const OTHER =
  /^(?:x-(?:rate-?limit|total|page|per-page|next|prev|request-id|correlation|trace|forwarded|powered|http-method|frame|content|robots|hub|signature).*|(?:content|accept|if|access|cache|retry|transfer|www|set|strict|sec|proxy|user|last|basic|bearer|oauth|http|json)-.*|idempotency-.*|x-idempotency-.*|x-requested-with)$/i;

/** Setting that only words name, with the calls that take it. */
interface ProseHeader {
  readonly name: string;
  readonly words: string;
  readonly pointer: string;
}

/**
 * Finds headers of requests that only the words of the document or of an operation name: "Send the header `X-Tenant-Id`".
 * Those of the document are settings of all calls, those of an operation of that call.
 */
export function addProseHeaders(
  document: Document,
  calls: readonly Call[],
  otherHeaders: ReadonlySet<string>,
): { readonly calls: readonly Call[]; readonly settings: readonly ConnectionSetting[] } {
  const whole = textOf(mapOf(document.root, "info"), "description");
  const declared = listDeclaredHeaders(calls);
  const ofAll = listHeaders(whole, "/info/description", otherHeaders).filter(
    ({ name, words }) => !declared.has(name.toLowerCase()) || OF_ALL.test(words),
  );
  const headers = new Map(ofAll.map((one) => [one.name.toLowerCase(), one]));
  const counts = new Map<string, number>();
  const extended = calls.map((call) => {
    const prose = textOf(operationOf(document, call), "description");
    const own = listHeaders(prose, `${call.pointer}/description`, otherHeaders);
    for (const one of own)
      if (!headers.has(one.name.toLowerCase())) headers.set(one.name.toLowerCase(), one);
    const names = new Set([...ofAll, ...own].map(({ name }) => name.toLowerCase()));
    if (names.size === 0) return call;
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const isNamed = ({ parameter: { in: location, name } }: CallParameter) =>
      location === "header" && names.has(name.toLowerCase());
    const others = call.parameters.filter((one) => !isNamed(one));
    const added = [...names].flatMap((name) => headers.get(name) ?? []);
    return { ...call, parameters: [...others, ...added.map(parameterOf)] };
  });
  const settings = [...headers].map(([key, header]): ConnectionSetting => ({
    in: "header",
    name: header.name,
    field: fieldOf(header),
    evidence: {
      pointer: header.pointer,
      reason: {
        code: "most-require",
        params: { count: counts.get(key) ?? 0, total: calls.length },
      },
      confidence: 0.6,
    },
  }));
  return { calls: extended, settings };
}

/** Names of the headers that some operations declare, in lower case: the others do not take them. */
function listDeclaredHeaders(calls: readonly Call[]): ReadonlySet<string> {
  const names = calls.flatMap(({ parameters }) =>
    parameters.flatMap(({ parameter: { in: location, name } }) =>
      location === "header" ? [name.toLowerCase()] : [],
    ),
  );
  return new Set(names);
}

/** Headers that a text requires with requests; `otherHeaders` has the names of others, in lower case. */
function listHeaders(
  text: string | undefined,
  pointer: string,
  otherHeaders: ReadonlySet<string>,
): readonly ProseHeader[] {
  if (text === undefined || !HEADER.test(text)) return [];
  const parts = text.slice(0, MOST_CHARACTERS).split(/(?<=[.!?])\s|\n/);
  return parts.flatMap((part) => {
    if (!HEADER.test(part) || !SENT.test(part) || RECEIVED.test(part)) return [];
    return (part.match(NAME) ?? [])
      .filter((name) => !OTHER.test(name) && !isCsrfHeader(name) && !isCredentialHeader(name))
      .filter((name) => !otherHeaders.has(name.toLowerCase()))
      .map((name) => ({ name, words: part.trim(), pointer }));
  });
}

function fieldOf({ name, words }: ProseHeader): ConnectionSetting["field"] {
  const label = labelOf(name.replace(/^x-/i, ""));
  return { kind: "text", name, label, description: words.slice(0, 160), isRequired: false };
}

function parameterOf(header: ProseHeader): CallParameter {
  return {
    schema: undefined,
    parameter: {
      name: header.name,
      in: "header",
      isRequired: false,
      isSetting: true,
      style: "simple",
      explode: false,
      field: fieldOf(header),
    },
  };
}
