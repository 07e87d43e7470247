import { ownMember } from "@quarterdeck/model";

/** Parameters of the redirect from a provider (RFC 6749 sections 4.1.2 and 4.1.2.1, RFC 9207). */
export interface ProviderResponse {
  readonly state: string;
  readonly code: string | undefined;
  readonly error: string | undefined;
  readonly description: string | undefined;
  readonly issuer: string | undefined;
}

/** Undefined if the address is not a redirect from a provider. */
export function readProviderResponse(
  search: Readonly<Record<string, unknown>>,
): ProviderResponse | undefined {
  const text = (name: string): string | undefined => {
    const value = ownMember(search, name);
    return typeof value === "string" ? value : undefined;
  };
  const state = text("state");
  const code = text("code");
  const error = text("error");
  if (state === undefined || (code === undefined && error === undefined)) return undefined;
  return { state, code, error, description: text("error_description"), issuer: text("iss") };
}
