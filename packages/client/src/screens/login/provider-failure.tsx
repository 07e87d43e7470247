import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { describeFailure } from "#components/feedback/describe-failure.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { runtimeConfig } from "#config/runtime-config.ts";
import { ProviderError } from "#queries/sign-in/provider-error.ts";
import { useTexts } from "#texts/use-texts.ts";

/** Reason of a failed sign-in, with the provider's message if there is one. */
export function ProviderFailure({ failure }: { readonly failure: Error | undefined }): ReactNode {
  const t = useTexts("provider");
  if (failure === undefined) return null;
  return (
    <Notice
      tone="danger"
      icon={<IconAlertTriangle size="1.125rem" aria-hidden="true" />}
      title={t("failed")}
    >
      <p>{message(failure)}</p>
    </Notice>
  );

  function message(error: Error): string {
    if (error instanceof ProviderError) return t(error.reason, { detail: error.detail });
    const { kind, message: text } = describeFailure(error);
    // A browser cannot distinguish a CORS rejection from a missing response.
    if (kind === "network") return t(runtimeConfig().oauth === "" ? "blocked" : "unreachable");
    return text ?? t("unexpected");
  }
}
