import type { TimeField } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { FilterProps } from "#fields/field-props.ts";
import { fromLocalTime, toLocalTime } from "#fields/inputs/local-time-input.tsx";
import { readUnixText, writeInstant } from "#fields/formats/unix-time.ts";
import { DayAndTimeInput } from "./day-and-time-input.tsx";

interface DayFilterProps extends FilterProps<TimeField> {
  /** Default time of day. */
  readonly end: string;
}

/** One end of a range of instants: a day in the user's time zone with an optional time. */
export function DayFilter(props: DayFilterProps): ReactNode {
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
