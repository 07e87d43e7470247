import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./cell.module.css";
import type { CellProps } from "#fields/field-props.ts";
import { formatTime } from "#fields/formats/format-time.ts";
import { useFormats } from "#texts/formats.ts";
import { OtherValue, writePlain } from "./plain-value.tsx";

/** In the person's zone; the value exactly as the API wrote it on hover. */
export function TimeCell({ field, value, isWhole }: CellProps<TimeField>): ReactNode {
  const formats = useFormats();
  const exact = writePlain(value);
  const text = formatTime(value, field, { formats, isExact: isWhole });
  if (text === undefined) return <OtherValue value={value} isWhole={isWhole} />;
  return (
    <time className={classes.time} dateTime={exact} title={exact}>
      {text}
    </time>
  );
}
