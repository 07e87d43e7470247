import { type Field, type Resource, valueAt } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldCell } from "#fields/field-cell.tsx";
import classes from "./bulk.module.css";

interface ChangesProps {
  readonly resource: Resource;
  readonly values: Readonly<Record<string, unknown>>;
  /** Absent: the values for all rows. */
  readonly row?: unknown;
}

/** Current and new value of each field. */
export function Changes({ resource, row, values }: ChangesProps): ReactNode {
  return Object.entries(values).map(([name, value]) => {
    const field = resource.fields.find((one) => one.name === name) ?? plain(name);
    return (
      <span key={name} className={classes.change}>
        <span>{field.label}</span>
        <FieldCell field={field} value={valueAt(row, [name])} isWhole={false} />
        <span aria-hidden="true">→</span>
        <strong>
          <FieldCell field={field} value={value} isWhole={false} />
        </strong>
      </span>
    );
  });
}

function plain(name: string): Field {
  return { kind: "json", name, label: name, isRequired: false };
}
