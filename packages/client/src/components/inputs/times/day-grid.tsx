import { ActionIcon } from "@mantine/core";
import { ownMember } from "@quarterdeck/model";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { focusWhenShown } from "#components/overlays/focus-when-shown.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { addDays, addMonths, firstWeekday, monthWeeks } from "./calendar-dates.ts";
import classes from "./day-grid.module.css";

interface DayGridProps {
  /** Chosen day, or empty. */
  readonly day: string;
  readonly locale: string;
  readonly onDay: (day: string) => void;
}

/** Days of a month to choose one from. */
export function DayGrid({ day, locale, onDay }: DayGridProps): ReactNode {
  const t = useInputTexts();
  const today = localToday();
  const [focused, setFocused] = useState(/^\d{4}-\d\d-\d\d$/.test(day) ? day : today);
  const grid = useRef<HTMLTableElement>(null);
  const isTurned = useRef(false);
  const month = focused.slice(0, 7);
  const weeks = monthWeeks(month, firstWeekday(locale));
  useEffect(() => {
    if (!isTurned.current) focusWhenShown(grid.current?.querySelector('[tabindex="0"]'));
    isTurned.current = false;
  }, [focused]);

  function turn(count: number): void {
    isTurned.current = true;
    setFocused(sameDay(focused, count));
  }

  function walk(event: KeyboardEvent): void {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const key = isRightToLeft ? (ownMember(mirrored, event.key) ?? event.key) : event.key;
    const move = ownMember(moves, key);
    if (move === undefined) return;
    event.preventDefault();
    setFocused(move(focused));
  }

  const write = (one: string, options: Intl.DateTimeFormatOptions): string =>
    new Date(one).toLocaleDateString(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <ActionIcon variant="subtle" aria-label={t("previousMonth")} onClick={() => turn(-1)}>
          <IconChevronLeft size="1rem" className={classes.arrow} />
        </ActionIcon>
        <span role="status">{write(focused, { month: "long", year: "numeric" })}</span>
        <ActionIcon variant="subtle" aria-label={t("nextMonth")} onClick={() => turn(1)}>
          <IconChevronRight size="1rem" className={classes.arrow} />
        </ActionIcon>
      </div>
      <table
        ref={grid}
        aria-label={write(focused, { month: "long", year: "numeric" })}
        onKeyDown={walk}
      >
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={write(one, { weekday: "long" })}>
                {write(one, { weekday: "narrow" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((one) => (
                <td key={one}>
                  <button
                    type="button"
                    tabIndex={one === focused ? 0 : -1}
                    className={classes.day}
                    data-other={!one.startsWith(month) || undefined}
                    data-chosen={one === day || undefined}
                    aria-pressed={one === day}
                    aria-current={one === today ? "date" : undefined}
                    aria-label={write(one, { dateStyle: "full" })}
                    onClick={() => onDay(one)}
                  >
                    {Number(one.slice(8)).toLocaleString(locale)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => sameDay(day, -1),
  PageDown: (day) => sameDay(day, 1),
};

const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
};

/** The same day of another month, or its last day. */
function sameDay(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

function localToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
