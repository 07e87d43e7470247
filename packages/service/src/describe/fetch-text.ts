import type { Description } from "./read-description.ts";

const PATIENCE_MS = 30_000;

/** The text at an address, and where redirects led to. Rejects when it is refused, too slow or too large. */
export async function fetchText(address: string, mostBytes: number): Promise<Description> {
  const { url, authorization } = readCredentials(address);
  const answer = await fetch(url, {
    headers: {
      accept: "application/json, application/yaml, text/yaml, */*;q=0.5",
      ...(authorization !== undefined && { authorization }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`it answered ${answer.status} ${answer.statusText}`.trimEnd());
  }
  return { text: await readText(answer, mostBytes), address: answer.url || url };
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
