import { Group, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";

interface DayAndTimeInputProps {
  readonly label: string;
  readonly error: string | undefined;
  /** `2026-03-01`, `2026-03-01T09:30`, or a part of it, in the person's own zone. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day, with its time where that matters. */
export function DayAndTimeInput({
  label,
  error: fault,
  value,
  onChange,
}: DayAndTimeInputProps): ReactNode {
  const t = useTexts("filters");
  const [day = "", time = ""] = value.split("T");
  const join = (...parts: readonly [string, string]): void =>
    onChange(parts[1] === "" ? parts[0] : parts.join("T"));
  return (
    <Group gap="xs" align="end" grow>
      <TextInput
        label={label}
        error={fault}
        type="date"
        required={time !== "" && day === ""}
        value={day}
        onChange={(event) => join(event.currentTarget.value, time)}
      />
      <TextInput
        label={t("timeOfDay")}
        type="time"
        // Seconds only where they are there: the browser's own input wants what it shows filled in.
        step={/:\d\d:(?!00)/.test(time) ? 1 : undefined}
        value={time}
        onChange={(event) => join(day, event.currentTarget.value)}
      />
    </Group>
  );
}
