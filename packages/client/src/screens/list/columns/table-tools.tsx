import type { Field, ListShape, Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import type { TableLayout } from "#storage/table-layout.ts";
import { ColumnEdges } from "./column-edges.tsx";
import { fitWidth, narrowest } from "./column-width.ts";
import { contentWidth } from "./content-width.ts";
import { HeadingMenus } from "./heading-menus.tsx";
import { useColumnSheet, withWidth } from "./use-column-sheet.ts";
import { useHeadings } from "./use-headings.ts";
import type { LayOut } from "./use-table-layout.ts";
import { columns } from "#texts/en/columns.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const columnTexts = { columns };

export interface TableToolsProps {
  /** Of the table that shows. */
  readonly table: string;
  readonly resource: Resource;
  readonly list: ListShape;
  readonly address: ListAddress;
  /** In the order of the table. */
  readonly fields: readonly Field[];
  readonly layout: TableLayout;
  readonly onLayout: LayOut;
  readonly onColumns: (columns: readonly string[]) => void;
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
}

/** What stands in a table's headings: an edge to drag, and a menu of all that is done with the column. */
export function TableTools(props: TableToolsProps): ReactNode {
  const { table, fields, layout, onLayout } = props;
  const headings = useHeadings(table);
  const { tryWidth, leave } = useColumnSheet(table, headings, layout);

  function keepWidth(name: string, width: number | undefined): void {
    onLayout(withWidth(layout, name, width));
  }

  /** Cells tell how wide they want to be while they have too little. */
  function fitContent(name: string, heading: HTMLTableCellElement): void {
    tryWidth(name, narrowest, true);
    keepWidth(name, fitWidth(contentWidth(heading)));
  }

  return (
    <TextsProvider texts={columnTexts}>
      <ColumnEdges
        headings={headings}
        fields={fields}
        onTry={tryWidth}
        onWidth={keepWidth}
        onLeave={leave}
      />
      <HeadingMenus {...props} headings={headings} onWidth={keepWidth} onFit={fitContent} />
    </TextsProvider>
  );
}
