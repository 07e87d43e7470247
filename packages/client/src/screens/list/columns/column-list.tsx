import { ownMember } from "@quarterdeck/model";
import type { Field } from "@quarterdeck/model";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import hidden from "#components/styles/visually-hidden.module.css";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { type ColumnOrder, moveColumn, togglePin } from "./column-order.ts";
import { ColumnItem } from "./column-item.tsx";
import classes from "./columns.module.css";
import { useRowDrag } from "#screens/list/use-row-drag.ts";

interface ColumnListProps {
  readonly fields: readonly Field[];
  readonly order: ColumnOrder;
  readonly shown: readonly string[];
  readonly query: string;
  readonly onShown: (names: readonly string[]) => void;
  readonly onOrder: (order: ColumnOrder) => void;
}

/** Columns to show, pin and reorder: by dragging, with buttons, or with Alt and the arrow keys. */
export function ColumnList(props: ColumnListProps): ReactNode {
  const { fields, order, shown, query, onShown, onOrder } = props;
  const t = useTexts("columns");
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<HTMLElement>(undefined);
  const [announcement, setAnnouncement] = useState("");
  const drag = useRowDrag(list, (from, to) => move(order.names[from] ?? "", to));
  const words = query.trim().toLocaleLowerCase();

  // A row loses the focus when React moves it.
  useEffect(() => {
    refocus.current?.focus();
    refocus.current = undefined;
  });

  function labelOf(name: string): string {
    return fields.find((field) => field.name === name)?.label ?? name;
  }

  function move(name: string, to: number): void {
    const next = moveColumn(order, name, to);
    const position = next.names.indexOf(name);
    if (document.activeElement instanceof HTMLElement) refocus.current = document.activeElement;
    onOrder(next);
    setAnnouncement(
      t("moved", {
        label: labelOf(name),
        position: format.number(position + 1),
        count: format.number(order.names.length),
      }),
    );
  }

  function moveByKey(event: KeyboardEvent, name: string, at: number): void {
    const step = ownMember(steps, event.key);
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    move(name, at + step);
  }

  return (
    <>
      <ul ref={list} className={classes.list}>
        {order.names.map((name, at) => {
          const label = labelOf(name);
          if (!label.toLocaleLowerCase().includes(words)) return null;
          const isShown = shown.includes(name);
          return (
            <li
              key={name}
              className={classes.row}
              style={{ transform: drag.shiftOf(at) }}
              data-dragged={drag.from === at || undefined}
              onKeyDown={(event) => moveByKey(event, name, at)}
            >
              <ColumnItem
                label={label}
                isShown={isShown}
                isPinned={order.pinned.includes(name)}
                // A filtered list does not show positions.
                grip={words === "" ? drag.gripOf(at) : undefined}
                onShown={() =>
                  onShown(isShown ? shown.filter((one) => one !== name) : [...shown, name])
                }
                onPin={() => onOrder(togglePin(order, name))}
                onMove={(step) => move(name, at + step)}
              />
            </li>
          );
        })}
      </ul>
      <span role="status" className={hidden.hidden}>
        {announcement}
      </span>
    </>
  );
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };
