import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useViewTexts } from "#texts/use-view-texts.ts";

/** A change of a view and its undo. */
export interface ViewChange {
  readonly text: string;
  readonly undo: () => void;
  /** True if the pressed button disappeared. */
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
