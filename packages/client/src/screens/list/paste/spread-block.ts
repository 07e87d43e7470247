import type { CellBlock } from "@quarterdeck/model";
import type { RangeBounds } from "#screens/list/cells/cell-range.ts";

/** Texts for a row of the list, by column. */
export interface PastedRow {
  /** Index of the row in the list. */
  readonly index: number;
  readonly texts: ReadonlyMap<string, string>;
}

interface SpreadBlock {
  readonly rows: readonly PastedRow[];
  /** Cells without a position in the list. */
  readonly outside: number;
}

interface ListSize {
  /** Columns in their order. */
  readonly names: readonly string[];
  readonly count: number;
}

/** Assigns pasted cells to rows and columns from the start of the range; a range of a multiple size repeats them. */
export function spreadBlock(
  block: CellBlock,
  { first, last, names: chosen }: RangeBounds,
  { names, count }: ListSize,
): SpreadBlock {
  const width = block.reduce((widest, row) => Math.max(widest, row.length), 0);
  const rows = repeatedSize(block.length, last - first + 1);
  const columns = names.slice(names.indexOf(chosen[0] ?? ""));
  const shown = columns.slice(0, repeatedSize(width, chosen.length));
  const lines = Array.from({ length: Math.min(rows, count - first) }, (_, at) => ({
    index: first + at,
    texts: new Map(
      shown.flatMap((name, column) => {
        const text = block[at % block.length]?.[column % width];
        return text === undefined ? [] : [[name, text] as const];
      }),
    ),
  }));
  const inside = Math.min(block.length, count - first) * Math.min(width, columns.length);
  return { rows: lines, outside: Math.max(0, block.length * width - inside) };
}

function repeatedSize(size: number, target: number): number {
  return target > size && target % size === 0 ? target : size;
}
