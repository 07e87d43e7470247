/** What a sign-in provider tells of itself (OpenID Connect Discovery 1.0 section 3, RFC 8414 section 2). */
export interface Provider {
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Its answers name the issuer (RFC 9207): one without is refused. */
  readonly sendsIssuer: boolean;
  /** The secret of a program goes into the body, because the header is not taken. */
  readonly requiresSecretInBody: boolean;
}
