import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isAbort } from "#http/errors.ts";
import { throttle } from "#jobs/throttle.ts";
import type { CheckedImport, ImportOrder } from "./check-import.ts";
import { checkImport } from "./check-import.ts";

const TELL_MS = 250;

export type ImportCheck =
  | { readonly kind: "none" }
  | { readonly kind: "checking"; readonly looked: number; readonly total: number }
  | { readonly kind: "failed"; readonly error: Error }
  | { readonly kind: "checked"; readonly checked: CheckedImport };

interface ImportChecking {
  readonly check: ImportCheck;
  readonly begin: (order: ImportOrder) => Promise<void>;
  /** What was found holds no longer. */
  readonly forget: () => void;
}

export function useImportCheck(): ImportChecking {
  const client = useQueryClient();
  const [check, setCheck] = useState<ImportCheck>({ kind: "none" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return {
    check,
    begin: async (order) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setCheck({ kind: "checking", looked: 0, total: 0 });
      let looking = { looked: 0, total: 0 };
      const tell = throttle(() => setCheck({ kind: "checking", ...looking }), TELL_MS);
      try {
        const { signal } = controller;
        const checked = await checkImport(order, {
          client,
          signal,
          onProgress: (looked, total) => {
            looking = { looked, total };
            if (!signal.aborted) tell.call();
          },
        });
        tell.cancel();
        if (!signal.aborted) setCheck({ kind: "checked", checked });
      } catch (cause) {
        tell.cancel();
        if (controller.signal.aborted || isAbort(cause)) return;
        const error = cause instanceof Error ? cause : new Error(String(cause));
        setCheck({ kind: "failed", error });
      }
    },
    forget: () => {
      running.current?.abort();
      setCheck({ kind: "none" });
    },
  };
}
