import { Text } from "@mantine/core";
import type { TimeField } from "@quarterdeck/model";
import { IconCalendarEvent } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { recordName } from "#components/resources/record-name.ts";
import tools from "#tables/menu-cell.module.css";
import { RowName } from "#tables/row-name.tsx";
import { useFormats } from "#texts/formats.ts";
import { useDisplayTexts } from "#texts/use-display-texts.ts";
import { useFormat } from "#texts/use-texts.ts";
import { type DayRecord, formatDay } from "./day-record.ts";
import classes from "./calendar.module.css";
import shared from "./displays.module.css";
import type { CardProps } from "./record-card.tsx";
import { DAY_PAGE } from "./use-month-rows.ts";

interface CalendarMonthProps {
  readonly id: string;
  readonly label: string;
  /** True for all records of the month, false for those of a page. */
  readonly isWhole: boolean;
  readonly weeks: readonly (readonly string[])[];
  readonly month: string;
  readonly today: string;
  readonly records: readonly DayRecord[];
  readonly card: CardProps;
  readonly field: TimeField;
  readonly canMove: boolean;
  readonly isBusy: boolean;
  /** Days with records that are not read, and how many; undefined: unknown. */
  readonly further: ReadonlyMap<string, number | undefined>;
  readonly onMore: ((day: string) => void) | undefined;
  readonly isSaving: (key: string) => boolean;
  readonly onDrag: (record: DayRecord | undefined) => void;
  readonly onDrop: (day: string) => void;
  readonly onMenu: (record: DayRecord, button: HTMLElement) => void;
}

const MAX_SHOWN = 4;

/** Table of the days of a month; on a phone, a list of those with records. */
export function CalendarMonth(props: CalendarMonthProps): ReactNode {
  const { id, label, weeks, month, today, records, isBusy, isWhole } = props;
  const { locale } = useFormats();
  return (
    <div
      className={`${classes["frame"]} ${shared["frame"]} ${isWhole ? shared["whole"] : ""}`}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table id={id} className={classes.calendar} aria-label={label} aria-busy={isBusy}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {new Date(day).toLocaleDateString(locale, { weekday: "short", timeZone: "UTC" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            // New elements for the records: rows become higher with them.
            <tr key={`${days[0]} ${isBusy}`}>
              {days.map((day) => (
                <Day
                  key={day}
                  {...props}
                  day={day}
                  isOther={!day.startsWith(month)}
                  isToday={day === today}
                  records={records.filter(({ first, last }) => first <= day && day <= last)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps extends CalendarMonthProps {
  readonly day: string;
  readonly isOther: boolean;
  readonly isToday: boolean;
}

function Day(props: DayProps): ReactNode {
  const { day, isOther, isToday, records, further, onMore, onDrop } = props;
  const t = useDisplayTexts();
  const { number } = useFormat();
  const { locale } = useFormats();
  const [isOver, setIsOver] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? records : records.slice(0, MAX_SHOWN);
  const label = formatDay(day, locale);
  const isCut = further.has(day);
  const missing = further.get(day);
  const hidden = records.length - shown.length + (missing ?? 0);
  return (
    <td
      data-other={isOther || undefined}
      data-today={isToday || undefined}
      data-over={isOver || undefined}
      data-empty={records.length === 0 || undefined}
      tabIndex={-1}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(day);
      }}
    >
      <time dateTime={day} aria-current={isToday ? "date" : undefined}>
        <span className={classes.number} aria-hidden="true">
          {number(Number(day.slice(8)))}
        </span>
        <span className={classes.long}>{label}</span>
      </time>
      {shown.length > 0 && (
        <ul>
          {shown.map((record, at) => (
            <DayItem key={record.key ?? at} {...props} record={record} />
          ))}
        </ul>
      )}
      {!isOpen && (hidden > 0 || isCut) && (
        <button
          type="button"
          className={classes.further}
          aria-label={t("moreOf", { label })}
          onClick={() => {
            setIsOpen(true);
            if (isCut) onMore?.(day);
          }}
        >
          {isCut && missing === undefined ? "…" : `+${number(hidden)}`}
        </button>
      )}
      {isOpen && isCut && records.length > DAY_PAGE && (
        <Text size="xs" c="dimmed">
          {t("tooMany", { count: number(records.length) })}
        </Text>
      )}
    </td>
  );
}

interface DayItemProps extends DayProps {
  readonly record: DayRecord;
}

function DayItem({
  record,
  day,
  card,
  canMove,
  isSaving,
  onDrag,
  onMenu,
}: DayItemProps): ReactNode {
  const t = useDisplayTexts();
  const { key, row, first } = record;
  const { resource, parents, fields, onOpen } = card;
  const [title] = fields;
  const name = recordName(resource, row) ?? key ?? "";
  const isMoved = canMove && key !== undefined;
  return (
    <li
      className={classes.item}
      data-key={key}
      draggable={isMoved}
      data-later={first < day || undefined}
      aria-busy={(key !== undefined && isSaving(key)) || undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = "move";
        dataTransfer.setData("text/plain", name);
        onDrag(record);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <span className={classes.name}>
        {title !== undefined && <RowName {...{ resource, parents, row, onOpen }} field={title} />}
      </span>
      {isMoved && first === day && (
        <button
          type="button"
          className={`${tools["button"]} ${classes["move"]}`}
          aria-haspopup="dialog"
          aria-label={t("move", { name })}
          title={t("move", { name })}
          onClick={({ currentTarget }) => onMenu(record, currentTarget)}
        >
          <IconCalendarEvent size="0.875rem" aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
