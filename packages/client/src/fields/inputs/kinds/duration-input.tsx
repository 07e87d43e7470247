import { TextInput } from "@mantine/core";
import type { TextField } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { InputProps } from "#fields/field-props.ts";
import {
  type DurationUnit,
  durationUnits,
  formatDuration,
} from "#fields/formats/format-duration.ts";
import { emptyValueSection } from "#fields/inputs/empty-value-select.tsx";
import { exampleText, inputFrame, readText } from "#fields/inputs/input-frame.ts";
import { useInitialValue } from "#fields/inputs/use-initial-value.ts";
import { clearedValue } from "#fields/values/empty-value.ts";
import { readSingleDuration, writeSingleDuration } from "#fields/values/single-duration.ts";
import { useFormats } from "#texts/formats.ts";
import { useToolTexts } from "#texts/use-tool-texts.ts";
import classes from "./duration-input.module.css";

/** The choice that shows the text as the API stores it. */
const TEXT = "ISO 8601";

/** Duration as a number and a unit; as text for several units, or if the user prefers it. */
export function DurationInput(props: InputProps<TextField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const { locale } = useFormats();
  const initial = useInitialValue(value);
  const text = readText(value);
  const single = readSingleDuration(text);
  const example = readSingleDuration(exampleText(field) ?? "");
  const [chosen, setChosen] = useState<DurationUnit | typeof TEXT>(
    single?.unit ?? (text === "" ? (example?.unit ?? "day") : TEXT),
  );
  const [typed, setTyped] = useState<string>();
  // Another value, such as that of a restored draft.
  const [seen, setSeen] = useState(text);
  if (text !== seen) {
    setSeen(text);
    setTyped(undefined);
    if (chosen !== TEXT && single !== undefined) setChosen(single.unit);
  }
  const unit =
    chosen === TEXT || (single === undefined && text !== "" && typed === undefined) ? TEXT : chosen;
  const amount = typed ?? single?.amount ?? "";

  function write(next: string, of: DurationUnit): void {
    // The user enters the text instead of a number.
    if (formatDuration(next, locale) !== undefined) {
      setChosen(readSingleDuration(next)?.unit ?? TEXT);
      setTyped(undefined);
      return onChange(next);
    }
    const written = next === "" ? undefined : writeSingleDuration({ amount: next, unit: of });
    // An amount that the unit does not allow is checked like a text.
    setTyped(written === undefined && next !== "" ? next : undefined);
    const result = next === "" ? clearedValue(field, initial) : (written ?? next);
    if (typeof result === "string") setSeen(result);
    onChange(result);
  }

  function choose(next: DurationUnit | typeof TEXT): void {
    setChosen(next);
    if (next !== TEXT && amount !== "") write(amount, next);
  }

  return (
    <TextInput
      {...inputFrame(field, problems)}
      {...emptyValueSection(props)}
      leftSection={<UnitSelect label={field.label} unit={unit} onUnit={choose} />}
      leftSectionWidth="7rem"
      leftSectionPointerEvents="all"
      autoComplete="off"
      {...(unit === TEXT
        ? { placeholder: "P1DT2H", description: formatDuration(text, locale) ?? field.description }
        : { inputMode: "decimal" })}
      value={unit === TEXT ? text : amount}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value;
        if (unit === TEXT) onChange(next || clearedValue(field, initial));
        else write(next.trim(), unit);
      }}
    />
  );
}

interface UnitSelectProps {
  readonly label: string;
  readonly unit: DurationUnit | typeof TEXT;
  readonly onUnit: (unit: DurationUnit | typeof TEXT) => void;
}

function UnitSelect({ label, unit, onUnit }: UnitSelectProps): ReactNode {
  const t = useToolTexts();
  const { locale } = useFormats();
  return (
    <select
      className={classes.unit}
      aria-label={t("unitOf", { label })}
      value={unit}
      onChange={({ currentTarget }) =>
        onUnit(durationUnits.find((one) => one === currentTarget.value) ?? TEXT)
      }
    >
      {durationUnits.map((one) => (
        <option key={one} value={one}>
          {nameUnit(one, locale)}
        </option>
      ))}
      <option value={TEXT}>{TEXT}</option>
    </select>
  );
}

/** Name of a unit in the plural: "years". */
function nameUnit(unit: DurationUnit, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).formatToParts(10);
  return parts.find(({ type }) => type === "unit")?.value ?? unit;
}
