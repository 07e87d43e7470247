import { recordKey, type RowWriter } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { isAbort } from "#http/errors.ts";
import type { ExportCount, ExportEnd } from "#jobs/exports.ts";
import type { ListWalk } from "#queries/list-walk.ts";
import type { WalkedRows } from "#queries/walk-list.ts";
import { walkList } from "#queries/walk-list.ts";
import type { Selected } from "#tables/row-selection.ts";
import type { FileSink } from "./file-sink.ts";

export interface ExportTask {
  readonly client: QueryClient;
  readonly walk: ListWalk;
  readonly selected: Selected | undefined;
  readonly writer: RowWriter;
  readonly sink: FileSink;
  readonly signal: AbortSignal;
  readonly onCount: (count: ExportCount) => void;
}

/** Writes every row of a list. The caller saves or discards the file. */
export async function exportList(task: ExportTask): Promise<ExportEnd> {
  const { writer, sink, signal, onCount } = task;
  let count: ExportCount = { written: 0, expected: undefined, total: undefined };
  try {
    await sink.write(writer.head);
    for await (const { rows, total, mayBeMore } of selectedRows(task)) {
      await sink.write(writer.write(rows));
      count = {
        written: count.written + rows.length,
        expected: count.expected ?? total,
        total: total ?? count.total,
        ...(mayBeMore && { mayBeMore }),
      };
      onCount(count);
    }
    return { kind: "whole", count };
  } catch (cause) {
    if (signal.aborted || isAbort(cause)) return { kind: "stopped", count };
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return { kind: "failed", count, error };
  }
}

/** Rows of the selection, or all rows of the list without one. */
async function* selectedRows({
  client,
  walk,
  selected,
  signal,
}: ExportTask): AsyncGenerator<WalkedRows> {
  if (selected === undefined) {
    yield* walkList(client, walk, signal);
  } else if (selected.kind === "some") {
    yield { rows: [...selected.rows.values()], total: selected.rows.size };
  } else {
    const { except } = selected;
    for await (const { rows, total, mayBeMore } of walkList(client, walk, signal)) {
      yield {
        ...(mayBeMore && { mayBeMore }),
        rows: rows.filter((row) => !except.has(recordKey(walk.resource, row) ?? "")),
        total: total === undefined ? undefined : Math.max(0, total - except.size),
      };
    }
  }
}
