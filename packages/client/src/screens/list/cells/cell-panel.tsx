import { type ReactNode, useLayoutEffect, useRef } from "react";
import { positionPanel } from "#components/overlays/position-panel.ts";
import panelClasses from "#components/overlays/popup.module.css";
import classes from "./cells.module.css";

interface CellPanelProps {
  readonly anchor: HTMLElement;
  /** Accessible name of a panel with inputs. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Panel at a cell, above the scrolling table. */
export function CellPanel({ anchor, label, children }: CellPanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    positionPanel(element, anchor);
    element.showPopover();
    return () => element.hidePopover();
  }, [anchor]);
  return (
    <div
      ref={panel}
      popover="manual"
      className={`${panelClasses["panel"]} ${classes["panel"]}`}
      {...(label !== undefined && { role: "dialog", "aria-label": label })}
    >
      {children}
    </div>
  );
}
