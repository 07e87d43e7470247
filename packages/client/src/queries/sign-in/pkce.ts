/** A secret that only this tab knows, and what may be shown of it beforehand (RFC 7636, method S256). */
export interface CodeVerifier {
  readonly verifier: string;
  readonly challenge: string;
}

export async function createCodeVerifier(): Promise<CodeVerifier> {
  const verifier = createRandomText();
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return { verifier, challenge: writeBase64Url(new Uint8Array(digest)) };
}

/** 256 random bits that an address takes as they are. */
export function createRandomText(): string {
  return writeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function writeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
