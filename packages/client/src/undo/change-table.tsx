import type { Field, ValueChange } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldCell } from "#fields/field-cell.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./history.module.css";

interface ChangeTableProps {
  readonly label: string;
  readonly changes: readonly ValueChange[];
  /** Headings of the two values; absent: before and after. */
  readonly headings?: readonly [string, string];
}

/** Table of changed fields with their values before and after. */
export function ChangeTable({ label, changes, headings }: ChangeTableProps): ReactNode {
  const t = useTexts("history");
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={classes.changes}>
        <thead>
          <tr>
            <th scope="col">{t("field")}</th>
            <th scope="col">{headings?.[0] ?? t("before")}</th>
            <th scope="col">{headings?.[1] ?? t("after")}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, field = unknownField(name), before, after }) => (
            <tr key={name}>
              <th scope="row">{field.label}</th>
              <td className={classes.before}>
                <FieldCell field={field} value={before} isWhole />
              </td>
              <td>
                <FieldCell field={field} value={after} isWhole />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function unknownField(name: string): Field {
  return { kind: "json", name, label: name, isRequired: false };
}
