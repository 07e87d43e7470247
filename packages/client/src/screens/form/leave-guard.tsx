import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { useBlocker } from "#router/use-router.ts";
import { useSessionStore } from "#session/session-context.ts";
import { useStorageProblem } from "#storage/storage-state.ts";
import { useStorageTexts } from "#texts/use-storage-texts.ts";
import { useTexts } from "#texts/use-texts.ts";

interface LeaveGuardProps {
  /** Called when the user leaves: a save may have ended since the last render. */
  readonly isChanged: () => boolean;
  readonly onDiscard: () => void;
}

/** Confirms leaving a form with changes. The draft stays stored unless the user discards it. */
export function LeaveGuard({ isChanged, onDiscard }: LeaveGuardProps): ReactNode {
  const t = useTexts("form");
  const { hold, stored } = useSessionStore();
  const words = useStorageTexts();
  const problem = useStorageProblem();
  // Without a session the app must be able to open the login screen.
  const isBlocked = (): boolean => isChanged() && (stored() !== null || hold.isActive());
  const blocked = useBlocker({
    isBlocking: (current, next) => current.pathname !== next.pathname && isBlocked(),
    isUnloadBlocked: isBlocked,
  });
  if (blocked === undefined) return null;
  return (
    <Dialog title={t("leave")} onClose={blocked.reset}>
      <Stack>
        <Text size="sm">{problem === undefined ? t("leaveHint") : words("leave")}</Text>
        <Group justify="flex-end">
          <Button
            variant="default"
            me="auto"
            onClick={() => {
              onDiscard();
              blocked.proceed();
            }}
          >
            {t("leaveDiscard")}
          </Button>
          <Button variant="default" onClick={blocked.reset}>
            {t("stay")}
          </Button>
          <Button onClick={blocked.proceed}>{t("leaveDraft")}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
