import { type Field, type Resource, recordKey, valueAt } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { recordName } from "#components/resources/record-name.ts";
import { FieldCell } from "#fields/field-cell.tsx";
import type { OpenMenu } from "#tables/menu-cell.tsx";
import menuClasses from "#tables/menu-cell.module.css";
import { RowName } from "#tables/row-name.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { cardFields } from "#fields/values/card-fields.ts";
import classes from "./displays.module.css";

/** Props that all cards of a display share. */
export interface CardProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  /** Visible columns. */
  readonly fields: readonly Field[];
  /** Absent: no row menu. */
  readonly onMenu: OpenMenu | undefined;
  /** Shows all fields of a row without a page. */
  readonly onOpen: (row: unknown) => void;
}

interface RecordCardProps extends CardProps {
  readonly row: unknown;
  /** Field that the display shows itself. */
  readonly without: Field;
  /** Picture above the title. */
  readonly picture?: ReactNode;
  /** Buttons next to the row menu. */
  readonly tools?: ReactNode;
}

/** Title, key facts and menu of a record. */
export function RecordCard(props: RecordCardProps): ReactNode {
  const { resource, parents, fields, row, without, picture, tools, onMenu, onOpen } = props;
  const t = useTexts("fields");
  const [first] = fields;
  const key = recordKey(resource, row);
  const shown = cardFields({ resource, fields, row, without: [without.name] });
  return (
    <>
      {picture}
      <div className={classes.title}>
        <span className={classes.name}>
          {first !== undefined && <RowName {...{ resource, parents, row, onOpen }} field={first} />}
        </span>
        <span className={classes.tools}>
          {tools}
          {onMenu !== undefined && key !== undefined && (
            <button
              type="button"
              className={menuClasses.button}
              aria-haspopup="menu"
              aria-label={t("actionsOf", { name: recordName(resource, row) ?? key })}
              onClick={({ currentTarget }) => onMenu(row, currentTarget)}
            />
          )}
        </span>
      </div>
      {shown.length > 0 && (
        <dl className={classes.facts}>
          {shown.map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>
                <FieldCell
                  field={field}
                  value={valueAt(row, [field.name])}
                  isWhole={false}
                  row={row}
                  fields={resource.fields}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
