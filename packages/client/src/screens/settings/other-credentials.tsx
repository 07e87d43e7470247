import { Stack, Text } from "@mantine/core";
import type { CredentialScheme } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { CredentialForm } from "#components/inputs/credential-form.tsx";
import { listOtherSchemes } from "#http/other-credentials.ts";
import { useSessionStore } from "#session/session-context.ts";
import { useSettingsTexts } from "#texts/use-settings-texts.ts";

/** Credentials of the operations that do not take that of the session. */
export function OtherCredentials({
  schemes,
}: {
  readonly schemes: readonly CredentialScheme[];
}): ReactNode {
  const t = useSettingsTexts();
  const session = useSessionStore();
  const others = schemes.filter(({ name }) => listOtherSchemes(session, [name]).length > 0);
  if (others.length === 0) return null;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t("credentialHint")}
      </Text>
      {others.map((scheme) => (
        <CredentialForm key={scheme.name} scheme={scheme} />
      ))}
    </Stack>
  );
}
