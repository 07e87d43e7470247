/** Why a sign-in at a provider led to nothing; each has its own sentence. */
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
  /** What the provider said, as plain text. */
  readonly detail: string;
  constructor(reason: ProviderReason, said = "") {
    super(said === "" ? reason : `${reason}: ${said}`);
    this.reason = reason;
    this.detail = said;
  }
}
