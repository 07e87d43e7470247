/** Metadata of a sign-in provider (OpenID Connect Discovery 1.0, section 3; RFC 8414, section 2). */
export interface Provider {
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Responses contain the issuer (RFC 9207); those without are rejected. */
  readonly sendsIssuer: boolean;
  /** The client secret is sent in the body, because the provider does not support the header. */
  readonly requiresSecretInBody: boolean;
}
