import { type ChoiceField, recordKey } from "@quarterdeck/model";
import { IconArrowsExchange } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { recordName } from "#components/resources/record-name.ts";
import tools from "#tables/menu-cell.module.css";
import { useDisplayTexts } from "#texts/use-display-texts.ts";
import { useFormat } from "#texts/use-texts.ts";
import { type BoardColumn, boardColumns } from "./board-columns.ts";
import classes from "./displays.module.css";
import { MoveMenu } from "./move-menu.tsx";
import { MoveMessage } from "./move-message.tsx";
import { type CardProps, RecordCard } from "./record-card.tsx";
import { type MoveResult, useCardMoves } from "./use-card-moves.ts";

interface BoardProps extends CardProps {
  readonly id: string;
  readonly rows: readonly unknown[];
  readonly field: ChoiceField;
  /** Time of the last read of the list. */
  readonly updatedAt: number;
}

/** A card with an open menu or under the pointer. */
interface ChosenCard {
  readonly key: string;
  readonly row: unknown;
}

/** Result of the last move. */
interface LastMove {
  readonly name: string;
  readonly label: string;
  readonly result: MoveResult;
}

/** Records in columns by a choice; a card is moved by drag or by its menu. */
export function Board({ id, rows, field, updatedAt, ...card }: BoardProps): ReactNode {
  const { resource, parents } = card;
  const t = useDisplayTexts();
  const { number } = useFormat();
  const { withMove, isSaving, move } = useCardMoves({ resource, parents, field, updatedAt });
  const [menu, setMenu] = useState<ChosenCard & { readonly button: HTMLElement }>();
  const [over, setOver] = useState<string>();
  const [last, setLast] = useState<LastMove>();
  const dragged = useRef<ChosenCard>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  /** Key of the moved card, whose new element gets the focus. */
  const focused = useRef<string>(undefined);
  const moved = rows.map((row) => withMove(row, recordKey(resource, row)));
  const columns = boardColumns(field, moved);

  useEffect(() => {
    const key = focused.current;
    if (key === undefined || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(key)}"]`)?.focus();
  });

  async function moveTo({ key, row }: ChosenCard, column: BoardColumn): Promise<void> {
    if (column.rows.some((one) => recordKey(resource, one) === key)) return;
    const name = recordName(resource, row) ?? key;
    setLast(undefined);
    const result = await move(key, row, column.value);
    setLast({ name, label: column.label ?? t("noValue"), result });
  }

  return (
    <>
      {last !== undefined && <MoveMessage {...last} field={field} />}
      <div
        ref={frame}
        id={id}
        className={classes.board}
        role="group"
        aria-label={field.label}
        tabIndex={0}
      >
        {columns.map((column) => {
          const label = column.label ?? t("noValue");
          const count = number(column.rows.length);
          return (
            <section
              key={column.id}
              className={classes.column}
              aria-label={t("rows", { label, count })}
              data-over={over === column.id || undefined}
              onDragOver={(event) => {
                if (dragged.current === undefined || !column.isOffered) return;
                event.preventDefault();
                if (over !== column.id) setOver(column.id);
              }}
              onDrop={(event) => {
                event.preventDefault();
                const chosen = dragged.current;
                setOver(undefined);
                focused.current = undefined;
                if (chosen !== undefined && column.isOffered) void moveTo(chosen, column);
              }}
            >
              <h2 className={classes.heading}>
                {label}
                <span>{count}</span>
              </h2>
              <ul>
                {column.rows.map((row, index) => {
                  const key = recordKey(resource, row);
                  // The value of the API, which a move replaces.
                  const listed = rows.find((one) => recordKey(resource, one) === key) ?? row;
                  const name = recordName(resource, row) ?? key ?? "";
                  return (
                    <li
                      key={key ?? index}
                      className={classes.card}
                      aria-busy={(key !== undefined && isSaving(key)) || undefined}
                      draggable={key !== undefined}
                      onDragStart={({ currentTarget, dataTransfer }) => {
                        if (key === undefined) return;
                        dragged.current = { key, row: listed };
                        dataTransfer.effectAllowed = "move";
                        // A link would be dragged as its address.
                        dataTransfer.setData("text/plain", name);
                        dataTransfer.setDragImage(currentTarget, 16, 16);
                      }}
                      onDragEnd={() => {
                        dragged.current = undefined;
                        setOver(undefined);
                      }}
                    >
                      <RecordCard
                        {...card}
                        row={row}
                        without={field}
                        tools={
                          key !== undefined && (
                            <button
                              type="button"
                              className={`${tools["button"]} ${classes["move"]}`}
                              data-move={key}
                              aria-haspopup="menu"
                              aria-label={t("move", { name })}
                              title={t("move", { name })}
                              onClick={({ currentTarget }) =>
                                setMenu({ key, row: listed, button: currentTarget })
                              }
                            >
                              <IconArrowsExchange size="1rem" aria-hidden="true" />
                            </button>
                          )
                        }
                      />
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
      {menu !== undefined && (
        <MoveMenu
          key={menu.key}
          label={t("move", { name: recordName(resource, menu.row) ?? menu.key })}
          button={menu.button}
          columns={columns}
          isCurrent={({ rows: own }) => own.some((row) => recordKey(resource, row) === menu.key)}
          onMove={(column) => {
            focused.current = menu.key;
            void moveTo(menu, column);
          }}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}
