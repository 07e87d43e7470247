import { LoadError } from "@quarterdeck/model";
import { decodeText } from "./decode-text.ts";
import type { Description, Validator } from "./read-address.ts";

const PATIENCE_MS = 30_000;

const MOST_REDIRECTS = 5;

export interface FetchOptions {
  readonly mostBytes: number;
  readonly signal?: AbortSignal;
  /** Rejects where an address may not be asked: the first, and each that a redirect leads to. */
  readonly check?: (address: string) => Promise<void>;
  /** Of what is known already: it is not sent again where it is still the same. */
  readonly validator?: Validator | undefined;
}

/** The text at an address, and where redirects led to. Rejects when it is refused, too slow or too large. */
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
    throw new LoadError({ code: "answered", params: { status: response.status } });
  }
  const charset = /charset="?([\w-]+)/i.exec(response.headers.get("content-type") ?? "")?.[1];
  const bytes = await readBytes(response, options.mostBytes);
  const validator = readValidator(response.headers);
  const text = decodeText(bytes, charset);
  return { text, address: response.url || url, ...(validator && { validator }) };
}

/** RFC 9110, 13.1: what to ask with next time. */
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
    // One after the other: only an answer says where the next is.
    await check(url);
    const response = await fetch(url, { ...init, redirect: "manual" });
    const next = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || next === null) return response;
    await response.body?.cancel();
    url = new URL(next, url).href;
  }
  throw new LoadError({ code: "too-many-redirects", params: { most: MOST_REDIRECTS } });
}

/** A name and a password in the address: fetch() takes them as a header only. */
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
