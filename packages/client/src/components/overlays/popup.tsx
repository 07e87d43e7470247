import { Button } from "@mantine/core";
import { type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { positionPanel } from "./position-panel.ts";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import classes from "./popup.module.css";
import tool from "#components/styles/toolbar-button.module.css";

interface PopupProps {
  readonly label: string;
  /** What the button shows instead of its label. */
  readonly face?: ReactNode;
  readonly icon?: ReactNode;
  readonly isNarrow?: boolean;
  /** On a phone its icon alone shows. */
  readonly isTool?: boolean;
  /** A chip's own words are its name. */
  readonly look?: "button" | "chip";
  readonly shortcut?: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button and the panel that it opens: the browser's own popover, which Escape and a click elsewhere close. */
export function Popup(props: PopupProps): ReactNode {
  const { label, face, icon, isNarrow = false, isTool = false, look = "button", shortcut } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useShortcut(shortcut ?? "", label, open, shortcut !== undefined || isTool);
  const text = face ?? label;

  /** By key: the focus comes back to the button when the panel closes. */
  function open(): void {
    button.current?.focus();
    button.current?.click();
  }

  /** Before the browser opens it. */
  function place({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    if (panel.current !== null) positionPanel(panel.current, currentTarget);
  }

  return (
    <>
      <Button
        ref={button}
        {...(look === "chip"
          ? { variant: "transparent", size: "compact-sm", color: "var(--mantine-color-text)" }
          : { variant: "default", px: isNarrow ? "xs" : { base: "xs", sm: "md" } })}
        className={isTool ? tool.tool : undefined}
        leftSection={icon}
        aria-label={face === undefined || look === "chip" ? undefined : label}
        popoverTarget={id}
        onClick={place}
      >
        {isTool ? <span className={tool.name}>{text}</span> : text}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        role="group"
        aria-label={label}
        onBeforeToggle={(event) => event.newState === "open" && setIsOpen(true)}
        // Not before: what holds the focus must be there for the browser to give it back to the button.
        onToggle={(event) => event.newState === "closed" && setIsOpen(false)}
      >
        {isOpen && props.children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  );
}
