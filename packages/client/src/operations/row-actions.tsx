import { type Operation, type Resource, recordKey as keyOf } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { RowMenu } from "./row-menu.tsx";
import { rows } from "#texts/en/rows.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const rowTexts = { rows };

export interface OpenedRow {
  readonly row: unknown;
  readonly button: HTMLElement;
}

interface RowActionsProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  /** Row with an open menu. */
  readonly opened: OpenedRow | undefined;
  /** Additional menu items. */
  readonly more?: ReactNode;
  readonly onClose: () => void;
}

// Most menu items are links.
const ChosenAction = lazyComponent(
  async () => (await import("./selected-action.tsx")).SelectedAction,
);

interface SelectedOperation {
  readonly operation: Operation;
  readonly key: string;
  readonly row: unknown;
  /** Gets the focus after the row is removed. */
  readonly table: HTMLElement | null;
}

/** Menu of a row, and the form of the selected operation. */
export function RowActions(props: RowActionsProps): ReactNode {
  return (
    <TextsProvider texts={rowTexts}>
      <Actions {...props} />
    </TextsProvider>
  );
}

function Actions({ resource, parents, opened, more, onClose }: RowActionsProps): ReactNode {
  const t = useTexts("rows");
  const [selected, setSelected] = useState<SelectedOperation>();
  const key = opened && keyOf(resource, opened.row);
  return (
    <>
      {opened !== undefined && key !== undefined && (
        <RowMenu
          key={key}
          resource={resource}
          parents={parents}
          recordKey={key}
          row={opened.row}
          button={opened.button}
          more={more}
          onClose={onClose}
          onChoose={(operation) => {
            const { row, button } = opened;
            setSelected({ operation, key, row, table: button.closest("[role=region]") });
          }}
        />
      )}
      {selected !== undefined && (
        <ChosenAction
          fallback={<span role="status">{t("loading", { label: selected.operation.label })}</span>}
          key={`${selected.operation.id} ${selected.key}`}
          resource={resource}
          recordKey={selected.key}
          parents={parents}
          // A row may have only some fields: the action reads the record again.
          record={undefined}
          listed={selected.row}
          etag={undefined}
          operation={selected.operation}
          onClose={() => setSelected(undefined)}
          onGone={() => {
            setSelected(undefined);
            selected.table?.focus();
          }}
          onDone={() => setSelected(undefined)}
        />
      )}
    </>
  );
}
