/** Reason why a sign-in at a provider failed; each has its own message. */
export type ProviderReason =
  | "insecure"
  | "unusable"
  | "not-begun"
  | "too-late"
  | "other-state"
  | "other-issuer"
  | "refused"
  | "no-token"
  | "wrong-identity";

export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly reason: ProviderReason;
  /** Error description of the provider, as plain text. */
  readonly detail: string;
  constructor(reason: ProviderReason, detail = "") {
    super(detail === "" ? reason : `${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}
