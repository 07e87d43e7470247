import { Fieldset, Stack } from "@mantine/core";
import { type GroupField, valueAt } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./cell.module.css";
import { CutText } from "./cut-text.tsx";
import type { CellProps, FieldView, InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";
import { JsonInput } from "./json-input.tsx";
import { OtherValue, writePlain } from "./other-value.tsx";
import { problemsAt } from "./problems-at.ts";
import { isRecord, unknownNames, withEntry } from "./record-value.ts";
import { TextFilter } from "./text-filter.tsx";

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

function GroupInput({
  field,
  value,
  onChange,
  problems,
  Nested,
}: InputProps<GroupField>): ReactNode {
  if (field.fields.length === 0 || (value !== undefined && !isRecord(value))) {
    return <JsonInput field={field} value={value} onChange={onChange} problems={problems} />;
  }
  const { label, description, error } = inputFrame(field, problemsAt(problems, []));
  return (
    <Fieldset legend={label}>
      <Stack gap="sm">
        {description !== undefined && <p className={classes.note}>{description}</p>}
        {error !== undefined && <p className={classes.fault}>{error}</p>}
        {field.fields.map((inner) => (
          <Nested
            key={inner.name}
            field={inner}
            value={value?.[inner.name]}
            onChange={(next) => onChange(withEntry(value, inner.name, next))}
            problems={problemsAt(problems, [inner.name])}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

export const groupView: FieldView<GroupField> = {
  align: "start",
  Cell: GroupCell,
  Input: GroupInput,
  Filter: TextFilter,
};
