import type { FileFormat, TransferColumn } from "@quarterdeck/model";
import { createRowWriter } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { Selected } from "#tables/row-selection.ts";
import type { ExportCount, ExportEnd, Exports } from "#jobs/exports.ts";
import { throttle } from "#jobs/throttle.ts";
import type { NeedsJobs } from "#jobs/needs-jobs.ts";
import type { ListWalk } from "#queries/list-walk.ts";
import { exportList } from "./export-list.ts";
import type { FileKind } from "./file-sink.ts";
import { openSink } from "./file-sink.ts";

export interface ExportOrder {
  readonly client: QueryClient;
  readonly exports: Exports;
  readonly needs: NeedsJobs;
  readonly walk: ListWalk;
  /** Undefined: all matching rows. */
  readonly selected: Selected | undefined;
  readonly format: FileFormat;
  /** Undefined: complete records. */
  readonly columns: readonly TransferColumn[] | undefined;
  readonly name: string;
  /** Mark in the name of an incomplete file. */
  readonly incomplete: string;
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

/** Starts an export that continues on other screens. Returns its id, or undefined if the user picked no file. */
export async function startExport(order: ExportOrder): Promise<string | undefined> {
  const { client, exports, walk, selected, format, columns, label } = order;
  const opened = await openSink(fileName(order, ""), fileKinds[format]);
  if (opened === undefined) return undefined;
  const sink = opened;
  const id = crypto.getRandomValues(new Uint32Array(2)).join("");
  const writer = createRowWriter(format, columns);
  const controller = new AbortController();
  const { signal } = controller;
  const { isChosen } = sink;
  let end: ExportEnd = { kind: "stopped", count: nothing };

  async function finish(note: string | undefined): Promise<void> {
    const file = fileName(order, note === undefined ? "" : ` (${order.incomplete})`);
    try {
      await sink.write(writer.end(note));
      await sink.save(file);
      exports.setStage(id, { kind: "saved", end, file });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      end = { kind: "failed", count: end.count, error };
      exports.setStage(id, { kind: "halted", end, isChosen });
    }
  }

  async function run(): Promise<void> {
    let count = nothing;
    const reportCount = throttle(
      () => exports.setStage(id, { kind: "running", count }),
      PROGRESS_MS,
    );
    const onCount = (next: ExportCount): void => {
      count = next;
      reportCount.call();
    };
    end = await exportList({ client, walk, selected, writer, sink, signal, onCount });
    reportCount.cancel();
    if (end.kind === "whole") await finish(undefined);
    else exports.setStage(id, { kind: "halted", end, isChosen });
  }

  exports.add({
    id,
    label,
    stage: { kind: "running", count: nothing },
    stop: () => controller.abort(),
    saveIncomplete: finish,
    discard: async () => {
      exports.drop(id);
      if (end.kind !== "whole") await sink.discard().catch(() => undefined);
    },
  });
  order.needs.require();
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
