import type { TimeField } from "@quarterdeck/model";
import type { FilterProps } from "#fields/field-props.ts";
import { fromLocalTime, toLocalTime } from "#fields/inputs/local-time-input.tsx";
import { readUnixText, writeInstant } from "#fields/formats/unix-time.ts";
import { dayEnds } from "./day-ends.ts";
import { TextFilter } from "./text-filter.tsx";
import { type ReactNode, useState } from "react";
import { DayAndTimeInput } from "./day-and-time-input.tsx";

/** The browser's date input shows other values as empty: they are edited as text. */
export function DateFilter(props: FilterProps<TimeField>): ReactNode {
  const { field, values } = props;
  if (field.unix !== undefined) return <TextFilter {...props} inputMode="numeric" />;
  const isDay = values.every((value) => /^\d{4}-\d\d-\d\d$/.test(value));
  return <TextFilter {...props} type={isDay ? "date" : "text"} />;
}

export function DateTimeFilter(props: FilterProps<TimeField>): ReactNode {
  const { field, operator, values, onChange } = props;
  const locals = values.map((value) => toLocalTime(readUnixText(value, field.unix)));
  if (locals.includes("")) return <TextFilter {...props} />;
  const end = dayEnds[operator];
  if (end !== undefined) return <DayFilter {...props} end={end} />;
  return (
    <TextFilter
      {...props}
      type="datetime-local"
      values={locals}
      onChange={([local = ""]) => {
        const instant = fromLocalTime(local);
        onChange(instant === "" ? [] : [String(writeInstant(instant, field))]);
      }}
    />
  );
}

export function TimeFilter(props: FilterProps<TimeField>): ReactNode {
  return <TextFilter {...props} type="time" />;
}

interface DayFilterProps extends FilterProps<TimeField> {
  /** Default time of day. */
  readonly end: string;
}

/** One end of a range of instants: a day in the user's time zone with an optional time. */
function DayFilter(props: DayFilterProps): ReactNode {
  const { field, label, values, onChange, error, end } = props;
  const [typed, setTyped] = useState(() => {
    const [local = ""] = values.map((value) => toLocalTime(readUnixText(value, field.unix)));
    const [day = "", time = ""] = local.split("T");
    return end.startsWith(time) ? day : local;
  });

  function change(next: string): void {
    setTyped(next);
    const instant = fromLocalTime(next.includes("T") ? next : `${next}T${end}`);
    onChange(instant === "" ? [] : [String(writeInstant(instant, field))]);
  }

  return <DayAndTimeInput label={label} error={error} value={typed} onChange={change} />;
}
