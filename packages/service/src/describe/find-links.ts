import { ownMember } from "@quarterdeck/model";
import { decodeEntities } from "./decode-entities.ts";
import type { FetchedText } from "./fetch-text.ts";

/** Settings and attributes of documentation pages whose value is the address of a description. */
const SETTINGS =
  /(?:["']?\b(?:url|configUrl|spec-url|specUrl|data-url|apiDescriptionUrl|openapi|spec|definition)["']?\s*[:=]\s*|Redoc\.init\(\s*)(?:new URL\(\s*|[\w.]{1,60}\s*\+\s*)?["'`]([^"'`\s<>]{1,500})["'`]/gi;

/** Scripts of documentation pages that hold their settings. */
const SCRIPTS = /<script[^>]+src=["']([^"']*(?:initializer|swagger-ui-init|index)[^"']*\.js)["']/gi;

/** Links of a page to its descriptions. */
const ANCHORS = /<a\b[^>]*\bhref\s*=\s*["']([^"'#\s]{1,500})["']/gi;

/** Paths of descriptions and of scripts that name them. */
const LIKELY = /openapi|swagger|api-docs|schema|\.(?:json|ya?ml)$/i;

/** Link elements of a page. */
const LINK_ELEMENTS = /<link\b[^>]*>/gi;

/**
 * Addresses at which a response may name a description: its header `Link` and link elements with `service-desc` (RFC
 * 8631 section 4), the linkset of an API catalog (RFC 9727 section 4), and settings of Swagger UI, Redoc, Scalar and
 * similar pages. Only http and https addresses.
 */
export function findLinks({ text, link, address }: FetchedText): readonly string[] {
  const names = [
    ...readLinkHeader(link),
    ...readLinkElements(text),
    ...readLinkset(text),
    ...matches(text, SETTINGS),
    ...matches(decodeEntities(text), SETTINGS),
    ...matches(text, SCRIPTS),
    ...matches(text, ANCHORS).filter((name) => LIKELY.test(decodeEntities(name))),
  ];
  const base = baseOf(text, address);
  const addresses = [...new Set(names.flatMap((name) => resolve(name, base)))].filter(
    (one) => one !== address,
  );
  const isLikely = (one: string): boolean => LIKELY.test(new URL(one).pathname);
  return [...addresses.filter(isLikely), ...addresses.filter((one) => !isLikely(one))];
}

function readLinkHeader(value: string): readonly string[] {
  return [...value.matchAll(/<([^>]*)>((?:\s*;\s*[\w-]+\s*=\s*(?:"[^"]*"|[^\s;,]+))*)/g)].flatMap(
    ([, target = "", parameters = ""]) => (isServiceDescription(parameters) ? [target] : []),
  );
}

function readLinkElements(text: string): readonly string[] {
  return [...text.matchAll(LINK_ELEMENTS)].flatMap(([element]) => {
    const target = /\bhref\s*=\s*["']([^"']+)["']/i.exec(element)?.[1];
    return target !== undefined && isServiceDescription(element) ? [target] : [];
  });
}

function isServiceDescription(parameters: string): boolean {
  return /\brel\s*=\s*(?:"[^"]*\bservice-desc\b[^"]*"|'[^']*\bservice-desc\b[^']*'|service-desc\b)/i.test(
    parameters,
  );
}

/** Targets of a linkset (RFC 9264 section 4.2): descriptions first, then the APIs of a catalog. */
function readLinkset(text: string): readonly string[] {
  if (!/"linkset"/.test(text)) return [];
  const sets = listOf(parse(text)?.["linkset"]);
  return ["service-desc", "item"].flatMap((relation) =>
    sets.flatMap((set) =>
      listOf(ownMember(set, relation)).flatMap(({ href }) =>
        typeof href === "string" ? [href] : [],
      ),
    ),
  );
}

type Json = Readonly<Record<string, unknown>>;

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function listOf(value: unknown): readonly Json[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one): one is Json => typeof one === "object" && one !== null);
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/** Addresses that a page links to. */
export function findAnchors({
  text,
  address,
}: Pick<FetchedText, "text" | "address">): readonly string[] {
  const base = baseOf(text, address);
  return [...new Set(matches(text, ANCHORS).flatMap((name) => resolve(name, base)))];
}

/** Base of the addresses of a page: its base element, else its own address. */
function baseOf(text: string, address: string): string {
  const base = /<base\b[^>]*\bhref\s*=\s*["']([^"']+)["']/i.exec(text)?.[1];
  return base !== undefined && URL.canParse(base, address) ? new URL(base, address).href : address;
}

function resolve(name: string, base: string): readonly string[] {
  const target = unescapeText(decodeEntities(name)).replace(/^\$\{[^}]*\}/, "");
  if (!URL.canParse(target, base)) return [];
  const url = new URL(target, base);
  return /^https?:$/.test(url.protocol) ? [url.href] : [];
}

/** Escapes of a text in a script. */
function unescapeText(text: string): string {
  return text
    .replaceAll(/\\+u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll("\\/", "/");
}
