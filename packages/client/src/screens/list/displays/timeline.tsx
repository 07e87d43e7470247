import { Text } from "@mantine/core";
import { recordKey, type TimeField } from "@quarterdeck/model";
import { IconCalendarEvent } from "@tabler/icons-react";
import { type PointerEvent, type ReactNode, useState } from "react";
import { recordName } from "#components/resources/record-name.ts";
import tools from "#tables/menu-cell.module.css";
import { RowName } from "#tables/row-name.tsx";
import { useToday } from "#fields/filters/use-today.ts";
import { useFormats } from "#texts/formats.ts";
import { useDisplayTexts } from "#texts/use-display-texts.ts";
import { addDays, daysBetween } from "#components/inputs/times/calendar-dates.ts";
import { type DayRecord, readDayRecord } from "./day-record.ts";
import type { CardProps } from "./record-card.tsx";
import shared from "./displays.module.css";
import { timelineTicks } from "./timeline-ticks.ts";
import classes from "./timeline.module.css";
import { withMove } from "./use-card-moves.ts";
import { useDayMoves } from "./use-day-moves.tsx";

interface TimelineProps extends CardProps {
  readonly id: string;
  readonly rows: readonly unknown[];
  readonly field: TimeField;
  readonly end: TimeField;
  readonly updatedAt: number;
}

/**
 * Records of the page as bars from their first to their last day, in the order of the list. A bar is moved by drag or
 * by the dialog of its record.
 */
export function Timeline({ id, rows, field, end, updatedAt, ...card }: TimelineProps): ReactNode {
  const { resource, parents, fields, onOpen } = card;
  const t = useDisplayTexts();
  const { locale } = useFormats();
  const today = useToday();
  const [title] = fields;
  const days = useDayMoves({ id, resource, parents, field, end });
  const moves = days.movesSince(updatedAt);
  const records = rows.flatMap((row) => {
    const key = recordKey(resource, row);
    return readDayRecord(withMove(row, key, moves), key, { field, end }) ?? [];
  });
  const from = records.map(({ first }) => first).sort()[0] ?? today;
  const until = addDays(
    records
      .map(({ last }) => last)
      .sort()
      .at(-1) ?? today,
    1,
  );
  const length = Math.max(1, daysBetween(from, until));
  const at = (day: string): string => `${(100 * daysBetween(from, day)) / length}%`;
  const width = ({ first, last }: DayRecord): string =>
    `${(100 * (daysBetween(first, last) + 1)) / length}%`;
  const short = (day: string): string =>
    new Date(day).toLocaleDateString(locale, { dateStyle: "medium", timeZone: "UTC" });
  const writeDays = ({ first, last }: DayRecord): string =>
    first === last ? short(first) : `${short(first)} – ${short(last)}`;
  const missing = rows.length - records.length;
  return (
    <>
      {days.message}
      <div
        className={`${classes["frame"]} ${shared["frame"]}`}
        role="region"
        aria-label={resource.labels.many}
        tabIndex={0}
      >
        <div className={classes.ticks} aria-hidden="true">
          {timelineTicks(from, until, locale).map(({ day, label }) => (
            <span key={day} style={{ insetInlineStart: at(day) }}>
              {label}
            </span>
          ))}
        </div>
        <ul id={id} className={classes.rows} aria-label={resource.labels.many}>
          {records.map((record, index) => (
            <li
              key={record.key ?? index}
              className={classes.row}
              data-key={record.key}
              aria-busy={(record.key !== undefined && days.isSaving(record.key)) || undefined}
            >
              <span className={classes.name}>
                {title !== undefined && (
                  <RowName {...{ resource, parents, onOpen }} row={record.row} field={title} />
                )}
              </span>
              {days.canMove && record.key !== undefined && (
                <MoveButton
                  name={recordName(resource, record.row) ?? record.key}
                  onOpen={(button) => days.openMenu(record, button)}
                />
              )}
              <span className={classes.track}>
                {from <= today && today < until && (
                  <span className={classes.today} style={{ insetInlineStart: at(today) }} />
                )}
                <Bar
                  start={at(record.first)}
                  size={width(record)}
                  length={length}
                  canMove={days.canMove && record.key !== undefined}
                  onMove={(count) => days.moveTo(record, addDays(record.first, count))}
                />
                <Days {...{ from, length, record }}>{writeDays(record)}</Days>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {days.menu}
      {missing > 0 && (
        <Text size="sm" c="dimmed">
          {t("noDate", { count: missing })}
        </Text>
      )}
    </>
  );
}

interface BarProps {
  readonly start: string;
  readonly size: string;
  /** Days of the timeline. */
  readonly length: number;
  readonly canMove: boolean;
  readonly onMove: (days: number) => void;
}

/** Bar that a mouse or pen drags by whole days. */
function Bar({ start, size, length, canMove, onMove }: BarProps): ReactNode {
  const [drag, setDrag] = useState<{ readonly from: number; readonly days: number }>();
  const days = drag?.days ?? 0;

  /** Days between the start of the drag and the pointer, which grow to the left in Arabic. */
  function daysTo({ clientX, currentTarget }: PointerEvent<HTMLElement>, from: number): number {
    const track = currentTarget.parentElement;
    if (track === null) return 0;
    const sign = getComputedStyle(track).direction === "rtl" ? -1 : 1;
    return Math.round((sign * (clientX - from) * length) / track.clientWidth);
  }

  return (
    <span
      className={classes.bar}
      data-movable={canMove || undefined}
      style={{
        insetInlineStart: `calc(${start} + ${(100 * days) / length}%)`,
        inlineSize: size,
      }}
      onPointerDown={(event) => {
        if (!canMove || event.button !== 0 || event.pointerType === "touch") return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: event.clientX, days: 0 });
      }}
      onPointerMove={(event) => {
        if (drag !== undefined) setDrag({ ...drag, days: daysTo(event, drag.from) });
      }}
      onPointerUp={() => {
        setDrag(undefined);
        if (days !== 0) onMove(days);
      }}
      onPointerCancel={() => setDrag(undefined)}
    />
  );
}

interface MoveButtonProps {
  readonly name: string;
  readonly onOpen: (button: HTMLElement) => void;
}

function MoveButton({ name, onOpen }: MoveButtonProps): ReactNode {
  const t = useDisplayTexts();
  return (
    <button
      type="button"
      className={`${tools["button"]} ${shared["move"]} ${classes["move"]}`}
      aria-haspopup="dialog"
      aria-label={t("move", { name })}
      title={t("move", { name })}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <IconCalendarEvent size="0.875rem" aria-hidden="true" />
    </button>
  );
}

interface DaysProps {
  readonly from: string;
  /** Days of the timeline. */
  readonly length: number;
  readonly record: DayRecord;
  readonly children: ReactNode;
}

/** Part of the timeline that a text needs. */
const TEXT = 0.3;

/** Text after the bar, before it, or in it. */
function Days({ from, length, record, children }: DaysProps): ReactNode {
  const start = daysBetween(from, record.first) / length;
  const end = (daysBetween(from, record.last) + 1) / length;
  const position = end < 1 - TEXT ? "after" : start > TEXT ? "before" : "inside";
  const offset =
    position === "after"
      ? { insetInlineStart: `${100 * end}%` }
      : { insetInlineEnd: `${100 * (1 - (position === "before" ? start : end))}%` };
  return (
    <span className={classes.days} data-inside={position === "inside" || undefined} style={offset}>
      {children}
    </span>
  );
}
