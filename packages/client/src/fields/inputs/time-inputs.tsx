import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "#fields/field-props.ts";
import { readUnixText, writeInstant } from "#fields/formats/unix-time.ts";
import { clearedValue } from "#fields/values/empty-value.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { EmptyValueSelect } from "./empty-value-select.tsx";
import { inputFrame, readText } from "./input-frame.ts";
import { JsonInput } from "./json-input.tsx";
import { LocalTimeInput, toLocalTime } from "./local-time-input.tsx";
import { TextLineInput } from "./text-inputs.tsx";
import { useInitialValue } from "./use-initial-value.ts";

export function DateInput(props: InputProps<TimeField>): ReactNode {
  return props.field.unix === undefined ? (
    <TextLineInput {...props} type={isDate(props.value) ? "date" : "text"} />
  ) : (
    <UnixInput {...props} />
  );
}

/** The browser's date input shows other values as empty: they are edited as text. */
function isDate(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export function TimeInput(props: InputProps<TimeField>): ReactNode {
  return <TextLineInput {...props} type={isTimeOfDay(props.value) ? "time" : "text"} />;
}

/** The browser's time input cannot show an offset or a leap second. */
function isTimeOfDay(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return (
    typeof value === "string" &&
    /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/.test(value)
  );
}

const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i;

export function DateTimeInput(props: InputProps<TimeField>): ReactNode {
  const t = useInputTexts();
  const { field, value, onChange, problems } = props;
  const initialValue = useInitialValue(value);
  // The API keeps its form of the text.
  if (field.isText === true) return <TextLineInput {...props} />;
  if (field.unix !== undefined) return <UnixInput {...props} />;
  const isLocal = field.isLocal === true || isLocalTime(readText(initialValue));
  const text = readText(value);
  // The picker would shift an instant of the other form and drop a leap second: they are edited as text.
  if (text !== "" && (hasOffset.test(text) === isLocal || toLocalTime(text) === "")) {
    return <TextLineInput {...props} />;
  }
  return (
    <LocalTimeInput
      {...inputFrame(field, problems)}
      description={field.description ?? (isLocal ? undefined : t("yourZone"))}
      value={text}
      emptySection={<EmptyValueSelect {...props} />}
      onInstant={(next) =>
        onChange(
          next === ""
            ? clearedValue(field, initialValue)
            : inFormatOf(readText(initialValue), next, { ...field, ...(isLocal && { isLocal }) }),
        )
      }
    />
  );
}

/** True for a time without an offset that the picker shows unchanged, even if an instant is declared. */
function isLocalTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text) && toLocalTime(text) === text;
}

/** Writes an instant with the offset of an earlier text; returns that text if the instant is the same. */
function inFormatOf(
  before: string,
  instant: string,
  field: Pick<TimeField, "unix" | "isLocal">,
): unknown {
  if (before !== "" && toLocalTime(instant) === toLocalTime(before)) return before;
  if (before === "" || field.isLocal === true) return writeInstant(instant, field);
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):?(\d\d)$/.exec(before) ?? [];
  if (sign === undefined) return instant;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  const shifted = new Date(Date.parse(instant) + offset * 60_000);
  const local = shifted.toISOString().replace(/(?:\.000)?Z$/, "");
  return `${local}${sign}${hours}:${minutes}`;
}

/** Seconds or milliseconds since 1970, edited as a local time. */
function UnixInput(props: InputProps<TimeField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useInputTexts();
  const initialValue = useInitialValue(value);
  const text = readUnixText(value, field.unix);
  const isEmpty = value === undefined || value === null || value === "";
  if (!isEmpty && toLocalTime(text) === "") return <JsonInput {...props} />;

  function write(instant: string): unknown {
    if (instant === "") return clearedValue(field, initialValue);
    const isSame = toLocalTime(instant) === toLocalTime(readUnixText(initialValue, field.unix));
    return isSame ? initialValue : writeInstant(instant, field);
  }

  return (
    <LocalTimeInput
      {...inputFrame(field, problems)}
      description={field.description ?? t("yourZone")}
      value={text}
      emptySection={<EmptyValueSelect {...props} />}
      onInstant={(next) => onChange(write(next))}
    />
  );
}
