import { LoadError } from "@quarterdeck/model";
import { type AllowsIp, anyIp } from "#outgoing/create-lookup.ts";
import { fetchChecked } from "#outgoing/fetch-checked.ts";
import { decodeText } from "./decode-text.ts";
import type { Description, Validator } from "./description.ts";
import { inflate } from "./inflate.ts";
import { tooLarge } from "./too-large.ts";

const PATIENCE_MS = 30_000;

const MOST_REDIRECTS = 5;

export interface FetchOptions {
  readonly mostBytes: number;
  readonly signal?: AbortSignal;
  /** Rule for connections to an address, the first one and each redirect; throws if it may not be read. Absent: any. */
  readonly ruleFor?: (address: string) => AllowsIp;
  /** Validator of the known text, which is not sent again if it is unchanged. */
  readonly validator?: Validator | undefined;
  /** Headers of a credential. Only the origin of the first address gets them. */
  readonly headers?: RequestHeaders;
}

/** Names and values of request headers. */
export type RequestHeaders = Readonly<Record<string, string>>;

/** A text with the parts of its response that lead to other addresses. */
export interface FetchedText extends Description {
  readonly contentType: string;
  /** Value of the header `Link` (RFC 8288); empty without one. */
  readonly link: string;
  /** Value of the header `Allow` (RFC 9110 section 10.2.1); empty without one. */
  readonly allow: string;
}

/** Fetches a text and returns its final address. Rejects if it is refused, too slow or too large. */
export async function fetchText(address: string, options: FetchOptions): Promise<FetchedText> {
  const { url, authorization } = readCredentials(address);
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const init = {
    headers: {
      accept: "application/json, application/yaml, text/yaml, */*;q=0.5",
      ...options.validator,
    },
    signal: options.signal === undefined ? patience : AbortSignal.any([patience, options.signal]),
  };
  const headers = { ...(authorization !== undefined && { authorization }), ...options.headers };
  const { response, finalUrl } = await follow(url, {
    init,
    ruleFor: options.ruleFor ?? (() => anyIp),
    headers,
  });
  const contentType = response.headers.get("content-type") ?? "";
  const link = response.headers.get("link") ?? "";
  const allow = response.headers.get("allow") ?? "";
  if (response.status === 304) {
    return { text: "", address: url, isUnchanged: true, contentType, link, allow };
  }
  if (!response.ok) {
    await response.body?.cancel();
    const { status } = response;
    const code = status === 401 || status === 403 ? "description-refused" : "error-status";
    throw new LoadError({ code, params: { status } });
  }
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1];
  const bytes = await readBytes(response, options.mostBytes);
  const validator = readValidator(response.headers);
  const text = decodeText(inflate(bytes, options.mostBytes), charset);
  return {
    text,
    address: finalUrl,
    ...(validator && { validator }),
    contentType,
    link,
    allow,
  };
}

interface HeadersRequest extends Pick<FetchOptions, "signal"> {
  readonly allowsIp: AllowsIp;
  readonly method: "GET" | "OPTIONS";
  readonly headers?: RequestHeaders;
}

/** Longest beginning of an error that is searched for words, in bytes. */
const MOST_WORDS = 1000;

/** Status and headers of a response, and the first words of an error. */
export interface ResponseHead extends Pick<Response, "status" | "headers"> {
  readonly words: string;
}

/** The head of a response without a credential, also of an error. */
export async function fetchHead(address: string, options: HeadersRequest): Promise<ResponseHead> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const { signal = patience, allowsIp, method, headers = {} } = options;
  const request = { method, headers, signal: AbortSignal.any([patience, signal]), allowsIp };
  const { status, body, headers: received } = await fetchChecked(address, request);
  const reader = body?.getReader();
  const start = status < 400 ? undefined : await reader?.read();
  await reader?.cancel();
  const words = new TextDecoder().decode(start?.value?.subarray(0, MOST_WORDS));
  return { status, headers: received, words };
}

/** Returns the validator for the next request (RFC 9110 section 13.1). */
function readValidator(headers: Headers): Validator | undefined {
  const etag = headers.get("etag");
  if (etag !== null) return { "if-none-match": etag };
  const date = headers.get("last-modified");
  return date === null ? undefined : { "if-modified-since": date };
}

interface Following {
  readonly init: { readonly headers: RequestHeaders; readonly signal: AbortSignal };
  readonly ruleFor: (address: string) => AllowsIp;
  /** Headers for the first origin. */
  readonly headers: RequestHeaders;
}

interface Followed {
  readonly response: Response;
  readonly finalUrl: string;
}

async function follow(from: string, { init, ruleFor, headers }: Following): Promise<Followed> {
  const { origin } = new URL(from);
  let url = withoutFragment(new URL(from));
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    // One after the other: each response names the next address.
    const isOwn = new URL(url).origin === origin;
    const sent = isOwn ? { ...init.headers, ...headers } : init.headers;
    const response = await fetchChecked(url, { ...init, headers: sent, allowsIp: ruleFor(url) });
    const next = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || next === null) {
      return { response, finalUrl: url };
    }
    await response.body?.cancel();
    url = withoutFragment(new URL(next, url));
  }
  throw new LoadError({ code: "too-many-redirects", params: { most: MOST_REDIRECTS } });
}

function withoutFragment(url: URL): string {
  url.hash = "";
  return url.href;
}

/** Moves user name and password from the address to a header, so that no message contains them. */
function readCredentials(address: string): { url: string; authorization: string | undefined } {
  const url = new URL(address);
  const { username, password } = url;
  if (username === "" && password === "") return { url: address, authorization: undefined };
  url.username = "";
  url.password = "";
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url: url.href, authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
}

async function readBytes(response: Response, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  if (response.body === null) return new Uint8Array();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > mostBytes) throw tooLarge(mostBytes);
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
