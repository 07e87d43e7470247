import { type GroupField, valueAt } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./cell.module.css";
import { CutText } from "./truncated-text.tsx";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { OtherValue, writePlain } from "./plain-value.tsx";
import { isRecord, unknownNames } from "#fields/values/record-value.ts";

function GroupCell({ field, value, isWhole, Nested }: CellProps<GroupField>): ReactNode {
  if (!isRecord(value)) return <OtherValue value={value} isWhole={isWhole} />;
  if (!isWhole) {
    return (
      <span className={classes.json}>
        <CutText text={writePlain(value)} isWhole={false} />
      </span>
    );
  }
  return (
    <dl className={classes.group}>
      {field.fields.map((inner) => (
        <div key={inner.name} className={classes.pair}>
          <dt>{inner.label}</dt>
          <dd>
            <Nested field={inner} value={valueAt(value, [inner.name])} isWhole />
          </dd>
        </div>
      ))}
      {unknownNames(value, field.fields).map((name) => (
        <div key={name} className={classes.pair}>
          <dt>{name}</dt>
          <dd>
            <OtherValue value={value[name]} isWhole />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const groupView: FieldView<GroupField> = {
  align: "start",
  Cell: GroupCell,
};
