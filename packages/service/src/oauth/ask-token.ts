import { askAddress } from "./ask-address.ts";
import type { ProviderResponse } from "./ask-address.ts";
import type { FoundProvider } from "./find-provider.ts";
import type { TokenRequest } from "./token-request.ts";

/** Members of a token response that the page receives (RFC 6749 sections 5.1 and 5.2, OpenID Connect Core 3.1.3.3). */
const passed = [
  "access_token",
  "token_type",
  "expires_in",
  "refresh_token",
  "id_token",
  "scope",
  "error",
  "error_description",
];

/** Exchanges a code, a password or a refresh token for a token at the provider's token address. */
export async function askToken(
  provider: FoundProvider,
  request: TokenRequest,
  forwardedFor: string,
): Promise<ProviderResponse> {
  const inBody = provider.requiresSecretInBody === true;
  const first = await ask(provider, request, { inBody, forwardedFor });
  // Providers must accept the header (RFC 6749 section 2.3.1); some accept only the body without documenting it.
  const isUntold = provider.requiresSecretInBody === undefined && request.secret !== undefined;
  const response =
    isUntold && isUnknownClient(first)
      ? await ask(provider, request, { inBody: true, forwardedFor })
      : first;
  return { status: response.status, body: pick(response.body) };
}

async function ask(
  { tokenUrl, allowsIp }: FoundProvider,
  { fields, secret }: TokenRequest,
  { inBody, forwardedFor }: { readonly inBody: boolean; readonly forwardedFor: string },
): Promise<ProviderResponse> {
  const body = new URLSearchParams(fields);
  const headers: Record<string, string> = {
    accept: "application/json",
    "content-type": "application/x-www-form-urlencoded",
    "x-forwarded-for": forwardedFor,
  };
  if (secret !== undefined && inBody) body.set("client_secret", secret.secret);
  if (secret !== undefined && !inBody) {
    body.delete("client_id");
    headers["authorization"] = `Basic ${encodePair(secret.id, secret.secret)}`;
  }
  return askAddress(
    { url: tokenUrl, allowsIp },
    { method: "POST", headers, body: body.toString() },
  );
}

/** Form-encodes each part first (RFC 6749 section 2.3.1). */
function encodePair(id: string, secret: string): string {
  const encode = (text: string) => new URLSearchParams({ "": text }).toString().slice(1);
  return Buffer.from(`${encode(id)}:${encode(secret)}`).toString("base64");
}

function isUnknownClient({ status, body }: ProviderResponse): boolean {
  return (
    status === 401 ||
    (status === 400 &&
      typeof body === "object" &&
      body !== null &&
      "error" in body &&
      body.error === "invalid_client")
  );
}

function pick(body: unknown): object {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([name]) => passed.includes(name)));
}
