import { Text } from "@mantine/core";
import type { ImportError } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import type { CheckedImport } from "#transfer/check-import.ts";
import classes from "./import.module.css";

interface FaultTableProps {
  readonly checked: CheckedImport;
  readonly write: (fault: ImportError) => string;
}

export function FaultTable({ checked, write }: FaultTableProps): ReactNode {
  const t = useTexts("imports");
  const { number } = useFormat();
  const { shown, faulty } = checked;
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("row")}</th>
              <th scope="col">{t("faults")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.number}>
                <th scope="row">{number(row.number)}</th>
                <td>
                  <ul className={classes.faults}>
                    {row.errors.map((fault) => (
                      <li key={`${fault.column} ${fault.kind}`}>{write(fault)}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {faulty > shown.length && (
        <Text size="sm" c="dimmed">
          {t("moreFaulty", { count: faulty - shown.length })}
        </Text>
      )}
    </>
  );
}
