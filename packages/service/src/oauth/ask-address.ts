import type { AllowsIp } from "#outgoing/create-lookup.ts";
import { type CheckedRequest, fetchChecked } from "#outgoing/fetch-checked.ts";

const PATIENCE_MS = 30_000;
const MOST_BYTES = 1_000_000;

/** Response of a provider: JSON, or undefined if it is not JSON. */
export interface ProviderResponse {
  readonly status: number;
  readonly body: unknown;
}

/** An address with the rule for connections to it. */
export interface CheckedAddress {
  readonly url: string;
  readonly allowsIp: AllowsIp;
}

/** Requests an address once, without redirects and with a size limit. */
export async function askAddress(
  { url, allowsIp }: CheckedAddress,
  init: Pick<CheckedRequest, "method" | "headers" | "body"> = {},
): Promise<ProviderResponse> {
  const response = await fetchChecked(url, {
    ...init,
    allowsIp,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, body: parse(await readText(response)) };
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  if (response.body === null) return "";
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error("the response is too large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
