import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { TimeInput } from "#components/inputs/times/time-input.tsx";
import { useTexts } from "#texts/use-texts.ts";

interface DayAndTimeInputProps {
  readonly label: string;
  readonly error: string | undefined;
  /** `2026-03-01` or `2026-03-01T09:30`, possibly incomplete, in the user's time zone. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Day with an optional time. */
export function DayAndTimeInput({
  label,
  error,
  value,
  onChange,
}: DayAndTimeInputProps): ReactNode {
  const t = useTexts("filters");
  const [day = "", time = ""] = value.split("T");
  const join = (...parts: readonly [string, string]): void =>
    onChange(parts[1] === "" ? parts[0] : parts.join("T"));
  return (
    <Group gap="xs" align="end" grow>
      <TimeInput
        label={label}
        error={error}
        type="date"
        required={time !== "" && day === ""}
        value={day}
        onValue={(next) => join(next, time)}
      />
      <TimeInput
        label={t("timeOfDay")}
        type="time"
        // With a step of seconds, the browser requires seconds.
        step={/:\d\d:(?!00)/.test(time) ? 1 : undefined}
        value={time}
        onValue={(next) => join(day, next)}
      />
    </Group>
  );
}
