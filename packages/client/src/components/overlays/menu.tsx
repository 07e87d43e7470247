import { ownMember } from "@quarterdeck/model";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { positionPanel } from "./position-panel.ts";
import classes from "./popup.module.css";

interface MenuProps {
  readonly label: string | undefined;
  /** Button that opened the menu. */
  readonly button: HTMLElement;
  readonly onClose: () => void;
  /** Elements with the role menuitem and tabIndex -1. */
  readonly children: ReactNode;
}

/** WAI-ARIA APG "Menu Button" in a native popover; open while it is rendered. */
export function Menu({ label, button, onClose, children }: MenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(() => {
    const panel = menu.current;
    if (panel === null) return;
    panel.showPopover();
    positionPanel(panel, button);
    const items = itemsOf(panel);
    (items.find((item) => item.ariaDisabled !== "true") ?? items[0])?.focus();
  });
  useEffect(() => show(), []);

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const items = itemsOf(event.currentTarget);
    const at = items.indexOf(event.target as HTMLElement);
    const to = ownMember(moves, event.key)?.(at, items.length);
    if (event.key === "Tab") menu.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    items[to]?.focus();
  }

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      // Scrollable, and its items are not in the tab order.
      tabIndex={0}
      aria-label={label}
      className={classes.panel}
      onKeyDown={walk}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      {children}
    </div>
  );
}

/** Closes the menu of an item; the focus returns to the menu button. */
export function closeMenuOf(item: HTMLElement): void {
  item.closest<HTMLElement>("[role=menu]")?.hidePopover();
}

function itemsOf(menu: HTMLElement): readonly HTMLElement[] {
  return Array.from(menu.querySelectorAll<HTMLElement>("[role^=menuitem]"));
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
