import type { TextField, TimeField } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { CellProps, CellTools, FieldView } from "#fields/field-props.ts";
import { formatDuration } from "#fields/formats/format-duration.ts";
import { formatTime } from "#fields/formats/format-time.ts";
import { useFormats } from "#texts/formats.ts";
import { useFormat } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import { PlainValue, formatPlain } from "./plain-value.tsx";
import { LoadedFormatCell } from "./text-views.tsx";

const NO_TIME = "—";

/** True for the first instant of the year 1, which .NET, Go and Python write in place of no time, and of 1970. */
function isZeroTime(text: string): boolean {
  return /^(?:0001-01-01(?:T00:00:00(?:\.0+)?(?:Z|[+-]\d\d:?\d\d)?)?|1970-01-01T00:00:00(?:\.0+)?(?:Z|\+00:?00))$/.test(
    text,
  );
}

/** In the user's time zone; the tooltip has the text of the API. */
function TimeCell(props: CellProps<TimeField>): ReactNode {
  const { field, value, isWhole } = props;
  const formats = useFormats();
  const exact = formatPlain(value);
  if (isZeroTime(exact)) return timeElement(exact, NO_TIME);
  const text = formatTime(value, field, { formats, isExact: isWhole });
  if (text === undefined)
    return (
      <LoadedFormatCell fallback={<PlainValue value={value} isWhole={isWhole} />} {...props} />
    );
  const time = timeElement(exact, text);
  const isDay = field.kind === "date";
  const instant = isWhole ? Date.parse(exact) : Number.NaN;
  if (Number.isNaN(instant)) return time;
  return (
    <>
      {time}{" "}
      {isDay ? (
        <RelativeDay key={exact} instant={instant} />
      ) : (
        <RelativeTime key={exact} instant={instant} />
      )}
    </>
  );
}

/** Clocks of servers differ, and a change is not in the future. */
const SKEW_MS = 60_000;

/** Time from or to the moment in which the value was shown first. */
function RelativeTime({ instant }: { readonly instant: number }): ReactNode {
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const isNow = instant > now && instant - now < SKEW_MS;
  return <span className={classes.note}>{format.relativeTime(isNow ? now : instant, now)}</span>;
}

/** Days from or to the day on which the value was shown first. */
function RelativeDay({ instant }: { readonly instant: number }): ReactNode {
  const format = useFormat();
  const { timeZone } = useFormats();
  // Swedish dates have the form of ISO 8601, which is the start of a day in UTC.
  const [today] = useState(() => Date.parse(new Date().toLocaleDateString("sv", { timeZone })));
  return <span className={classes.note}>{format.relativeTime(instant, today, "day")}</span>;
}

function timeContent(
  value: unknown,
  field: TimeField,
  { formats }: Pick<CellTools, "formats">,
): ReactNode {
  const exact = formatPlain(value);
  const text = isZeroTime(exact) ? NO_TIME : formatTime(value, field, { formats });
  return text === undefined ? undefined : timeElement(exact, text);
}

function timeElement(exact: string, text: string): ReactNode {
  return (
    <time className={classes.time} dateTime={exact} title={exact}>
      {text}
    </time>
  );
}

/** Dates, times and both. */
export const timeView: FieldView<TimeField> = {
  align: "start",
  Cell: TimeCell,
  content: timeContent,
};

function DurationCell({ value, isWhole }: CellProps<TextField>): ReactNode {
  const { locale } = useFormats();
  const exact = formatPlain(value);
  const text = formatDuration(exact, locale);
  if (text === undefined) return <PlainValue value={value} isWhole={isWhole} />;
  return (
    <time dateTime={exact} title={exact}>
      {text}
    </time>
  );
}

export const durationView: FieldView<TextField> = {
  align: "start",
  Cell: DurationCell,
};
