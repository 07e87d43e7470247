import { Button } from "@mantine/core";
import { recordKey } from "@quarterdeck/model";
import { IconArrowsExchange } from "@tabler/icons-react";
import { memo, type ReactNode, useEffect, useRef } from "react";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { Skeleton } from "#components/feedback/skeleton.tsx";
import { recordName } from "#components/resources/record-name.ts";
import tools from "#tables/menu-cell.module.css";
import { useDisplayTexts } from "#texts/use-display-texts.ts";
import { useFormat } from "#texts/use-texts.ts";
import type { BoardColumn } from "./board-columns.ts";
import classes from "./displays.module.css";
import { type CardProps, RecordCard } from "./record-card.tsx";
import type { Field } from "@quarterdeck/model";

/** A card with an open menu or under the pointer. */
export interface ChosenCard {
  readonly key: string;
  /** The record as the API returned it. */
  readonly row: unknown;
}

export interface ColumnProps {
  readonly column: BoardColumn;
  readonly field: Field;
  readonly card: CardProps;
  readonly isSaving: (key: string) => boolean;
  readonly onDrag: (card: ChosenCard | undefined) => void;
  /** True if the column, whose element it receives, takes the dragged card. */
  readonly onOver: (section: HTMLElement) => boolean;
  readonly onDrop: () => void;
  readonly onMenu: (card: ChosenCard, button: HTMLElement) => void;
}

interface ColumnFrameProps extends ColumnProps {
  /** Records of the column, with those that were moved here. */
  readonly rows: readonly unknown[];
  /** The record as the API returned it. */
  readonly listedOf: (row: unknown) => unknown;
  /** Number of all records, if the column reads them itself. */
  readonly total?: number | undefined;
  readonly isWhole?: boolean;
  readonly isReading?: boolean;
  readonly error?: Error | null;
  readonly onRetry?: () => void;
  readonly onMore?: (() => void) | undefined;
}

/** Heading and cards of a column. */
export function ColumnFrame(props: ColumnFrameProps): ReactNode {
  const { column, rows, total, isWhole = false, isReading = false, error, onRetry, onMore } = props;
  const { card, field, onDrag, onMenu } = props;
  const t = useDisplayTexts();
  const { number } = useFormat();
  const label = column.label ?? t("noValue");
  const frame = useRef<HTMLElement>(null);
  const requested = useRef<number>(undefined);
  useEffect(() => {
    if (requested.current === undefined || isReading) return;
    if (!error) focusCard(frame.current, requested.current);
    requested.current = undefined;
  });
  const count = `${number(total ?? rows.length)}${total === undefined && onMore ? "+" : ""}`;
  return (
    <section
      ref={frame}
      className={classes.column}
      aria-label={t(isWhole ? "rowsAll" : "rows", { label, count })}
      onDragOver={(event) => {
        if (props.onOver(event.currentTarget)) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      <h2 className={classes.heading}>
        {label}
        {/* Its position depends on its width. */}
        <span>{isReading && rows.length === 0 ? "" : count}</span>
      </h2>
      <ul>
        {rows.map((row, index) => {
          const key = recordKey(card.resource, row);
          return (
            <BoardCard
              key={key ?? index}
              {...{ row, card, field, onDrag, onMenu }}
              listed={props.listedOf(row)}
              isSaving={key !== undefined && props.isSaving(key)}
            />
          );
        })}
      </ul>
      {isReading && <Skeleton height={72} />}
      {error && onRetry && <ProblemAlert error={error} title={t("failedRead")} onRetry={onRetry} />}
      {onMore !== undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.more}
          aria-label={t("moreOf", { label })}
          onClick={() => {
            requested.current = rows.length;
            onMore();
          }}
        >
          {t("more")}
        </Button>
      )}
    </section>
  );
}

/** Moves a lost focus to a card: the button that read it is hidden while it reads. */
function focusCard(column: HTMLElement | null, index: number): void {
  const cards = column?.querySelectorAll("li") ?? [];
  const card = cards[Math.min(index, cards.length - 1)];
  if (document.activeElement === document.body) card?.querySelector("a")?.focus();
}

interface BoardCardProps extends Pick<ColumnProps, "card" | "field" | "onDrag" | "onMenu"> {
  readonly row: unknown;
  readonly listed: unknown;
  readonly isSaving: boolean;
}

function Card({ row, listed, card, field, isSaving, onDrag, onMenu }: BoardCardProps) {
  const t = useDisplayTexts();
  const { resource } = card;
  const key = recordKey(resource, row);
  const name = recordName(resource, row) ?? key ?? "";
  return (
    <li
      className={classes.card}
      data-key={key}
      aria-busy={isSaving || undefined}
      draggable={key !== undefined}
      onDragStart={({ currentTarget, dataTransfer }) => {
        if (key === undefined) return;
        onDrag({ key, row: listed });
        dataTransfer.effectAllowed = "move";
        // A link would be dragged as its address.
        dataTransfer.setData("text/plain", name);
        dataTransfer.setDragImage(currentTarget, 16, 16);
      }}
      onDragEnd={() => onDrag(undefined)}
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
              onClick={({ currentTarget }) => onMenu({ key, row: listed }, currentTarget)}
            >
              <IconArrowsExchange size="1rem" aria-hidden="true" />
            </button>
          )
        }
      />
    </li>
  );
}

/** Measured: a move renders the moved card only. */
const BoardCard = memo(Card);
