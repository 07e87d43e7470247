import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";

interface LocalTimeInputProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly required?: boolean;
  readonly error?: string | undefined;
  /** RFC 3339, or empty. */
  readonly value: string;
  /** What stands at its end while it is empty. */
  readonly aside?: ReactNode;
  readonly onInstant: (value: string) => void;
}

/** An instant, typed as a time of the person's own zone. */
export function LocalTimeInput({
  value,
  aside,
  onInstant,
  ...frame
}: LocalTimeInputProps): ReactNode {
  const isEmpty = value === "" && aside !== undefined;
  return (
    <TextInput
      {...frame}
      {...(isEmpty && { rightSection: aside, rightSectionWidth: "5.75rem" })}
      type="datetime-local"
      step={1}
      value={toLocalTime(value)}
      onChange={(event) => onInstant(fromLocalTime(event.currentTarget.value))}
    />
  );
}

/** `2026-03-01T09:30:00` of this zone; empty where the value is no instant that a picker can show. */
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
