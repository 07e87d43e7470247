import { recordKey } from "@quarterdeck/model";
import type { Selected } from "#tables/row-selection.ts";
import type { WalkedRows, ListWalk } from "#queries/walk-list.ts";
import { walkList } from "#queries/walk-list.ts";

/** The rows of a list that were chosen, as they were read then; or all that match, less some. Undefined: nobody chose. */
export async function* chosenRows(
  walk: ListWalk,
  selected: Selected | undefined,
  signal: AbortSignal,
): AsyncGenerator<WalkedRows> {
  if (selected === undefined) {
    yield* walkList(walk, signal);
  } else if (selected.kind === "some") {
    yield { rows: [...selected.rows.values()], total: selected.rows.size };
  } else {
    const { except } = selected;
    for await (const { rows, total } of walkList(walk, signal)) {
      yield {
        rows: rows.filter((row) => !except.has(recordKey(walk.resource, row) ?? "")),
        total: total === undefined ? undefined : Math.max(0, total - except.size),
      };
    }
  }
}
