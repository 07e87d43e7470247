import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { Dialog } from "./dialog.tsx";

interface ConfirmProps {
  readonly title: string;
  readonly message?: string;
  /** The verb on the button: "Delete order". */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation dialog of an action. */
export function Confirm({
  title,
  message,
  action,
  isDangerous = false,
  onConfirm,
  onCancel,
}: ConfirmProps): ReactNode {
  const t = useTexts("components");
  // An action of an API may have the name "Cancel".
  const isCancel = action.toLowerCase() === t("cancel").toLowerCase();
  return (
    <Dialog title={title} onClose={onCancel}>
      <Stack>
        {message !== undefined && <Text size="sm">{message}</Text>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t(isCancel ? "close" : "cancel")}
          </Button>
          <Button {...(isDangerous && { color: "red" })} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
