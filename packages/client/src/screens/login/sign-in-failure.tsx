import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { describeFailure } from "#components/feedback/describe-failure.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { useTexts } from "#texts/use-texts.ts";

/** The API's message, or ours without a response. */
export function SignInFailure({ failure }: { readonly failure: Error | undefined }): ReactNode {
  const t = useTexts("login");
  if (failure === undefined) return null;
  const { message, kind } = describeFailure(failure);
  return (
    <Notice
      tone="danger"
      icon={<IconAlertTriangle size="1.125rem" aria-hidden="true" />}
      title={kind === "network" ? undefined : t("refused")}
    >
      <p>{message || t(kind === "network" ? "unreachable" : "unexpected")}</p>
    </Notice>
  );
}
