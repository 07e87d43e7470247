import { type Operation, type Resource, recordKey as keyOf } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
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
  /** The row whose menu is asked for. */
  readonly opened: OpenedRow | undefined;
  /** Lines of the menu beside what is done with the row itself. */
  readonly more?: ReactNode;
  readonly onClose: () => void;
}

// Most menus only lead somewhere.
const ChosenAction = lazyComponent(
  async () => (await import("./selected-action.tsx")).SelectedAction,
);

interface SelectedOperation {
  readonly operation: Operation;
  readonly key: string;
  /** Where the focus goes when the row is gone. */
  readonly table: HTMLElement | null;
}

/** The menu of a row, and what was chosen in it, done here as on the record's own page. */
export function RowActions(props: RowActionsProps): ReactNode {
  return (
    <TextsProvider texts={rowTexts}>
      <Actions {...props} />
    </TextsProvider>
  );
}

function Actions({ resource, parents, opened, more, onClose }: RowActionsProps): ReactNode {
  const t = useTexts("rows");
  const tRecord = useTexts("record");
  const [chosen, setChosen] = useState<SelectedOperation>();
  const [done, setDone] = useState<Operation>();
  const key = opened && keyOf(resource, opened.row);
  return (
    <>
      {opened !== undefined && key !== undefined && (
        <RowMenu
          key={key}
          resource={resource}
          parents={parents}
          recordKey={key}
          button={opened.button}
          more={more}
          onClose={onClose}
          onChoose={(operation) => {
            setDone(undefined);
            setChosen({ operation, key, table: opened.button.closest("[role=region]") });
          }}
        />
      )}
      {chosen !== undefined && (
        <ChosenAction
          fallback={<span role="status">{t("loading", { label: chosen.operation.label })}</span>}
          key={`${chosen.operation.id} ${chosen.key}`}
          resource={resource}
          recordKey={chosen.key}
          parents={parents}
          // A row may be a part of its record: what is done to it begins with a fresh one.
          record={undefined}
          etag={undefined}
          operation={chosen.operation}
          onClose={() => setChosen(undefined)}
          onGone={() => {
            setChosen(undefined);
            chosen.table?.focus();
          }}
          onDone={() => {
            setChosen(undefined);
            setDone(chosen.operation);
          }}
        />
      )}
      <span role="status" className={hidden.hidden}>
        {done !== undefined && tRecord("done", { label: done.label })}
      </span>
    </>
  );
}
