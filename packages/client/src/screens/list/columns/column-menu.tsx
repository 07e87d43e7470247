import type { Field } from "@quarterdeck/model";
import { IconColumns3 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { Popup } from "#components/overlays/popup.tsx";
import type { TableLayout } from "#storage/table-layout.ts";
import { useListTexts } from "#texts/use-list-texts.ts";
import type { SetLayout } from "./use-table-layout.ts";

const columnsIcon = <IconColumns3 size="1rem" />;

const ColumnsPanel = lazyComponent(async () => (await import("./columns-panel.tsx")).ColumnsPanel);

interface ColumnMenuProps {
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  readonly layout: TableLayout;
  /** Undefined: the default columns. */
  readonly onColumns: (columns: readonly string[] | undefined) => void;
  readonly onLayout: SetLayout;
}

/** Button and panel for the columns of the table and its density. */
export function ColumnMenu(props: ColumnMenuProps): ReactNode {
  const t = useListTexts();
  const label = t("columns");
  return (
    <Popup label={label} icon={columnsIcon} isTool>
      {() => (
        <ColumnsPanel fallback={<span role="status">{t("loading", { label })}</span>} {...props} />
      )}
    </Popup>
  );
}
