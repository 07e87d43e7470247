import { Button } from "@mantine/core";
import { type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import classes from "./popup.module.css";

interface PopupProps {
  readonly label: string;
  /** What the button shows instead of its label. */
  readonly face?: ReactNode;
  readonly icon?: ReactNode;
  readonly isNarrow?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

const gap = 4;

/** A button and the panel that it opens: the browser's own popover, which Escape and a click elsewhere close. */
export function Popup({ label, face, icon, isNarrow = false, children }: PopupProps): ReactNode {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  /** Before the browser opens it: below its button, towards the middle of the window. */
  function place(event: MouseEvent<HTMLButtonElement>): void {
    const style = panel.current?.style;
    if (style === undefined) return;
    const { left, right, bottom } = event.currentTarget.getBoundingClientRect();
    const isRight = left > innerWidth / 2;
    style.top = `${bottom + gap}px`;
    style.left = isRight ? "auto" : `${left}px`;
    style.right = isRight ? `${innerWidth - right}px` : "auto";
    style.maxHeight = `${Math.max(innerHeight - bottom - 4 * gap, 160)}px`;
  }

  return (
    <>
      <Button
        variant="default"
        px={isNarrow ? "xs" : { base: "xs", sm: "md" }}
        leftSection={icon}
        aria-label={face === undefined ? undefined : label}
        popoverTarget={id}
        onClick={place}
      >
        {face ?? label}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        role="group"
        aria-label={label}
        onBeforeToggle={(event) => setIsOpen(event.newState === "open")}
      >
        {isOpen && children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  );
}
