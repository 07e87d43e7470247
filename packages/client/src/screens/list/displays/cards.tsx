import { recordKey, type Resource, valueAt } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { Field } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { recordName } from "#components/resources/record-name.ts";
import { FieldCell } from "#fields/field-cell.tsx";
import { cardFields } from "#fields/values/card-fields.ts";
import { findKeyFacts } from "#fields/values/key-facts.ts";
import type { OpenMenu } from "#tables/menu-cell.tsx";
import menuClasses from "#tables/menu-cell.module.css";
import { RowName } from "#tables/row-name.tsx";
import type { RowSelection } from "#tables/row-selection.ts";
import { useTexts } from "#texts/use-texts.ts";
import { CardCheck } from "./card-check.tsx";
import classes from "./cards.module.css";
import { DisplaySkeleton } from "./display-skeleton.tsx";
import { useLongPress } from "./use-long-press.ts";

// Only for rows without a page.
const RowDialog = lazyComponent(async () => (await import("#operations/row-dialog.tsx")).RowDialog);

interface CardsProps {
  /** Id of the element with the rows. */
  readonly id: string;
  readonly resource: Resource;
  readonly parents: ParentValues;
  /** Visible columns. */
  readonly fields: readonly Field[];
  /** Undefined until the first response. */
  readonly rows: readonly unknown[] | undefined;
  readonly selection: RowSelection | undefined;
  readonly onMenu: OpenMenu | undefined;
}

/** Rows of a list on a phone: title, state and key facts; a long press selects. */
export function Cards(props: CardsProps): ReactNode {
  const { id, resource, rows, selection } = props;
  const [opened, setOpened] = useState<unknown>();
  const press = useLongPress(selection);
  if (rows === undefined) return <DisplaySkeleton kind="cards" />;
  return (
    <>
      <ul id={id} className={classes.cards} aria-label={resource.labels.many} {...press}>
        {rows.map((row, index) => (
          <Card key={recordKey(resource, row) ?? index} {...props} row={row} onOpen={setOpened} />
        ))}
      </ul>
      {opened !== undefined && (
        <RowDialog resource={resource} row={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

interface CardProps extends CardsProps {
  readonly row: unknown;
  readonly onOpen: (row: unknown) => void;
}

function Card(props: CardProps): ReactNode {
  const { resource, parents, fields, row, selection, onMenu, onOpen } = props;
  const t = useTexts("fields");
  const [first] = fields;
  const key = recordKey(resource, row);
  const name = recordName(resource, row) ?? key ?? "";
  const state = findState(resource, row);
  const picture = fields.find(({ kind }) => kind === "image");
  const without = state === undefined ? [] : [state.name];
  const shown = cardFields({ resource, fields, row, without, count: 2 });
  const value = (field: Field): ReactNode => (
    <FieldCell
      field={field}
      value={valueAt(row, [field.name])}
      isWhole={false}
      row={row}
      fields={resource.fields}
    />
  );
  return (
    <li className={classes.card} data-key={key}>
      {selection !== undefined && key !== undefined && (
        <CardCheck selection={selection} rowKey={key} name={name} />
      )}
      {picture !== undefined && <span className={classes.picture}>{value(picture)}</span>}
      <div className={classes.content}>
        <div className={classes.title}>
          <span className={classes.name}>
            {first !== undefined && (
              <RowName {...{ resource, parents, row, onOpen }} field={first} />
            )}
          </span>
          {state !== undefined && <span className={classes.state}>{value(state)}</span>}
        </div>
        {shown.length > 0 && (
          <dl className={classes.facts}>
            {shown.map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>{value(field)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {onMenu !== undefined && key !== undefined && (
        <button
          type="button"
          className={`${menuClasses["button"]} ${classes["menu"]}`}
          aria-haspopup="menu"
          aria-label={t("actionsOf", { name })}
          onClick={({ currentTarget }) => onMenu(row, currentTarget)}
        />
      )}
    </li>
  );
}

/** The choice or switch among the key facts. */
function findState(resource: Resource, row: unknown): Field | undefined {
  const [fact] = findKeyFacts(resource, row);
  return fact?.kind === "choice" || fact?.kind === "boolean" || fact?.kind === "text"
    ? fact
    : undefined;
}
