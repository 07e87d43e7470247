import type { Difference, Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { findField } from "./find-field.ts";
import classes from "./merge.module.css";
import { ValueOf } from "./value-of.tsx";

interface VersionTableProps {
  readonly label: string;
  readonly field: Field;
  readonly differences: readonly Difference[];
  readonly columns: readonly {
    readonly title: string;
    readonly read: (difference: Difference) => unknown;
  }[];
  /** Text below the label of a field. */
  readonly note?: (difference: Difference) => string;
}

/** Versions of a record as columns, with one field per row. */
export function VersionTable(props: VersionTableProps): ReactNode {
  const { label, field, differences, columns, note } = props;
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <td />
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => {
            const own = findField(field, difference.path);
            return (
              <tr key={difference.path.join("/")}>
                <th scope="row">
                  {own.label}
                  {note !== undefined && <span className={classes.who}>{note(difference)}</span>}
                </th>
                {columns.map(({ title, read }) => (
                  <td key={title}>
                    <ValueOf field={own} value={read(difference)} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
