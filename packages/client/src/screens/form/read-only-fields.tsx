import type { Field } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./form.module.css";

// Cells of every kind weigh as much as the form itself.
const RecordFields = lazyComponent(
  async () => (await import("#fields/record-fields.tsx")).RecordFields,
);

interface SetElsewhereProps {
  readonly fields: readonly Field[];
  /** Names of those that the form asks for. */
  readonly asked: readonly string[];
  readonly record: unknown;
}

/** What the record holds beside what can be changed here: shown, never sent. */
export function SetElsewhere({ fields, asked, record }: SetElsewhereProps): ReactNode {
  const t = useTexts("form");
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const count = fields.filter(({ name }) => !asked.includes(name)).length;
  if (count === 0) return null;
  return (
    <details className={classes.compare} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t("elsewhere", { count, shown: format.number(count) })}</summary>
      {isOpen && <RecordFields fields={fields} apart={asked} record={record} />}
    </details>
  );
}
