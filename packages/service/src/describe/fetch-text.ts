import { LoadError } from "@quarterdeck/model";
import { decodeText } from "./decode-text.ts";
import type { Description, Validator } from "./description.ts";

const PATIENCE_MS = 30_000;

const MOST_REDIRECTS = 5;

export interface FetchOptions {
  readonly mostBytes: number;
  readonly signal?: AbortSignal;
  /** Rejects if an address may not be requested: called for the first one and for each redirect. */
  readonly check?: (address: string) => Promise<void>;
  /** Validator of the known text, which is not sent again if it is unchanged. */
  readonly validator?: Validator | undefined;
}

/** Fetches a text and returns its final address. Rejects if it is refused, too slow or too large. */
export async function fetchText(address: string, options: FetchOptions): Promise<Description> {
  const { url, authorization } = readCredentials(address);
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const init: RequestInit = {
    headers: {
      accept: "application/json, application/yaml, text/yaml, */*;q=0.5",
      ...(authorization !== undefined && { authorization }),
      ...options.validator,
    },
    signal: options.signal === undefined ? patience : AbortSignal.any([patience, options.signal]),
  };
  const { check } = options;
  const response =
    check === undefined ? await fetch(url, init) : await follow(url, { init, check });
  if (response.status === 304) return { text: "", address: url, isUnchanged: true };
  if (!response.ok) {
    await response.body?.cancel();
    throw new LoadError({ code: "error-status", params: { status: response.status } });
  }
  const charset = /charset="?([\w-]+)/i.exec(response.headers.get("content-type") ?? "")?.[1];
  const bytes = await readBytes(response, options.mostBytes);
  const validator = readValidator(response.headers);
  const text = decodeText(bytes, charset);
  return { text, address: response.url || url, ...(validator && { validator }) };
}

/** Returns the validator for the next request (RFC 9110 section 13.1). */
function readValidator(headers: Headers): Validator | undefined {
  const etag = headers.get("etag");
  if (etag !== null) return { "if-none-match": etag };
  const date = headers.get("last-modified");
  return date === null ? undefined : { "if-modified-since": date };
}

interface Following {
  readonly init: RequestInit;
  readonly check: (address: string) => Promise<void>;
}

async function follow(from: string, { init, check }: Following): Promise<Response> {
  let url = from;
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    // One after the other: each response names the next address.
    await check(url);
    const response = await fetch(url, { ...init, redirect: "manual" });
    const next = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || next === null) return response;
    await response.body?.cancel();
    url = new URL(next, url).href;
  }
  throw new LoadError({ code: "too-many-redirects", params: { most: MOST_REDIRECTS } });
}

/** Moves user name and password from the address to a header: fetch() rejects them in addresses. */
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

export function tooLarge(mostBytes: number): LoadError {
  return new LoadError({
    code: "too-large",
    params: { size: Math.floor(mostBytes / 1024 / 1024) },
  });
}
