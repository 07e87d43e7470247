import { LoadError, type ProblemMessage } from "@quarterdeck/model";
import type { Description, OtherDescription } from "./description.ts";
import { describeClosed, schemesOfHeaders, usualSchemes } from "./closed-api.ts";
import { describeReference } from "./describe-reference.ts";
import { describeBase, describeResponse, isList, isResponse } from "./describe-response.ts";
import { isSameOrigin, ruleForTarget } from "./create-loader.ts";
import { type FetchedText, type FetchOptions, fetchHead, fetchText } from "./fetch-text.ts";
import { findInline } from "./find-inline.ts";
import { findLinks } from "./find-links.ts";
import { readIndex } from "./read-index.ts";
import { listRefusedSchemes } from "./refused-schemes.ts";
import { addressOfSchemas, isRouteIndex } from "./route-index.ts";
import {
  createNetwork,
  createSearch,
  isMissing,
  isRefusal,
  type ReadAddress,
  settle,
} from "./search-network.ts";

/** Addresses that frameworks serve a description at, below the given address or its origin. */
const PATHS = [
  "openapi.json",
  "openapi.yaml",
  "v3/api-docs",
  "swagger.json",
  "api/schema/",
  "swagger/v1/swagger.json",
  "api/openapi.json",
  "api/swagger.json",
  "api-docs",
  "api-docs.json",
  "docs/openapi.json",
  "docs.json",
  "api/docs.json",
  "api/docs",
  "docs/json",
  "docs-json",
  "api-json",
  "openapi/v1.json",
  "api/v1/openapi.json",
  "v2/api-docs",
  "swagger.yaml",
  "openapi.yml",
  "openapi",
  "schema/",
  "server/specs/oas",
  "$metadata",
  "q/openapi",
  "swagger/doc.json",
  "swagger/json",
  "apispec_1.json",
  "apispec.json",
  "docs/api.json",
  "docs.jsonopenapi",
  "api/doc.json",
  "doc",
  "wp-json/?context=help",
  "documentation/json",
  "docs/",
  "swagger/",
];

/** Path of the catalog of an origin (RFC 9727 section 2). */
const CATALOG = "/.well-known/api-catalog";

const MOST_LINKS = 12;
/** Requests at the same time. */
const AT_ONCE = 4;

/**
 * Reads the description at an address. If the address is the base of an API or a page of documentation, finds the
 * description by its links, by the catalog of its origin and at usual paths. Without one, a JSON response at the address
 * describes itself. Rejects with a `LoadError` if there is neither.
 */
export async function findDescription(
  address: string,
  options: FetchOptions,
): Promise<Description> {
  const first = await settle(fetchText(address, options));
  if ("text" in first && first.isUnchanged === true) return first;
  const own = "text" in first ? describedBy(first) : undefined;
  if (own !== undefined) return readSchemas(own, options);
  let refusal: unknown;
  const search = createSearch(address, options, (error) => (refusal ??= error));
  const linked = "text" in first ? await readNamed(linksOf(first), search, address) : undefined;
  const match =
    linked ?? (await readCatalog(address, search)) ?? (await readUsual(address, search));
  if (match !== undefined) return match;
  if (!("text" in first)) {
    const closed = isRefusal(first.error)
      ? await readClosed(address)
      : isMissing(first.error)
        ? await describeBase(address, createNetwork(address))
        : undefined;
    if (closed !== undefined) return closed;
    throw isRefusal(first.error) ? first.error : (refusal ?? first.error);
  }
  // Everyone may read the description: a response that needs a credential does not become one.
  const isPublic = Object.keys(options.headers ?? {}).length === 0;
  const reference = isPage(first) ? await describeReference(first, address) : undefined;
  if (reference !== undefined) return reference;
  const described = isPublic
    ? await describeResponse(readIndex(first) ?? first, createNetwork(address))
    : isResponse(first)
      ? describeClosed(first.address, schemesOfHeaders(options.headers ?? {}), {
          isJson: true,
          isList: isList(first),
        })
      : undefined;
  if (described !== undefined) return described;
  if (refusal !== undefined && isPage(first)) throw refusal;
  // Reading the text names its errors: it is a web page, or an incomplete description.
  if (isPage(first) || isObject(first)) return first;
  throw new LoadError(noDescription);
}

/** The index of routes with the schemas of its records; any other description itself. */
async function readSchemas(description: FetchedText, options: FetchOptions): Promise<FetchedText> {
  const { text, address: own } = description;
  const address = isRouteIndex(text) ? addressOfSchemas(own) : undefined;
  if (address === undefined) return description;
  const { validator: _, ...others } = options;
  const detailed = await settle(fetchText(address, others));
  return "text" in detailed && isRouteIndex(detailed.text) ? detailed : description;
}

/** The API at an address that requires a credential. */
async function readClosed(address: string): Promise<Description | undefined> {
  const request = { allowsIp: ruleForTarget(address, address), method: "GET" } as const;
  const head = await settle(fetchHead(address, request));
  if ("error" in head) return undefined;
  const isJson = /\bjson\b/i.test(head.headers.get("content-type") ?? "");
  const schemes = await listRefusedSchemes(address, head);
  return describeClosed(address, schemes, { alternatives: usualSchemes(schemes), isJson });
}

const noDescription: ProblemMessage = { code: "no-description-found" };

async function readUsual(address: string, read: ReadAddress): Promise<Description | undefined> {
  const base = new URL(address);
  base.search = "";
  base.hash = "";
  const folders = [`${base.href.replace(/\/*$/, "")}/`, new URL(".", base).href, `${base.origin}/`];
  const addresses = [...new Set(folders)].flatMap((folder) =>
    PATHS.map((path) => new URL(path, folder).href),
  );
  return readFirst(addresses, read);
}

async function readCatalog(address: string, read: ReadAddress): Promise<Description | undefined> {
  const catalog = await read(new URL(CATALOG, address).href);
  return catalog === undefined ? undefined : readNamed(linksOf(catalog), read, address);
}

/**
 * Reads the addresses that one page or catalog names, and returns the description with the most operations and where the
 * others are. Those of other origins, such as the example of a documentation tool, count only without one of the own
 * origin.
 */
async function readNamed(
  addresses: readonly string[],
  read: ReadAddress,
  from: string,
): Promise<Description | undefined> {
  const isOwn = (one: string): boolean => isSameOrigin(from, one);
  for (const links of [addresses.filter(isOwn), addresses.filter((one) => !isOwn(one))]) {
    const matches = new Map<string, FetchedText>();
    for (let at = 0; at < links.length; at += AT_ONCE) {
      const batch = links.slice(at, at + AT_ONCE);
      // One batch after the other, to be gentle with the API.
      const lists = await Promise.all(batch.map((one) => readCandidates(one, read, 2)));
      for (const match of lists.flat()) matches.set(match.address, match);
    }
    const own = [...matches.values()].filter(({ address }) => isOwn(address));
    const named = own.length > 0 ? own : [...matches.values()];
    const [first, ...others] = named
      .map((match) => ({ match, size: countOperations(match) }))
      .toSorted((one, other) => other.size - one.size)
      .map(({ match }) => match);
    if (first !== undefined) return { ...first, others: others.map(describeOther) };
  }
  return undefined;
}

/** Number of operations in JSON or YAML. Pages name parts of an API in alphabetical order. */
function countOperations({ text }: FetchedText): number {
  return (
    text.match(/(?:^|[{,])\s*["']?(?:get|put|post|delete|patch)["']?\s*:\s*(?:\{|$)/gm)?.length ?? 0
  );
}

const TITLE =
  /["']?\binfo["']?\s*:\s*\{?[^{}]{0,2000}?["']?\btitle["']?\s*:\s*["']?([^"'\n,}]{1,80})/;

function describeOther({ text, address }: FetchedText): OtherDescription {
  return { title: TITLE.exec(text)?.[1]?.trim() ?? "", address };
}

/** Reads addresses a few at a time, in order, and returns the first description. */
async function readFirst(
  addresses: readonly string[],
  read: ReadAddress,
): Promise<Description | undefined> {
  for (let at = 0; at < addresses.length; at += AT_ONCE) {
    const batch = addresses.slice(at, at + AT_ONCE);
    // One batch after the other: the first usual address is right most of the time.
    const [match] = (await Promise.all(batch.map((one) => readCandidates(one, read, 2)))).flat();
    if (match !== undefined) return match;
  }
  return undefined;
}

/** The description at the address, or those behind the links of a script, of settings or of an API there. */
async function readCandidates(
  address: string,
  read: ReadAddress,
  levels: number,
): Promise<readonly FetchedText[]> {
  const text = await read(address);
  if (text === undefined) return [];
  const own = describedBy(text);
  if (own !== undefined) return [own];
  // A single-page app has the same page at every path.
  const isOther = isPage(text) && !DOCUMENTATION.test(text.text);
  if (isOther || levels === 0) return [];
  const matches: FetchedText[] = [];
  for (const link of linksOf(text)) matches.push(...(await readCandidates(link, read, levels - 1)));
  return matches;
}

/** Tools whose pages show a description. */
const DOCUMENTATION = /\b(?:swagger-?ui|redoc|rapidoc|scalar|stoplight)\b/i;

/** The text if it is a description, or the description inside a page or a script. */
function describedBy(fetched: FetchedText): FetchedText | undefined {
  if (!isOtherThing(fetched)) return fetched;
  if (isObject(fetched)) return undefined;
  const inline = findInline(fetched.text);
  return inline === undefined ? undefined : { ...fetched, text: inline };
}

function linksOf(text: FetchedText): readonly string[] {
  return findLinks(text).slice(0, MOST_LINKS);
}

/** Other descriptions that are converted: OData metadata, Google discovery, Postman; and the index of WordPress. */
const CONVERTED =
  /<(?:\w+:)?Edmx\b|"\$EntityContainer"|discovery#restDescription|"_postman_id"|schema\.getpostman\.com/;

/** True if the text is not a description. */
function isOtherThing({ text }: FetchedText): boolean {
  if (CONVERTED.test(text.slice(0, 5000)) || isRouteIndex(text)) return false;
  return (
    !/(?:^|[{,\s])["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/.test(text) || !isObject({ text })
  );
}

function isPage({ text, contentType }: FetchedText): boolean {
  return /html/i.test(contentType) || /^\s*</.test(text);
}

function isObject({ text }: Pick<FetchedText, "text">): boolean {
  return /^\s*(?:\{|#|---|%YAML|["']?[\w-]+["']?\s*:)/.test(text);
}
