/** What a token says of itself and of its owner. */
export interface Claims {
  readonly [name: string]: unknown;
}

/** The claims of a token that is a JWT (RFC 7519), unverified; undefined for others. */
export function readClaims(token: string): Claims | undefined {
  const [, payload, signature] = token.split(".");
  if (payload === undefined || signature === undefined) return undefined;
  try {
    const binary = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Claims)
      : undefined;
  } catch {
    return undefined;
  }
}
