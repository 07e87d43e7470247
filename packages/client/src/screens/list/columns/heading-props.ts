import type { Field, ListShape, Resource } from "@quarterdeck/model";
import type { ListAddress } from "#addresses/list-address.ts";
import type { TableLayout } from "#storage/table-layout.ts";
import type { SetLayout } from "./use-table-layout.ts";

export interface TableToolsProps {
  /** Id of the table element. */
  readonly table: string;
  readonly resource: Resource;
  readonly list: ListShape;
  readonly address: ListAddress;
  /** Fields in the order of the table. */
  readonly fields: readonly Field[];
  readonly layout: TableLayout;
  readonly onLayout: SetLayout;
  readonly onColumns: (columns: readonly string[]) => void;
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
  readonly onShow: (change: Pick<ListAddress, "totals">) => void;
}

export interface HeadingMenusProps extends TableToolsProps {
  readonly headings: readonly HTMLTableCellElement[];
  /** Undefined: the width of the content. */
  readonly onWidth: (name: string, width: number | undefined) => void;
  readonly onAutoWidth: (name: string, heading: HTMLTableCellElement) => void;
}

export interface OpenedHeading {
  readonly field: Field;
  readonly heading: HTMLTableCellElement;
  readonly button: HTMLElement;
}

export interface HeadingMenuProps extends HeadingMenusProps {
  readonly opened: OpenedHeading;
  readonly onFilter: () => void;
  /** Announces a change to screen readers. */
  readonly onAnnounce: (text: string) => void;
  readonly onClose: () => void;
}
