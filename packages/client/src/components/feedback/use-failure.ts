import { useTexts } from "#texts/use-texts.ts";
import { type Failure, describeFailure } from "./describe-failure.ts";

/** Error with a message in the current language. */
export function useFailure(error: Error): Failure & { readonly message: string } {
  const t = useTexts("http");
  const failure = describeFailure(error);
  const texts = {
    network: t("network"),
    response:
      failure.status === undefined
        ? t("badResponse")
        : t("status", { status: String(failure.status) }),
    other: t("badResponse"),
  };
  return { ...failure, message: failure.message ?? texts[failure.kind] };
}
