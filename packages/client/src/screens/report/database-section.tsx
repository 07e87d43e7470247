import type { OperationSummary } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useTexts } from "#texts/use-texts.ts";
import styles from "./database.module.css";
import classes from "./report.module.css";

const DatabaseRemarks = lazyComponent(
  async () => (await import("./database-remarks.tsx")).DatabaseRemarks,
);

/** Report on the database, for owners of the built-in API; loaded when it is opened. */
export function DatabaseSection({
  operation,
}: {
  readonly operation: OperationSummary;
}): ReactNode {
  const t = useTexts("report");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={`${classes.section} ${styles.section}`}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{t("database.title")}</h2>
        <span>{t("database.about")}</span>
      </summary>
      {isOpen && <DatabaseRemarks operation={operation} />}
    </details>
  );
}
