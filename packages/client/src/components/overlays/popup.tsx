import { Button } from "@mantine/core";
import { type MouseEvent, type ReactNode, useId, useMemo, useRef, useState } from "react";
import { positionPanel } from "./position-panel.ts";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import { toolLook } from "#components/buttons/tool-look.ts";
import classes from "./popup.module.css";
import tool from "#components/styles/toolbar-button.module.css";

interface PopupProps {
  readonly label: string;
  /** Content of the button instead of its label. */
  readonly content?: ReactNode;
  /** Keeps its identity, so that the button renders once. */
  readonly icon?: ReactNode;
  readonly isNarrow?: boolean;
  /** Item of a toolbar: without a frame, and only its icon on a phone. */
  readonly isTool?: boolean;
  /** The content of a chip is its accessible name. */
  readonly look?: "button" | "chip";
  readonly shortcut?: string;
  readonly children: (close: () => void) => ReactNode;
}

/** Button that opens a panel, a native popover that Escape and an outside click close. */
export function Popup(props: PopupProps): ReactNode {
  const {
    label,
    content,
    icon,
    isNarrow = false,
    isTool = false,
    look = "button",
    shortcut,
  } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useShortcut(shortcut ?? "", label, open, shortcut !== undefined || isTool);
  /** Opens by shortcut: the button gets the focus back when the panel closes. */
  function open(): void {
    button.current?.focus();
    button.current?.click();
  }

  const face = useMemo(() => {
    const text = content ?? label;
    /** Runs before the browser opens the panel. */
    const position = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
      if (panel.current !== null) positionPanel(panel.current, currentTarget);
    };
    return (
      <Button
        ref={button}
        {...(look === "chip"
          ? { variant: "transparent", size: "compact-sm", color: "var(--mantine-color-text)" }
          : isTool
            ? toolLook
            : { variant: "default", px: isNarrow ? "xs" : { base: "xs", sm: "md" } })}
        className={isTool ? tool.button : undefined}
        leftSection={icon}
        aria-label={content === undefined || look === "chip" ? undefined : label}
        popoverTarget={id}
        onClick={position}
      >
        {isTool ? <span className={tool.label}>{text}</span> : text}
      </Button>
    );
  }, [id, label, content, icon, isNarrow, isTool, look]);
  return (
    <>
      {face}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        role="group"
        aria-label={label}
        onBeforeToggle={(event) => event.newState === "open" && setIsOpen(true)}
        // Not earlier: the browser restores the focus only while the focused element exists.
        onToggle={(event) => event.newState === "closed" && setIsOpen(false)}
      >
        {isOpen && props.children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  );
}
