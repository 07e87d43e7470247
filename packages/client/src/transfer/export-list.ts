import type { RowWriter } from "@quarterdeck/model";
import { isAbort } from "#http/errors.ts";
import type { ExportCount, ExportEnd } from "#jobs/exports.ts";
import type { ListWalk } from "#queries/walk-list.ts";
import type { Selected } from "#tables/row-selection.ts";
import { chosenRows } from "./chosen-rows.ts";
import type { FileSink } from "./file-sink.ts";

export interface ExportTask {
  readonly walk: ListWalk;
  readonly selected: Selected | undefined;
  readonly writer: RowWriter;
  readonly sink: FileSink;
  readonly signal: AbortSignal;
  readonly onCount: (count: ExportCount) => void;
}

/** Writes every row of a list; whoever called ends the file, for only they know what becomes of a part of it. */
export async function exportList(task: ExportTask): Promise<ExportEnd> {
  const { walk, selected, writer, sink, signal, onCount } = task;
  let count: ExportCount = { written: 0, promised: undefined, total: undefined };
  try {
    await sink.write(writer.head);
    for await (const { rows, total } of chosenRows(walk, selected, signal)) {
      await sink.write(writer.write(rows));
      count = {
        written: count.written + rows.length,
        promised: count.promised ?? total,
        total: total ?? count.total,
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
