import { Text } from "@mantine/core";
import { recordKey, type TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { RowName } from "#tables/row-name.tsx";
import { useToday } from "#fields/filters/use-today.ts";
import { useFormats } from "#texts/formats.ts";
import { useDisplayTexts } from "#texts/use-display-texts.ts";
import { addDays, daysBetween } from "./calendar-days.ts";
import { type DayRecord, readDayRecord } from "./day-record.ts";
import type { CardProps } from "./record-card.tsx";
import { timelineTicks } from "./timeline-ticks.ts";
import classes from "./timeline.module.css";

interface TimelineProps extends CardProps {
  readonly id: string;
  readonly rows: readonly unknown[];
  readonly field: TimeField;
  readonly end: TimeField;
}

/** Records of the page as bars from their first to their last day, in the order of the list. */
export function Timeline({ id, rows, field, end, ...card }: TimelineProps): ReactNode {
  const { resource, parents, fields, onOpen } = card;
  const t = useDisplayTexts();
  const { locale } = useFormats();
  const today = useToday();
  const [title] = fields;
  const records = rows.flatMap(
    (row) => readDayRecord(row, recordKey(resource, row), { field, end }) ?? [],
  );
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
      <div className={classes.frame} role="region" aria-label={resource.labels.many} tabIndex={0}>
        <div className={classes.ticks} aria-hidden="true">
          {timelineTicks(from, until, locale).map(({ day, label }) => (
            <span key={day} style={{ insetInlineStart: at(day) }}>
              {label}
            </span>
          ))}
        </div>
        <ul id={id} className={classes.rows} aria-label={resource.labels.many}>
          {records.map((record, index) => (
            <li key={record.key ?? index} className={classes.row}>
              <span className={classes.name}>
                {title !== undefined && (
                  <RowName {...{ resource, parents, onOpen }} row={record.row} field={title} />
                )}
              </span>
              <span className={classes.track}>
                {from <= today && today < until && (
                  <span className={classes.today} style={{ insetInlineStart: at(today) }} />
                )}
                <span
                  className={classes.bar}
                  style={{ insetInlineStart: at(record.first), inlineSize: width(record) }}
                />
                <Days {...{ from, length, record }}>{writeDays(record)}</Days>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {missing > 0 && (
        <Text size="sm" c="dimmed">
          {t("noDate", { count: missing })}
        </Text>
      )}
    </>
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
