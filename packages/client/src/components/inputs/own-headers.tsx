import { Button, Group, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { mask, isSecretName } from "#http/mask-secrets.ts";
import { readOwnHeaders, storeOwnHeader } from "#http/own-headers.ts";
import { useSessionStore } from "#session/session-context.ts";
import { useSettingsTexts } from "#texts/use-settings-texts.ts";
import { HeaderForm } from "./header-form.tsx";
import { resetReads } from "./reset-reads.ts";

/** Headers that the user added to all requests, with a form for another one. */
export function OwnHeaders(): ReactNode {
  const t = useSettingsTexts();
  const client = useQueryClient();
  const { local } = useSessionStore().storage;
  const [headers, setHeaders] = useState(() => readOwnHeaders(local));
  const update = (): void => setHeaders(readOwnHeaders(local));
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t("headerHint")}
      </Text>
      {headers.map(({ name, value }) => (
        <Group key={name} gap="sm">
          <bdi>
            {name}: {isSecretName(name) ? mask : value}
          </bdi>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t("headerRemoveNamed", { name })}
            onClick={() =>
              void storeOwnHeader(local, { name, value: "" }).then(() => {
                update();
                return resetReads(client);
              })
            }
          >
            {t("headerRemove")}
          </Button>
        </Group>
      ))}
      <HeaderForm onStored={update} />
    </Stack>
  );
}
