import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { useStorageProblem } from "#storage/storage-state.ts";
import { useStorageTexts } from "#texts/use-storage-texts.ts";
import { useTexts } from "#texts/use-texts.ts";

interface LeaveDialogProps {
  readonly onDiscard: () => void;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Dialog about the changes of a form that the user leaves. */
export function LeaveDialog({ onDiscard, onLeave, onStay }: LeaveDialogProps): ReactNode {
  const t = useTexts("form");
  const words = useStorageTexts();
  const problem = useStorageProblem();
  return (
    <Dialog title={t("leave")} onClose={onStay}>
      <Stack>
        <Text size="sm">{problem === undefined ? t("leaveHint") : words("leave")}</Text>
        <Group justify="flex-end">
          <Button
            variant="default"
            me="auto"
            onClick={() => {
              onDiscard();
              onLeave();
            }}
          >
            {t("leaveDiscard")}
          </Button>
          <Button variant="default" onClick={onStay}>
            {t("stay")}
          </Button>
          <Button onClick={onLeave}>{t("leaveDraft")}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
