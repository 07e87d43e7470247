import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";

interface ConfirmProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly message: string;
  /** The verb on the button: "Delete order". */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back; the harmless button has the focus. */
export function Confirm({
  isOpen,
  title,
  message,
  action,
  isDangerous = false,
  onConfirm,
  onCancel,
}: ConfirmProps): ReactNode {
  const t = useTexts("components");
  return (
    <Modal
      opened={isOpen}
      onClose={onCancel}
      title={title}
      centered
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <Stack>
        <Text size="sm">{message}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} data-autofocus>
            {t("cancel")}
          </Button>
          <Button {...(isDangerous && { color: "red" })} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
