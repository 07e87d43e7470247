import {
  type ChoiceField,
  isSameJson,
  type ListShape,
  recordKey,
  valueAt,
} from "@quarterdeck/model";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { useStableCallback } from "#components/hooks/use-stable-callback.ts";
import { recordName } from "#components/resources/record-name.ts";
import { useDisplayTexts } from "#texts/use-display-texts.ts";
import { type ChosenCard, ColumnFrame } from "./board-column.tsx";
import { type BoardColumn, boardColumns } from "./board-columns.ts";
import classes from "./displays.module.css";
import { MoveMenu } from "./move-menu.tsx";
import { MoveMessage } from "./move-message.tsx";
import { OwnColumn } from "./own-column.tsx";
import type { CardProps } from "./record-card.tsx";
import { useCardMoves, withMove } from "./use-card-moves.ts";
import { filteredValues, findColumnFilter } from "./use-column-rows.ts";
import { useLastMove } from "./use-last-move.ts";
import { useMovedFocus } from "./use-moved-focus.ts";

interface BoardProps extends CardProps {
  readonly id: string;
  readonly rows: readonly unknown[];
  readonly field: ChoiceField;
  readonly list: ListShape;
  readonly address: ListAddress;
  /** Time of the last read of the list. */
  readonly updatedAt: number;
}

/** Records in columns by a choice; a card is moved by drag or by its menu. */
export function Board(props: BoardProps): ReactNode {
  const { id, rows, field, list, address, updatedAt } = props;
  const { resource, parents, fields, onMenu, onOpen } = props;
  // Measured: without a stable object and a stable callback, each move and each read renders all cards.
  const card = useMemo(
    () => ({ resource, parents, fields, onMenu, onOpen }),
    [resource, parents, fields, onMenu, onOpen],
  );
  const t = useDisplayTexts();
  const { movesSince, isSaving, move } = useCardMoves({ resource, parents });
  const [menu, setMenu] = useState<ChosenCard & { readonly button: HTMLElement }>();
  const [last, setLast] = useLastMove(resource.name);
  const dragged = useRef<ChosenCard>(undefined);
  const over = useRef<HTMLElement>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const focusMoved = useMovedFocus((key: string) => [
    frame.current?.querySelector(`[data-move="${CSS.escape(key)}"]`),
    // Further down than the cards that were read.
    frame.current,
  ]);
  const moves = movesSince(updatedAt);
  const moved = rows.map((row) => withMove(row, recordKey(resource, row), moves));
  const filter = findColumnFilter(list, field);
  const values = filteredValues(list, field, address);
  const columns = boardColumns(field, moved).filter(
    ({ value }) => values === undefined || values.includes(String(value)),
  );

  // Not by state: hundreds of cards would render while a card is dragged.
  function markOver(column: HTMLElement | undefined): void {
    if (column === over.current) return;
    over.current?.removeAttribute("data-over");
    column?.setAttribute("data-over", "");
    over.current = column;
  }

  const drag = useStableCallback((next: ChosenCard | undefined): void => {
    dragged.current = next;
    if (next === undefined) markOver(undefined);
  });

  const openMenu = (chosen: ChosenCard, button: HTMLElement): void =>
    setMenu({ ...chosen, button });

  async function moveTo({ key, row }: ChosenCard, column: BoardColumn): Promise<void> {
    if (isSameJson(valueAt(row, [field.name]), column.value)) return;
    const name = recordName(resource, row) ?? key;
    setLast(undefined);
    const result = await move(key, row, { [field.name]: column.value });
    setLast({ recordKey: key, name, label: column.label ?? t("noValue"), result });
  }

  return (
    <>
      {last !== undefined && <MoveMessage {...last} field={field} />}
      <div
        ref={frame}
        id={id}
        className={`${classes["board"]} ${filter === undefined ? "" : classes["whole"]}`}
        role="group"
        aria-label={field.label}
        tabIndex={0}
      >
        {columns.map((column) => {
          const shared = {
            column,
            field,
            card,
            isSaving,
            onDrag: drag,
            onOver: (section: HTMLElement) => {
              if (dragged.current === undefined || !column.isOffered) return false;
              markOver(section);
              return true;
            },
            onDrop: () => {
              const chosen = dragged.current;
              markOver(undefined);
              if (chosen !== undefined && column.isOffered) void moveTo(chosen, column);
            },
            onMenu: openMenu,
          };
          return filter !== undefined && column.isOffered ? (
            <OwnColumn
              key={column.id}
              {...shared}
              {...{ field, list, address, filter, movesSince }}
            />
          ) : (
            <ColumnFrame
              key={column.id}
              {...shared}
              rows={column.rows}
              listedOf={(row) => {
                const key = recordKey(resource, row);
                return rows.find((one) => recordKey(resource, one) === key) ?? row;
              }}
            />
          );
        })}
      </div>
      {menu !== undefined && (
        <MoveMenu
          key={menu.key}
          label={t("move", { name: recordName(resource, menu.row) ?? menu.key })}
          button={menu.button}
          columns={columns}
          isCurrent={({ value }) => isSameJson(value, valueAt(menu.row, [field.name]) ?? null)}
          onMove={(column) => {
            focusMoved(menu.key);
            void moveTo(menu, column);
          }}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}
