import type { FileFormat, TransferColumn } from "@quarterdeck/model";
import { createRowWriter } from "@quarterdeck/model";
import { useEffect, useRef, useState } from "react";
import type { Selected } from "#fields/table/row-selection.ts";
import type { WalkPlace } from "#queries/walk-list.ts";
import type { ExportCount, ExportEnd } from "./export-list.ts";
import { exportList } from "./export-list.ts";
import type { FileKind, FileSink } from "./file-sink.ts";
import { openSink } from "./file-sink.ts";

export interface ExportOrder {
  readonly place: WalkPlace;
  /** Undefined: all that match. */
  readonly selected: Selected | undefined;
  readonly format: FileFormat;
  /** Undefined: the records whole. */
  readonly columns: readonly TransferColumn[] | undefined;
  readonly name: string;
}

export type ExportStage =
  | { readonly kind: "asked" }
  | { readonly kind: "running"; readonly count: ExportCount }
  /** Part of the rows is written; whether it becomes a file the person decides. */
  | { readonly kind: "halted"; readonly end: ExportEnd; readonly isChosen: boolean }
  | { readonly kind: "saved"; readonly end: ExportEnd; readonly file: string };

export interface ExportRun {
  readonly stage: ExportStage;
  readonly start: (order: ExportOrder) => Promise<void>;
  readonly stop: () => void;
  /** Ends the file with a note that it is not whole. */
  readonly keep: (note: string) => Promise<void>;
  readonly discard: () => Promise<void>;
}

export const fileKinds: Readonly<Record<FileFormat, FileKind>> = {
  csv: { extension: "csv", mediaType: "text/csv" },
  json: { extension: "json", mediaType: "application/json" },
  ndjson: { extension: "ndjson", mediaType: "application/x-ndjson" },
};

interface Running {
  readonly order: ExportOrder;
  readonly sink: FileSink;
  readonly writer: ReturnType<typeof createRowWriter>;
  readonly controller: AbortController;
}

const nothing: ExportCount = { written: 0, promised: undefined, total: undefined };

/** One export from its order to its file. */
export function useExport(): ExportRun {
  const [stage, setStage] = useState<ExportStage>({ kind: "asked" });
  const running = useRef<Running>(undefined);
  // Nobody is left to end the file.
  useEffect(() => () => running.current?.controller.abort(), []);

  async function start(order: ExportOrder): Promise<void> {
    const sink = await openSink(fileName(order, ""), fileKinds[order.format]);
    if (sink === undefined) return;
    const writer = createRowWriter(order.format, order.columns);
    const controller = new AbortController();
    running.current = { order, sink, writer, controller };
    setStage({ kind: "running", count: nothing });
    const end = await exportList({
      place: order.place,
      selected: order.selected,
      writer,
      sink,
      signal: controller.signal,
      onCount: (count) => setStage({ kind: "running", count }),
    });
    if (end.kind === "whole") await finish(end, undefined);
    else setStage({ kind: "halted", end, isChosen: sink.isChosen });
  }

  async function finish(end: ExportEnd, note: string | undefined): Promise<void> {
    const { current } = running;
    if (current === undefined) return;
    const file = fileName(current.order, note === undefined ? "" : " (incomplete)");
    try {
      await current.sink.write(current.writer.end(note));
      await current.sink.save(file);
      setStage({ kind: "saved", end, file });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      const { count } = end;
      setStage({
        kind: "halted",
        end: { kind: "failed", count, error },
        isChosen: current.sink.isChosen,
      });
    }
  }

  return {
    stage,
    start,
    stop: () => running.current?.controller.abort(),
    keep: async (note) => {
      if (stage.kind === "halted") await finish(stage.end, note);
    },
    discard: async () => {
      await running.current?.sink.discard().catch(() => undefined);
      setStage({ kind: "asked" });
    },
  };
}

/** `orders 2026-11-21.csv`, by the person's own calendar. */
function fileName({ name, format }: ExportOrder, mark: string): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const day = parts.map((part) => String(part).padStart(2, "0")).join("-");
  const stem = name.replaceAll(/[^\p{L}\p{N}_-]+/gu, "-");
  return `${stem} ${day}${mark}.${fileKinds[format].extension}`;
}
