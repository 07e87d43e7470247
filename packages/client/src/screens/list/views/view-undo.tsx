import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useViewTexts } from "#texts/use-view-texts.ts";

/** What was done to a view, and the way back. */
export interface ViewChange {
  readonly text: string;
  readonly undo: () => void;
  /** What was pressed is gone: who works by keyboard goes on here. */
  readonly takesFocus?: boolean;
}

export function ViewUndo({
  change,
  onUndone,
}: {
  readonly change: ViewChange;
  readonly onUndone: () => void;
}): ReactNode {
  const t = useViewTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (change.takesFocus === true) button.current?.focus();
  }, [change]);

  function undo(): void {
    button.current?.closest("[popover]")?.querySelector("input")?.focus();
    change.undo();
    onUndone();
  }

  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <Text size="sm">{change.text}</Text>
      <Button ref={button} variant="default" size="compact-sm" flex="none" onClick={undo}>
        {t("undo")}
      </Button>
    </Group>
  );
}
