import { type ExplorerNetwork, LoadError } from "@quarterdeck/model";
import { isSameOrigin, ruleForTarget } from "./create-loader.ts";
import { type FetchedText, type FetchOptions, fetchHead, fetchText } from "./fetch-text.ts";
import { readResponse } from "./read-response.ts";

const PATIENCE_MS = 30_000;

/** Reads an address of the search, or returns undefined. */
export type ReadAddress = (address: string) => Promise<FetchedText | undefined>;

/**
 * Only the origin of the first address gets the headers; other hosts must be public. `onRefused` gets the error of an
 * address that requires a credential.
 */
export function createSearch(
  from: string,
  options: FetchOptions,
  onRefused?: (error: unknown, address: string) => void,
): ReadAddress {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return async (address) => {
    const headers = isSameOrigin(from, address) ? (options.headers ?? {}) : {};
    const text = await settle(
      fetchText(address, {
        mostBytes: options.mostBytes,
        signal,
        headers,
        ruleFor: (target) => ruleForTarget(from, target),
      }),
    );
    if ("text" in text) return text;
    if (isRefusal(text.error)) onRefused?.(text.error, address);
    return undefined;
  };
}

/** True if the address requires a credential. */
export function isRefusal(error: unknown): boolean {
  return error instanceof LoadError && error.reason.code === "description-refused";
}

/** True if the address has no response, as that of a base may. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof LoadError)) return false;
  const { code, params } = error.reason;
  return code === "error-status" && params?.["status"] === 404;
}

/** Size limit of one response of an API without a description. */
const MOST_RESPONSE_BYTES = 4 * 1024 * 1024;

/** Network of an exploration without a credential. */
export interface OpenNetwork extends ExplorerNetwork {
  /** Addresses that were read and require a credential. */
  readonly refused: ReadonlySet<string>;
}

/** Network of an exploration from an address. */
export function createNetwork(from: string): OpenNetwork {
  const refused = new Set<string>();
  const options = { mostBytes: MOST_RESPONSE_BYTES };
  const read = createSearch(from, options, (_, address) => refused.add(address));
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return {
    refused,
    read: async (address) => {
      const text = await read(address);
      return text === undefined ? undefined : readResponse(text);
    },
    readAllow: async (address) => {
      const request = {
        signal,
        allowsIp: ruleForTarget(from, address),
        method: "OPTIONS",
      } as const;
      const head = await settle(fetchHead(address, request));
      // APIs for browsers may name their methods for other origins only.
      return "error" in head
        ? ""
        : (head.headers.get("allow") ?? head.headers.get("access-control-allow-methods") ?? "");
    },
  };
}

/** The value of a promise, or its error. */
export async function settle<Value>(
  reading: Promise<Value>,
): Promise<Value | { readonly error: unknown }> {
  try {
    return await reading;
  } catch (error) {
    return { error };
  }
}
