import { Button, Group, Stack, Text } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { readSession } from "#session/session.ts";
import { useTexts } from "#texts/use-texts.ts";

interface LeaveGuardProps {
  /** Asked at the last moment, when what was typed may have been saved. */
  readonly isChanged: () => boolean;
  readonly onDiscard: () => void;
}

/** Asks before a form is left in which something differs; what was typed is kept either way, unless a person says otherwise. */
export function LeaveGuard({ isChanged, onDiscard }: LeaveGuardProps): ReactNode {
  const t = useTexts("form");
  // A session that ended leads to the login screen, whatever stands in a form.
  const isHeld = (): boolean => isChanged() && readSession() !== null;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isHeld(),
    enableBeforeUnload: isHeld,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <Dialog title={t("leave")} onClose={blocker.reset}>
      <Stack>
        <Text size="sm">{t("leaveHint")}</Text>
        <Group justify="flex-end">
          <Button
            variant="default"
            me="auto"
            onClick={() => {
              onDiscard();
              blocker.proceed();
            }}
          >
            {t("leaveDiscard")}
          </Button>
          <Button variant="default" onClick={blocker.reset}>
            {t("stay")}
          </Button>
          <Button onClick={blocker.proceed}>{t("leaveKeep")}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
