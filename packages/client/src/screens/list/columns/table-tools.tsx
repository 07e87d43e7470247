import type { ReactNode } from "react";
import { ColumnEdges } from "./column-edges.tsx";
import { clampWidth, minWidth } from "./column-width.ts";
import { contentWidth } from "./content-width.ts";
import { HeadingMenus } from "./heading-menus.tsx";
import type { TableToolsProps } from "./heading-props.ts";
import { useColumnSheet, withWidth } from "./use-column-sheet.ts";
import { useHeadings } from "./use-headings.ts";
import { columns } from "#texts/en/columns.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const columnTexts = { columns };

/** Column separators and menus in the headings of a table. */
export function TableTools(props: TableToolsProps): ReactNode {
  const { table, fields, layout, onLayout } = props;
  const headings = useHeadings(table);
  const { tryWidth, leave } = useColumnSheet(table, headings, layout);

  function setWidth(name: string, width: number | undefined): void {
    onLayout(withWidth(layout, name, width));
  }

  /** Sets the width of the content, which is measured while the column is narrow. */
  function autoWidth(name: string, heading: HTMLTableCellElement): void {
    tryWidth(name, minWidth, true);
    setWidth(name, clampWidth(contentWidth(heading)));
  }

  return (
    <TextsProvider texts={columnTexts}>
      <ColumnEdges
        headings={headings}
        fields={fields}
        onTry={tryWidth}
        onWidth={setWidth}
        onLeave={leave}
      />
      <HeadingMenus {...props} headings={headings} onWidth={setWidth} onAutoWidth={autoWidth} />
    </TextsProvider>
  );
}
