import type { FieldKind, Filter, ReferenceField } from "@quarterdeck/model";
import { Fragment, type ReactNode } from "react";
import { findChoice } from "#fields/views/choice-views.tsx";
import { useReferenceTitle } from "#fields/field-services.ts";
import { formatNumber, isCodeName } from "#fields/formats/format-number.ts";
import { formatTime } from "#fields/formats/format-time.ts";
import { readReference, titleKeyOf } from "#fields/values/read-reference.ts";
import { type Formats, useFormats } from "#texts/formats.ts";
import { useTexts } from "#texts/use-texts.ts";
import { readPeriod } from "#fields/filters/relative-days.ts";

interface FilterValuesProps {
  readonly filter: Filter;
  readonly values: readonly string[];
}

const maxValues = 3;

/** Values of a filter as text. */
export function FilterValues({ filter, values }: FilterValuesProps): ReactNode {
  const { field } = filter;
  const t = useTexts("filters");
  const tFields = useTexts("fields");
  const formats = useFormats();
  const writeOther = writers[field.kind] ?? ((text) => text);
  const write: Write = (text, ...how) => {
    const period = readPeriod(text);
    return period === undefined ? writeOther(text, ...how) : t(`periods.${period}`);
  };
  const words = { yes: tFields("yes"), no: tFields("no"), formats };
  const more = values.length - maxValues;
  return (
    <>
      {values.slice(0, maxValues).map((value, index) => (
        <Fragment key={value}>
          {index > 0 && ", "}
          {field.kind === "reference" || field.kind === "references" ? (
            <ReferenceTitle field={field} value={value} />
          ) : (
            write(value, filter, words)
          )}
        </Fragment>
      ))}
      {more > 0 && ` ${t("more", { count: String(more) })}`}
    </>
  );
}

interface Words {
  readonly yes: string;
  readonly no: string;
  readonly formats: Formats;
}

type Write = (text: string, filter: Filter, words: Words) => string;

const writeTime: Write = (text, { field }, { formats }) =>
  (field.kind === "date" || field.kind === "date-time" || field.kind === "time"
    ? formatTime(text, field, { formats })
    : undefined) ?? text;

const writeChoice: Write = (text, { field }) =>
  (field.kind === "choice" || field.kind === "choices"
    ? findChoice(field, text)?.label
    : undefined) ?? text;

const writers: Readonly<Partial<Record<FieldKind, Write>>> = {
  number: (text, { fieldName, name }, { formats: { locale } }) =>
    formatNumber(text, { locale, isGrouped: !isCodeName(fieldName ?? name) }) ?? text,
  boolean: (text, _filter, { yes, no }) => (text === "true" ? yes : text === "false" ? no : text),
  date: writeTime,
  "date-time": writeTime,
  time: writeTime,
  choice: writeChoice,
  choices: writeChoice,
};

function ReferenceTitle({
  field,
  value,
}: {
  readonly field: ReferenceField;
  readonly value: string;
}): ReactNode {
  const key = readReference({ ...field, keyPath: [] }, value)?.key ?? value;
  return useReferenceTitle(field.to, titleKeyOf(field, key)) ?? value;
}
