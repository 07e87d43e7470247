import { Checkbox } from "@mantine/core";
import type { Field, TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "#fields/field-props.ts";
import { clearedValue } from "#fields/values/empty-value.ts";
import { problemsAt } from "#fields/values/problems-at.ts";
import {
  type Range,
  isNumber,
  readPoint,
  readRange,
  writeRange,
} from "#fields/values/read-parts.ts";
import { parts } from "#texts/en/parts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { FieldSet } from "./field-set.tsx";
import { readText } from "./input-frame.ts";
import { TextLineInput } from "./text-inputs.tsx";
import { useInitialValue } from "./use-initial-value.ts";
import classes from "./parts-input.module.css";

const partTexts = { parts };

/** Inputs for the bounds of a range or the coordinates of a point; a text in another form remains a text. */
export function PartsInput(props: InputProps<TextField>): ReactNode {
  const text = readText(props.value);
  const isPoint = props.field.format === "point";
  const isRead = text === "" || (isPoint ? readPoint(text) : readRange(text)) !== undefined;
  if (!isRead) return <TextLineInput {...props} />;
  return (
    <TextsProvider texts={partTexts}>
      {isPoint ? <PointInput {...props} /> : <RangeInput {...props} />}
    </TextsProvider>
  );
}

const emptyRange: Range = { from: "", to: "", hasFrom: true, hasTo: false };

function RangeInput(props: InputProps<TextField>): ReactNode {
  const { field, value, onChange, problems, Nested } = props;
  const t = useTexts("parts");
  const initialValue = useInitialValue(value);
  const range = readRange(readText(value)) ?? emptyRange;
  const change = (next: Partial<Range>): void => {
    const changed = { ...range, ...next };
    const isEmpty = changed.from === "" && changed.to === "";
    onChange(isEmpty ? clearedValue(field, initialValue) : writeRange(changed));
  };
  const ends = [
    { end: "from", included: "hasFrom", label: t("from") },
    { end: "to", included: "hasTo", label: t("to") },
  ] as const;
  return (
    <FieldSet {...props} problems={problemsAt(problems, [])}>
      <div className={classes.parts}>
        {ends.map(({ end, included, label }) => (
          <div key={end}>
            <Nested
              field={boundField(field, end, label)}
              value={range[end] === "" ? undefined : range[end]}
              onChange={(next) => change({ [end]: readText(next) })}
              problems={[]}
            />
            <Checkbox
              mt="xs"
              label={t("included")}
              aria-label={`${label}: ${t("included")}`}
              checked={range[included]}
              onChange={(event) => change({ [included]: event.currentTarget.checked })}
            />
          </div>
        ))}
      </div>
    </FieldSet>
  );
}

function boundField({ format = "" }: TextField, name: string, label: string): Field {
  const base = { name, label, isRequired: false };
  if (isNumber(format))
    return { ...base, kind: "number", isText: true, isInteger: format.startsWith("int") };
  if (format.startsWith("date")) return { ...base, kind: "date" };
  return { ...base, kind: "date-time", ...(format.startsWith("tstz") ? {} : { isLocal: true }) };
}

function PointInput(props: InputProps<TextField>): ReactNode {
  const { field, value, onChange, problems, Nested } = props;
  const t = useTexts("parts");
  const initialValue = useInitialValue(value);
  const [x = "", y = ""] = readPoint(readText(value)) ?? [];
  const change = (next: readonly [string, string]): void =>
    onChange(
      next.every((one) => one === "") ? clearedValue(field, initialValue) : `(${next.join(",")})`,
    );
  const number = { kind: "number", isText: true, isRequired: false } as const;
  return (
    <FieldSet {...props} problems={problemsAt(problems, [])}>
      <div className={classes.parts}>
        <Nested
          field={{ ...number, name: "x", label: t("x") }}
          value={x === "" ? undefined : x}
          onChange={(next) => change([readText(next), y])}
          problems={[]}
        />
        <Nested
          field={{ ...number, name: "y", label: t("y") }}
          value={y === "" ? undefined : y}
          onChange={(next) => change([x, readText(next)])}
          problems={[]}
        />
      </div>
    </FieldSet>
  );
}
