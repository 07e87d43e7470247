const PATIENCE_MS = 30_000;
const MOST_BYTES = 1_000_000;

/** A provider's answer: JSON, or undefined where it is none. */
export interface ProviderAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Asks an address once, follows nothing, and reads no more than a provider has to say. */
export async function askAddress(url: string, init: RequestInit = {}): Promise<ProviderAnswer> {
  const answer = await fetch(url, {
    ...init,
    // What it carries is for this address and no other.
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: answer.status, body: parse(await readText(answer)) };
}

async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  if (answer.body === null) return "";
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error("the answer is too large");
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
