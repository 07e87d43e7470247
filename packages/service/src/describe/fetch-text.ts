import type { Description } from "./read-description.ts";

const PATIENCE_MS = 30_000;

/** The text at an address, and where redirects led to. Rejects when it is refused, too slow or too large. */
export async function fetchText(address: string, mostBytes: number): Promise<Description> {
  const answer = await fetch(address, {
    headers: { accept: "application/json, application/yaml, text/yaml, */*;q=0.5" },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`it answered ${answer.status} ${answer.statusText}`.trimEnd());
  }
  return { text: await readText(answer, mostBytes), address: answer.url || address };
}

async function readText(answer: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  if (answer.body === null) return "";
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > mostBytes) throw new Error(`it is larger than ${mostBytes / 1024 / 1024} MB`);
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  return parts.join("") + decoder.decode();
}
