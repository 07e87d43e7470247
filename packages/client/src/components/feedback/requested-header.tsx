import { Text } from "@mantine/core";
import { findRequestedHeader } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { HeaderForm } from "#components/inputs/header-form.tsx";
import { SESSION_ENDING_STATUSES } from "#config/contract.ts";
import type { HttpError } from "#http/errors.ts";
import { listOtherSchemes } from "#http/other-credentials.ts";
import { useSessionStore } from "#session/session-context.ts";
import { useSettingsTexts } from "#texts/use-settings-texts.ts";

const CredentialForms = lazyComponent(
  async () => (await import("#components/inputs/credential-form.tsx")).CredentialForms,
);

/** Form for a header or another credential that a refusal demands; nothing if it demands none. */
export function RequestedHeader({ error }: { readonly error: HttpError }): ReactNode {
  const t = useSettingsTexts();
  const others = listOtherSchemes(useSessionStore(), error.call.schemes);
  if (others.length > 0 && SESSION_ENDING_STATUSES.includes(error.status))
    return <CredentialForms schemes={others} />;
  const header = findRequestedHeader(error.response);
  if (header === undefined) return null;
  return (
    <div>
      <Text size="sm" my="xs">
        {t("headerRequested", { name: header.name })}
      </Text>
      <HeaderForm key={header.name} {...header} />
    </div>
  );
}
