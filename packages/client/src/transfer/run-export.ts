import type { FileFormat, TransferColumn } from "@quarterdeck/model";
import { createRowWriter } from "@quarterdeck/model";
import type { Selected } from "#tables/row-selection.ts";
import type { ExportCount, ExportEnd } from "#jobs/exports.ts";
import { addExport, dropExport, setExportStage } from "#jobs/exports.ts";
import { throttle } from "#jobs/throttle.ts";
import { requireJobs } from "#jobs/needs-jobs.ts";
import type { ListWalk } from "#queries/walk-list.ts";
import { exportList } from "./export-list.ts";
import type { FileKind } from "./file-sink.ts";
import { openSink } from "./file-sink.ts";

export interface ExportOrder {
  readonly walk: ListWalk;
  /** Undefined: all matching rows. */
  readonly selected: Selected | undefined;
  readonly format: FileFormat;
  /** Undefined: complete records. */
  readonly columns: readonly TransferColumn[] | undefined;
  readonly name: string;
  /** Label of the rows. */
  readonly label: string;
}

const fileKinds: Readonly<Record<FileFormat, FileKind>> = {
  csv: { extension: "csv", mediaType: "text/csv" },
  json: { extension: "json", mediaType: "application/json" },
  ndjson: { extension: "ndjson", mediaType: "application/x-ndjson" },
};

const nothing: ExportCount = { written: 0, expected: undefined, total: undefined };
const PROGRESS_MS = 100;

let latest = 0;

/** Starts an export that continues on other screens. Returns its id, or undefined if the user picked no file. */
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
      setExportStage(id, { kind: "saved", end, file });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      end = { kind: "failed", count: end.count, error };
      setExportStage(id, { kind: "halted", end, isChosen });
    }
  }

  async function run(): Promise<void> {
    let count = nothing;
    const reportCount = throttle(() => setExportStage(id, { kind: "running", count }), PROGRESS_MS);
    const onCount = (next: ExportCount): void => {
      count = next;
      reportCount.call();
    };
    end = await exportList({ walk, selected, writer, sink, signal, onCount });
    reportCount.cancel();
    if (end.kind === "whole") await finish(undefined);
    else setExportStage(id, { kind: "halted", end, isChosen });
  }

  addExport({
    id,
    label,
    stage: { kind: "running", count: nothing },
    stop: () => controller.abort(),
    saveIncomplete: finish,
    discard: async () => {
      dropExport(id);
      if (end.kind !== "whole") await sink.discard().catch(() => undefined);
    },
  });
  requireJobs();
  void run();
  return id;
}

/** `orders 2026-11-21.csv`, with the local date. */
function fileName({ name, format }: ExportOrder, mark: string): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const day = parts.map((part) => String(part).padStart(2, "0")).join("-");
  const stem = name.replaceAll(/[^\p{L}\p{N}_-]+/gu, "-");
  return `${stem} ${day}${mark}.${fileKinds[format].extension}`;
}
