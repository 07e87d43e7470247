import { Group, TextInput } from "@mantine/core";
import type { TimeField } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { FilterProps } from "#fields/field-view.ts";
import { readLocal, writeLocal } from "#fields/local-time-input.tsx";
import { readUnixText, writeUnix } from "#fields/unix-time.ts";
import { useTexts } from "#texts/use-texts.ts";

interface DayFilterProps extends FilterProps<TimeField> {
  /** The time of day that is meant where none is typed. */
  readonly end: string;
}

/** One end of a range of instants: a day of the person's own zone, with its time where that matters. */
export function DayFilter(props: DayFilterProps): ReactNode {
  const { field, label, values, onChange, fault, end } = props;
  const t = useTexts("filters");
  const [{ day, time }, setTyped] = useState(() => {
    const [local = ""] = values.map((value) => writeLocal(readUnixText(value, field.unix)));
    const [begunDay = "", begunTime = ""] = local.split("T");
    return { day: begunDay, time: end.startsWith(begunTime) ? "" : begunTime };
  });

  function change(next: { readonly day: string; readonly time: string }): void {
    setTyped(next);
    const instant = readLocal(`${next.day}T${next.time || end}`);
    onChange(instant === "" ? [] : [String(writeUnix(instant, field.unix))]);
  }

  return (
    <Group gap="xs" align="end" grow>
      <TextInput
        label={label}
        error={fault}
        type="date"
        required={time !== "" && day === ""}
        value={day}
        onChange={({ currentTarget: { value } }) => change({ day: value, time })}
      />
      <TextInput
        label={t("timeOfDay")}
        type="time"
        // Seconds only where they are there: the browser's own input wants what it shows filled in.
        step={/:\d\d:(?!00)/.test(time) ? 1 : undefined}
        value={time}
        onChange={({ currentTarget: { value } }) => change({ day, time: value })}
      />
    </Group>
  );
}
