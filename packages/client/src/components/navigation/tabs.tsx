import { ownMember } from "@quarterdeck/model";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import classes from "./tabs.module.css";

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Called only for the open tab. */
  readonly render: () => ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
}

type Move = (at: number, count: number) => number;

const moves: Readonly<Record<string, Move>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const opposite: Readonly<Record<string, string>> = {
  ArrowRight: "ArrowLeft",
  ArrowLeft: "ArrowRight",
};

/** WAI-ARIA APG "Tabs" with automatic activation. Mantine's tabs would add 3 KB to every record page. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.id === open) ?? tabs[0];

  // The tab list scrolls on a phone, and the URL may open the last tab.
  useEffect(() => {
    const selected = list.current?.querySelector("[aria-selected=true]");
    selected?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current?.id]);

  function walk(event: KeyboardEvent): void {
    const isReversed = getComputedStyle(event.currentTarget).direction === "rtl";
    const key = isReversed ? (ownMember(opposite, event.key) ?? event.key) : event.key;
    const at = tabs.findIndex((tab) => tab === current);
    const next = tabs[ownMember(moves, key)?.(at, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[tabs.indexOf(next)]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={classes.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            className={classes.tab}
            data-label={tab.label}
            onClick={() => onOpen(tab.id)}
            onKeyDown={walk}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {current !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabs.indexOf(current)}`}>
          {current.render()}
        </div>
      )}
    </>
  );
}
