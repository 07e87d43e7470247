import type { ReactNode } from "react";
import { TimeInput } from "#components/inputs/times/time-input.tsx";

interface LocalTimeInputProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly required?: boolean;
  readonly error?: string | undefined;
  /** RFC 3339, or empty. */
  readonly value: string;
  /** Section at the end of the empty input. */
  readonly emptySection?: ReactNode;
  readonly onInstant: (value: string) => void;
}

/** Input for an instant, in the user's time zone. */
export function LocalTimeInput({
  value,
  emptySection,
  onInstant,
  ...frame
}: LocalTimeInputProps): ReactNode {
  const isEmpty = value === "" && emptySection !== undefined;
  return (
    <TimeInput
      {...frame}
      {...(isEmpty && { rightSection: emptySection, rightSectionWidth: "5.75rem" })}
      type="datetime-local"
      step={1}
      value={toLocalTime(value)}
      onValue={(local) => onInstant(fromLocalTime(local))}
    />
  );
}

/** Formats an instant as `2026-03-01T09:30:00` in local time; empty if a picker cannot show it. */
export function toLocalTime(instant: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return "";
  const shifted = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  if (Number.isNaN(shifted.getTime())) return "";
  const local = shifted.toISOString();
  return /^\d{4}-/.test(local) ? local.slice(0, 19) : "";
}

export function fromLocalTime(local: string): string {
  const time = Date.parse(local);
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}
