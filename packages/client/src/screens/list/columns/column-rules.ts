/** A heading as it stands in the page. */
export interface MeasuredColumn {
  readonly name: string;
  readonly width: number;
}

interface Rules {
  readonly table: string;
  /** In the order of the table, whatever comes before the fields too. */
  readonly columns: readonly MeasuredColumn[];
  readonly widths: Readonly<Record<string, number>>;
  readonly pinned: readonly string[];
  /** Of what scrolls. */
  readonly room: number;
}

/** Columns that always stay in view, by the table's own style: the ticks and the record's name. */
const own = 3;
/** More of the width must not stand still: nothing would be left to scroll. */
const most = 0.6;

/**
 * The style of a table's columns. Rules, not attributes: dragging an edge restyles a thousand cells without drawing one of them.
 * `:where` leaves what a row's state says in force.
 */
export function columnRules({ table, columns, widths, pinned, room }: Rules): string {
  const sized = columns.flatMap(({ name }, index) => {
    const width = widths[name];
    return width === undefined
      ? []
      : `#${table} :is(th,td):nth-child(${index + 1}){inline-size:${width}px;min-inline-size:${width}px;max-inline-size:${width}px}`;
  });
  return [...sized, ...heldRules(table, columns, pinned, room)].join("\n");
}

function heldRules(
  table: string,
  columns: readonly MeasuredColumn[],
  pinned: readonly string[],
  room: number,
): readonly string[] {
  const rules: string[] = [];
  let offset = 0;
  for (const [index, { name, width }] of columns.entries()) {
    const isHeld = pinned.includes(name);
    if (index >= own && !isHeld) break;
    if (isHeld) {
      if (offset + width > room * most) break;
      const place = `:nth-child(${index + 1})`;
      rules.push(
        `:where(#${table}) td${place}{position:sticky;inset-inline-start:${offset}px;z-index:1;background:var(--mantine-color-body)}`,
        `#${table} th${place}{inset-inline-start:${offset}px;z-index:3}`,
      );
    }
    offset += width;
  }
  return rules;
}
