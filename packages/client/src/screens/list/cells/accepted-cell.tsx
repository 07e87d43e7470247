import { Button } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { StartedWriteView } from "#operations/started-write.tsx";
import type { StartedWrite } from "#records/follow-write.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cells.module.css";

interface AcceptedCellProps {
  readonly started: StartedWrite;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Job that saves the value of a cell. */
export function AcceptedCell({ started, onDone, onClose }: AcceptedCellProps): ReactNode {
  const common = useTexts("components");
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <div role="presentation" className={classes.form} onKeyDown={handleKey}>
      <StartedWriteView started={started} onDone={onDone} />
      <div className={classes.buttons}>
        <Button size="compact-sm" variant="default" ref={close} onClick={onClose}>
          {common("close")}
        </Button>
      </div>
    </div>
  );
}
