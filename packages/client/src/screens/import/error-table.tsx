import { Text } from "@mantine/core";
import type { ImportError } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import type { CheckedImport } from "#transfer/check-import.ts";
import classes from "./import.module.css";

interface ErrorTableProps {
  readonly checked: CheckedImport;
  readonly write: (error: ImportError) => string;
}

export function ErrorTable({ checked, write }: ErrorTableProps): ReactNode {
  const t = useTexts("imports");
  const { number } = useFormat();
  const { shown, invalid } = checked;
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("row")}</th>
              <th scope="col">{t("errors")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.number}>
                <th scope="row">{number(row.number)}</th>
                <td>
                  <ul className={classes.errors}>
                    {row.errors.map((error) => (
                      <li key={`${error.column} ${error.kind}`}>{write(error)}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {invalid > shown.length && (
        <Text size="sm" c="dimmed">
          {t("moreInvalid", { count: invalid - shown.length })}
        </Text>
      )}
    </>
  );
}
