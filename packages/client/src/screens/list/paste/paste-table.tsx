import { Text } from "@mantine/core";
import { type Field, type ImportError, type Resource, valueAt } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { formatKey } from "#components/resources/format-key.ts";
import { recordName } from "#components/resources/record-name.ts";
import hidden from "#components/styles/visually-hidden.module.css";
import { FieldCell } from "#fields/field-cell.tsx";
import { useRangeTexts } from "#texts/use-range-texts.ts";
import { useImportErrorTexts } from "#transfer/use-import-error-texts.ts";
import type { CheckedPaste, CheckedRow } from "./check-paste.ts";
import classes from "./paste.module.css";

interface PasteTableProps {
  readonly checked: CheckedPaste;
  readonly resource: Resource;
  readonly fields: readonly Field[];
}

const MAX_ROWS = 50;

/** Changed rows with the values before and after, and rows with errors. */
export function PasteTable({ checked, resource, fields }: PasteTableProps): ReactNode {
  const t = useRangeTexts();
  const { plan, rows } = checked;
  const listed = rows.filter(({ values, errors }) => values.length + errors.length > 0);
  const changed = new Set(listed.flatMap(({ values }) => values.map(({ path }) => path[0])));
  const columns = fields.filter(({ name }) => changed.has(name));
  if (plan === undefined || listed.length === 0) return null;
  return (
    <>
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={t("bar")}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("record")}</th>
              {columns.map((field) => (
                <th key={field.name} scope="col">
                  {field.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, MAX_ROWS).map((row, at) => (
              <tr key={row.key ?? at}>
                <th scope="row">
                  {recordName(resource, row.row) ?? formatKey(row.key ?? "")}
                  {row.errors.length > 0 && <Errors plan={plan} errors={row.errors} />}
                </th>
                {columns.map((field) => (
                  <td key={field.name}>
                    <Change field={field} row={row} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {listed.length > MAX_ROWS && (
        <Text size="sm" c="dimmed">
          {t("more", { count: listed.length - MAX_ROWS })}
        </Text>
      )}
    </>
  );
}

interface ErrorsProps {
  readonly plan: NonNullable<CheckedPaste["plan"]>;
  readonly errors: readonly ImportError[];
}

function Errors({ plan, errors }: ErrorsProps): ReactNode {
  const write = useImportErrorTexts(plan);
  return (
    <ul className={classes.errors}>
      {errors.map((error) => (
        <li key={`${error.column} ${error.kind}`}>{write(error)}</li>
      ))}
    </ul>
  );
}

interface ChangeProps {
  readonly field: Field;
  readonly row: CheckedRow;
}

/** Values before and after. */
function Change({ field, row }: ChangeProps): ReactNode {
  const t = useRangeTexts();
  const next = row.values.find(({ path }) => path[0] === field.name && path.length === 1);
  if (next === undefined) {
    return (
      <span className={classes.same}>
        <span aria-hidden="true">–</span>
        <span className={hidden.hidden}>{t("unchanged")}</span>
      </span>
    );
  }
  return (
    <span className={classes.change}>
      <del>
        <FieldCell field={field} value={valueAt(row.row, [field.name])} isWhole={false} />
      </del>
      <span aria-hidden="true">→</span>
      <ins>
        <FieldCell field={field} value={next.value} isWhole={false} />
      </ins>
    </span>
  );
}
