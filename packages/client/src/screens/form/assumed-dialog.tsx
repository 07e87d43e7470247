import { Button, Code, Group, Stack, Text } from "@mantine/core";
import type { HttpRequest } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { confirmAssumed } from "#records/assumed-writes.ts";
import { useExplorationTexts } from "#texts/use-exploration-texts.ts";
import { writeRequest } from "./write-request.ts";

interface AssumedDialogProps {
  readonly request: HttpRequest;
  readonly onSend: () => void;
}

/** Shows the request of an operation that nothing describes, and sends it on request. */
export function AssumedDialog({ request, onSend }: AssumedDialogProps): ReactNode {
  const t = useExplorationTexts();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  const close = (): void => setIsOpen(false);
  return (
    <Dialog title={t("assumed.title")} onClose={close}>
      <Stack gap="md">
        <Text size="sm">{t("assumed.hint")}</Text>
        <Code block tabIndex={0} role="region" aria-label={t("assumed.request")} dir="ltr">
          {writeRequest(request)}
        </Code>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t("assumed.cancel")}
          </Button>
          <Button
            onClick={() => {
              confirmAssumed(client, request);
              close();
              onSend();
            }}
          >
            {t("assumed.send")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
