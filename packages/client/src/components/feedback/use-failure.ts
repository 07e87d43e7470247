import { useTexts } from "#texts/use-texts.ts";
import { type Failure, describeFailure } from "./describe-failure.ts";

/** Error with a message in the current language. */
export function useFailure(error: Error): Failure & { readonly message: string } {
  const t = useTexts("http");
  const failure = describeFailure(error);
  return { ...failure, message: failure.message ?? describe() };

  function describe(): string {
    const { kind, status } = failure;
    if (kind === "network") return t("network");
    if (kind === "response" && status !== undefined) return t("status", { status: String(status) });
    return t("badResponse");
  }
}
