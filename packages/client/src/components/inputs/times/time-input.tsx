import { TextInput, type TextInputProps } from "@mantine/core";
import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useFormats } from "#texts/formats.ts";
import type { TimeInputType } from "./time-text.ts";

// Most browsers have the date format of the console.
const WrittenTimeInput = lazyComponent(
  async () => (await import("./written-time-input.tsx")).WrittenTimeInput,
);

export interface TimeInputProps extends Omit<TextInputProps, "type" | "value" | "onChange"> {
  readonly type: TimeInputType;
  /** `2026-03-05`, `2026-03-05T09:30` or `09:30`, or empty. */
  readonly value: string;
  /** The value is empty while the text is incomplete. */
  readonly onValue: (value: string) => void;
}

/** Input for a day or a time: the browser's own one if it has the language and the date format of the console. */
export function TimeInput(props: TimeInputProps): ReactNode {
  const { locale } = useFormats();
  const { onValue, ...input } = props;
  const native = <TextInput {...input} onChange={(event) => onValue(event.currentTarget.value)} />;
  return isBrowserFormat(locale) ? native : <WrittenTimeInput fallback={native} {...props} />;
}

export function isTimeType(type: string): type is TimeInputType {
  return type === "date" || type === "datetime-local" || type === "time";
}

/** True if the browser's inputs, which have its own language, write days as the console does. */
function isBrowserFormat(locale: string): boolean {
  const browser = new Intl.DateTimeFormat();
  const isSameLanguage = languageOf(locale) === languageOf(browser.resolvedOptions().locale);
  return isSameLanguage && new Intl.DateTimeFormat(locale).format(0) === browser.format(0);
}

function languageOf(locale: string): string {
  return locale.split("-")[0] ?? "";
}
