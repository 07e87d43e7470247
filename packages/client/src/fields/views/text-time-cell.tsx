import { readTextTime, type TimeField } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { CellProps } from "#fields/field-props.ts";
import { formatTime } from "#fields/formats/format-time.ts";
import { useFormats } from "#texts/formats.ts";
import { useFormat } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import { PlainValue, formatPlain } from "./plain-value.tsx";

/** Time in text of Go, RFC 5322 and others, in the user's format; the tooltip has the text of the API. */
export function TextTimeCell({ field, value, isWhole }: CellProps<TimeField>): ReactNode {
  const formats = useFormats();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const exact = formatPlain(value);
  const read = field.unix === undefined ? (readTextTime(exact) ?? exact) : exact;
  const text = read.startsWith("0001-01-01T00:00:00")
    ? "—"
    : formatTime(read, field, { formats, isExact: isWhole });
  if (text === undefined) return <PlainValue value={value} isWhole={isWhole} />;
  const instant =
    isWhole && text !== "—" && field.unix === undefined ? Date.parse(read) : Number.NaN;
  return (
    <>
      <time className={classes.time} dateTime={read} title={exact}>
        {text}
      </time>
      {!Number.isNaN(instant) && (
        <>
          {" "}
          <span className={classes.note}>{format.relativeTime(instant, now)}</span>
        </>
      )}
    </>
  );
}
