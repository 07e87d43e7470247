import type { ReferenceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./cell.module.css";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { OtherValue } from "./plain-value.tsx";
import { ReferenceLink } from "./reference-link.tsx";
import { readReference } from "#fields/values/read-reference.ts";

const mostInCell = 3;
const mostAtOnce = 100;

function ReferencesCell({ field, value, isWhole }: CellProps<ReferenceField>): ReactNode {
  if (!Array.isArray(value)) return <OtherValue value={value} isWhole={isWhole} />;
  const items: readonly unknown[] = value;
  const shown = items.slice(0, isWhole ? mostAtOnce : mostInCell);
  return (
    <ul className={classes.items}>
      {shown.map((item, index) => {
        const reference = readReference(field, item);
        return (
          <li key={index}>
            {reference === undefined ? (
              <OtherValue value={item} isWhole={isWhole} />
            ) : (
              <ReferenceLink to={field.to} reference={reference} isWhole />
            )}
          </li>
        );
      })}
      {items.length > shown.length && <li>+{items.length - shown.length}</li>}
    </ul>
  );
}

export const referencesView: FieldView<ReferenceField> = {
  align: "start",
  Cell: ReferencesCell,
};
