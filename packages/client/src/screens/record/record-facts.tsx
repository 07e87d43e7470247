import { type Field, valueAt } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldCell } from "#fields/field-cell.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./record.module.css";

interface RecordFactsProps {
  readonly fields: readonly Field[];
  readonly record: unknown;
}

/** State, amount and main reference of a record below its title. */
export function RecordFacts({ fields, record }: RecordFactsProps): ReactNode {
  const t = useTexts("record");
  if (fields.length === 0) return null;
  return (
    <section aria-label={t("facts")}>
      <dl className={classes.facts}>
        {fields.map((field) => (
          <div key={field.name} data-fact={field.kind}>
            <dt>{field.label}</dt>
            <dd>
              <FieldCell field={field} value={valueAt(record, [field.name])} isWhole={false} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
