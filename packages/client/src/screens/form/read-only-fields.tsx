import type { Field } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./form.module.css";

// The views of all field kinds are as large as the form.
const RecordFields = lazyComponent(
  async () => (await import("#fields/record-fields.tsx")).RecordFields,
);

interface ReadOnlyFieldsProps {
  readonly fields: readonly Field[];
  /** Names of the fields with inputs. */
  readonly edited: readonly string[];
  readonly record: unknown;
}

/** Fields of the record that the form cannot change. */
export function ReadOnlyFields({ fields, edited, record }: ReadOnlyFieldsProps): ReactNode {
  const t = useTexts("form");
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const count = fields.filter(({ name }) => !edited.includes(name)).length;
  if (count === 0) return null;
  return (
    <details className={classes.compare} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t("readOnlyFields", { count, shown: format.number(count) })}</summary>
      {isOpen && <RecordFields fields={fields} excluded={edited} record={record} />}
    </details>
  );
}
