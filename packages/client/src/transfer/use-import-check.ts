import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isAbort } from "#http/errors.ts";
import { throttle } from "#jobs/throttle.ts";
import type { CheckedImport, ImportOrder } from "./check-import.ts";
import { checkImport } from "./check-import.ts";

const PROGRESS_MS = 250;

export type ImportCheck =
  | { readonly kind: "none" }
  | { readonly kind: "checking"; readonly count: number; readonly total: number }
  | { readonly kind: "failed"; readonly error: Error }
  | { readonly kind: "checked"; readonly checked: CheckedImport };

interface ImportChecking {
  readonly check: ImportCheck;
  readonly start: (order: ImportOrder) => Promise<void>;
  /** Drops the result. */
  readonly reset: () => void;
}

export function useImportCheck(): ImportChecking {
  const client = useQueryClient();
  const [check, setCheck] = useState<ImportCheck>({ kind: "none" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return {
    check,
    start: async (order) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setCheck({ kind: "checking", count: 0, total: 0 });
      let progress = { count: 0, total: 0 };
      const reportProgress = throttle(
        () => setCheck({ kind: "checking", ...progress }),
        PROGRESS_MS,
      );
      try {
        const { signal } = controller;
        const checked = await checkImport(order, {
          client,
          signal,
          onProgress: (count, total) => {
            progress = { count, total };
            if (!signal.aborted) reportProgress.call();
          },
        });
        reportProgress.cancel();
        if (!signal.aborted) setCheck({ kind: "checked", checked });
      } catch (cause) {
        reportProgress.cancel();
        if (controller.signal.aborted || isAbort(cause)) return;
        const error = cause instanceof Error ? cause : new Error(String(cause));
        setCheck({ kind: "failed", error });
      }
    },
    reset: () => {
      running.current?.abort();
      setCheck({ kind: "none" });
    },
  };
}
