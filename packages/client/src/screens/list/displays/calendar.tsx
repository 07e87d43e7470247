import { ActionIcon, Button, Text } from "@mantine/core";
import { type ListShape, recordKey, type TimeField, valueAt } from "@quarterdeck/model";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { useToday } from "#fields/filters/use-today.ts";
import { useFormats } from "#texts/formats.ts";
import { useDisplayTexts } from "#texts/use-display-texts.ts";
import {
  addDays,
  addMonths,
  firstWeekday,
  monthWeeks,
} from "#components/inputs/times/calendar-dates.ts";
import { nearestMonth, readDay } from "./calendar-days.ts";
import classes from "./calendar.module.css";
import { CalendarMonth } from "./calendar-month.tsx";
import { type DayRecord, readDayRecord } from "./day-record.ts";
import type { CardProps } from "./record-card.tsx";
import { withMove } from "./use-card-moves.ts";
import { useDayMoves } from "./use-day-moves.tsx";
import { findEnds, useMonthRows } from "./use-month-rows.ts";

interface CalendarProps extends CardProps {
  readonly id: string;
  readonly rows: readonly unknown[];
  readonly field: TimeField;
  readonly end: TimeField | undefined;
  readonly list: ListShape;
  readonly address: ListAddress;
  readonly updatedAt: number;
  /** Month of the address; empty or invalid: this month, or that of the records. */
  readonly chosenMonth: string;
  readonly onMonth: (month: string | undefined) => void;
}

/** Records by day, a month at a time. A record is moved by drag or by its menu. */
export function Calendar(props: CalendarProps): ReactNode {
  const { id, rows, field, end, list, address, updatedAt, chosenMonth, onMonth, ...card } = props;
  const { resource, parents } = card;
  const t = useDisplayTexts();
  const formats = useFormats();
  const today = useToday();
  const [first] = useState(() =>
    findEnds(list, field) === undefined ? monthOfRows(field, rows, today) : today.slice(0, 7),
  );
  const month = isMonth(chosenMonth) ? chosenMonth : first;
  // A saved view without a month shows this month each time.
  const turnTo = (next: string): void =>
    onMonth(next === first && next === today.slice(0, 7) ? undefined : next);
  const weeks = monthWeeks(month, firstWeekday(formats.locale));
  const [from = month] = weeks[0] ?? [];
  const until = weeks.at(-1)?.at(-1) ?? month;
  // A record that began before may last until now.
  const reading = useMonthRows({
    resource,
    parents,
    list,
    address,
    field,
    from: end ? addDays(from, -31) : from,
    until,
  });
  const { canMove, isSaving, movesSince, moveTo, openMenu, message, menu } = useDayMoves({
    id,
    resource,
    parents,
    field,
    end,
  });
  const dragged = useRef<DayRecord>(undefined);
  const now = useRef<HTMLButtonElement>(null);
  const moves = movesSince(reading?.updatedAt ?? updatedAt);
  const listed = reading === undefined ? rows : (reading.rows ?? []);
  const records = listed.flatMap((row) => {
    const key = recordKey(resource, row);
    return readDayRecord(withMove(row, key, moves), key, { field, end }) ?? [];
  });

  const isBusy = reading !== undefined && reading.rows === undefined && reading.error === null;
  const isEmpty =
    !records.some((one) => one.first <= until && one.last >= from) && !isBusy && !reading?.error;
  const title = formatMonth(month, formats.locale);
  const near = isEmpty ? nearestMonth(monthsOfRows(field, rows), month) : undefined;
  return (
    <>
      {message}
      <div className={classes.head}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t("previousMonth")}
          onClick={() => turnTo(addMonths(month, -1))}
        >
          <IconChevronLeft size="1rem" className={classes.arrow} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t("nextMonth")}
          onClick={() => turnTo(addMonths(month, 1))}
        >
          <IconChevronRight size="1rem" className={classes.arrow} />
        </ActionIcon>
        <h2 className={classes.month}>
          <span role="status">{title}</span>
        </h2>
        <Button
          ref={now}
          variant="default"
          size="compact-sm"
          onClick={() => turnTo(today.slice(0, 7))}
        >
          {t("thisMonth")}
        </Button>
        {near !== undefined && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              // This button is hidden then.
              now.current?.focus();
              turnTo(near);
            }}
          >
            {t("showMonth", { month: formatMonth(near, formats.locale) })}
          </Button>
        )}
        <Text size="sm" c="dimmed" className={classes.note}>
          {isEmpty && `${t("emptyMonth")} `}
          {reading === undefined && t("onPage")}
        </Text>
      </div>
      {reading !== undefined && reading.error !== null && (
        <ProblemAlert error={reading.error} title={t("failedRead")} onRetry={reading.retry} />
      )}
      <CalendarMonth
        id={id}
        isWhole={reading !== undefined}
        label={`${resource.labels.many}: ${title}`}
        weeks={weeks}
        month={month}
        today={today}
        records={records}
        card={card}
        field={field}
        canMove={canMove}
        isBusy={isBusy}
        further={reading?.further ?? noFurther}
        onMore={reading?.openDay}
        isSaving={isSaving}
        onDrag={(record) => {
          dragged.current = record;
        }}
        onDrop={(day) => {
          const record = dragged.current;
          dragged.current = undefined;
          if (record !== undefined) moveTo(record, day);
        }}
        onMenu={openMenu}
      />
      {menu}
    </>
  );
}

function isMonth(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

const noFurther: ReadonlyMap<string, number | undefined> = new Map();

/** This month, unless all records of the page are in other months. */
function monthOfRows(field: TimeField, rows: readonly unknown[], today: string): string {
  const months = monthsOfRows(field, rows);
  const now = today.slice(0, 7);
  return months.includes(now) ? now : (months[0] ?? now);
}

function monthsOfRows(field: TimeField, rows: readonly unknown[]): readonly string[] {
  return rows.flatMap((row) => readDay(field, valueAt(row, [field.name]))?.slice(0, 7) ?? []);
}

function formatMonth(month: string, locale: string): string {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(`${month}-01`).toLocaleDateString(locale, options);
}
