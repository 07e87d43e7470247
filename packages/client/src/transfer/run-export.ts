import type { FileFormat, TransferColumn } from "@quarterdeck/model";
import { createRowWriter } from "@quarterdeck/model";
import type { Selected } from "#tables/row-selection.ts";
import type { ExportCount, ExportEnd } from "#jobs/exports.ts";
import { addExport, dropExport, moveExport } from "#jobs/exports.ts";
import { throttle } from "#jobs/throttle.ts";
import { wantJobs } from "#jobs/wanted.ts";
import type { ListWalk } from "#queries/walk-list.ts";
import { exportList } from "./export-list.ts";
import type { FileKind } from "./file-sink.ts";
import { openSink } from "./file-sink.ts";

export interface ExportOrder {
  readonly walk: ListWalk;
  /** Undefined: all that match. */
  readonly selected: Selected | undefined;
  readonly format: FileFormat;
  /** Undefined: the records whole. */
  readonly columns: readonly TransferColumn[] | undefined;
  readonly name: string;
  /** What its rows are called. */
  readonly label: string;
}

const fileKinds: Readonly<Record<FileFormat, FileKind>> = {
  csv: { extension: "csv", mediaType: "text/csv" },
  json: { extension: "json", mediaType: "application/json" },
  ndjson: { extension: "ndjson", mediaType: "application/x-ndjson" },
};

const nothing: ExportCount = { written: 0, promised: undefined, total: undefined };
const TELL_MS = 100;

let latest = 0;

/** Begins an export that goes on whatever screen is shown; answers its id once a file was chosen, undefined where none was. */
export async function startExport(order: ExportOrder): Promise<string | undefined> {
  const { walk, selected, format, columns, label } = order;
  const opened = await openSink(fileName(order, ""), fileKinds[format]);
  if (opened === undefined) return undefined;
  const sink = opened;
  latest += 1;
  const id = String(latest);
  const writer = createRowWriter(format, columns);
  const controller = new AbortController();
  const { signal } = controller;
  const { isChosen } = sink;
  let end: ExportEnd = { kind: "stopped", count: nothing };

  async function finish(note: string | undefined): Promise<void> {
    const file = fileName(order, note === undefined ? "" : " (incomplete)");
    try {
      await sink.write(writer.end(note));
      await sink.save(file);
      moveExport(id, { kind: "saved", end, file });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      end = { kind: "failed", count: end.count, error };
      moveExport(id, { kind: "halted", end, isChosen });
    }
  }

  async function run(): Promise<void> {
    let count = nothing;
    const tell = throttle(() => moveExport(id, { kind: "running", count }), TELL_MS);
    const onCount = (next: ExportCount): void => {
      count = next;
      tell.call();
    };
    end = await exportList({ walk, selected, writer, sink, signal, onCount });
    tell.cancel();
    if (end.kind === "whole") await finish(undefined);
    else moveExport(id, { kind: "halted", end, isChosen });
  }

  addExport({
    id,
    label,
    stage: { kind: "running", count: nothing },
    stop: () => controller.abort(),
    keep: finish,
    discard: async () => {
      dropExport(id);
      if (end.kind !== "whole") await sink.discard().catch(() => undefined);
    },
  });
  wantJobs();
  void run();
  return id;
}

/** `orders 2026-11-21.csv`, by the person's own calendar. */
function fileName({ name, format }: ExportOrder, mark: string): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const day = parts.map((part) => String(part).padStart(2, "0")).join("-");
  const stem = name.replaceAll(/[^\p{L}\p{N}_-]+/gu, "-");
  return `${stem} ${day}${mark}.${fileKinds[format].extension}`;
}
