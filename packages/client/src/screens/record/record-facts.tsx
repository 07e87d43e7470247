import { type Field, valueAt } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldCell } from "#fields/field-cell.tsx";
import { currencyCode } from "#fields/values/currency-code.ts";
import values from "#fields/views/cell.module.css";
import { useRecordTexts } from "#texts/use-record-texts.ts";
import classes from "./record.module.css";

interface RecordFactsProps {
  readonly facts: readonly Field[];
  /** All fields of the record. */
  readonly fields: readonly Field[];
  readonly record: unknown;
}

/** State, amount and main reference of a record below its title. */
export function RecordFacts({ facts, fields, record }: RecordFactsProps): ReactNode {
  const t = useRecordTexts();
  if (facts.length === 0) return null;
  return (
    <section aria-label={t("facts")}>
      <dl className={classes.facts}>
        {facts.map((field) => (
          <div key={field.name} data-fact={field.kind}>
            <dt>{field.label}</dt>
            <dd>
              <FieldCell
                field={field}
                value={valueAt(record, [field.name])}
                isWhole={false}
                row={record}
                fields={fields}
              />
              <Currency code={currencyCode(field, fields, record)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Currency({ code }: { readonly code: string | undefined }): ReactNode {
  return code !== undefined && <span className={values.note}>{` ${code}`}</span>;
}
