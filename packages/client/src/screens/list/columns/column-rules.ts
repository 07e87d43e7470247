import { ownMember } from "@quarterdeck/model";

/** A heading with its width in the page. */
export interface MeasuredColumn {
  readonly name: string;
  readonly width: number;
}

interface Rules {
  readonly table: string;
  /** All headings in order, including those before the fields. */
  readonly columns: readonly MeasuredColumn[];
  readonly widths: Readonly<Record<string, number>>;
  readonly pinned: readonly string[];
  /** Width of the scroll container. */
  readonly room: number;
}

/** Columns that the table's own style pins: the checkboxes and the record name. */
const alwaysPinned = 3;
/** Share of the width that pinned columns may take. */
const maxPinnedShare = 0.6;

/**
 * Style rules of a table's columns. Rules instead of attributes: dragging an edge does not render any cell.
 * `:where` lets the style of a row's state override them.
 */
export function columnRules({ table, columns, widths, pinned, room }: Rules): string {
  const sized = columns.flatMap(({ name }, index) => {
    const width = ownMember(widths, name);
    return width === undefined
      ? []
      : `#${table} :is(th,td):nth-child(${index + 1}){inline-size:${width}px;min-inline-size:${width}px;max-inline-size:${width}px}`;
  });
  return [...sized, ...pinnedRules(table, columns, pinned, room)].join("\n");
}

function pinnedRules(
  table: string,
  columns: readonly MeasuredColumn[],
  pinned: readonly string[],
  room: number,
): readonly string[] {
  const rules: string[] = [];
  let offset = 0;
  for (const [index, { name, width }] of columns.entries()) {
    const isPinned = pinned.includes(name);
    if (index >= alwaysPinned && !isPinned) break;
    if (isPinned) {
      if (offset + width > room * maxPinnedShare) break;
      const column = `:nth-child(${index + 1})`;
      rules.push(
        `:where(#${table}) td${column}{position:sticky;inset-inline-start:${offset}px;z-index:1;background:var(--mantine-color-body)}`,
        `#${table} th${column}{inset-inline-start:${offset}px;z-index:3}`,
      );
    }
    offset += width;
  }
  return rules;
}
