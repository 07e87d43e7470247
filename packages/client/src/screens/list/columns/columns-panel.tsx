import { Button, Group, TextInput } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import { IconPinFilled } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { DensitySwitch } from "#components/inputs/density-switch.tsx";
import { emptyLayout, type TableLayout } from "#storage/table-layout.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { ColumnList } from "./column-list.tsx";
import { arrange, type ColumnOrder } from "./column-order.ts";
import classes from "./columns.module.css";
import type { SetLayout } from "./use-table-layout.ts";
import { columns } from "#texts/en/columns.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const columnTexts = { columns };

interface ColumnsPanelProps {
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  readonly layout: TableLayout;
  /** Undefined: the default columns. */
  readonly onColumns: (columns: readonly string[] | undefined) => void;
  readonly onLayout: SetLayout;
}

export function ColumnsPanel(props: ColumnsPanelProps): ReactNode {
  return (
    <TextsProvider texts={columnTexts}>
      <Panel {...props} />
    </TextsProvider>
  );
}

/** Number of columns above which the panel has a search. */
const maxWithoutSearch = 12;

/** The column with the record name is always first; the user chooses the others. */
function Panel({ fields, shown, layout, onColumns, onLayout }: ColumnsPanelProps): ReactNode {
  const t = useTexts("columns");
  const format = useFormat();
  const [first, ...others] = fields;
  const shownNames = shown.map(({ name }) => name);
  const [names, setNames] = useState(() => inOrder(others, shownNames));
  const [query, setQuery] = useState("");
  if (first === undefined) return null;
  const order: ColumnOrder = {
    names: arrange({ names, pinned: layout.pinned }),
    pinned: layout.pinned,
  };

  function show(visible: readonly string[], from = names): void {
    onColumns([first?.name ?? "", ...from.filter((name) => visible.includes(name))]);
  }

  function change(next: ColumnOrder): void {
    const isMoved = next.names.join("\n") !== order.names.join("\n");
    if (next.pinned !== order.pinned) onLayout({ ...layout, pinned: next.pinned }, isMoved);
    if (!isMoved) return;
    setNames(next.names);
    show(shownNames, next.names);
  }

  function reset(): void {
    onColumns(undefined);
    onLayout(emptyLayout, true);
    setNames(others.map(({ name }) => name));
  }

  return (
    <div className={classes.panel}>
      <p className={classes.count}>
        {t("shown", {
          shown: format.number(shown.length),
          count: format.number(fields.length),
        })}
      </p>
      {others.length > maxWithoutSearch && (
        <TextInput
          size="xs"
          mb="xs"
          aria-label={t("find")}
          placeholder={t("find")}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <p className={classes.first}>
        <IconPinFilled size="0.875rem" aria-hidden />
        {first.label}
        <small>{t("always")}</small>
      </p>
      <ColumnList
        fields={others}
        order={order}
        shown={shownNames}
        query={query}
        onShown={show}
        onOrder={change}
      />
      <p className={classes.hint}>{t("moveHint")}</p>
      <Group justify="space-between" gap="xs" mt="sm">
        <DensitySwitch />
        <Button variant="subtle" size="compact-sm" onClick={reset}>
          {t("reset")}
        </Button>
      </Group>
    </div>
  );
}

/** Visible columns in their order, then the others in the order of the API. */
function inOrder(fields: readonly Field[], shown: readonly string[]): readonly string[] {
  const names = fields.map(({ name }) => name);
  return [
    ...shown.filter((name) => names.includes(name)),
    ...names.filter((name) => !shown.includes(name)),
  ];
}
