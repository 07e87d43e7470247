import type { Problem } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { runtimeConfig } from "#config/runtime-config.ts";
import { type SchemaChanges, findSchemaChanges } from "#queries/model/schema-changes.ts";

const pauseMs = 300_000;
const longestPauseMs = 3_600_000;

interface SchemaChangeState {
  readonly schemaChanges: SchemaChanges | undefined;
  readonly dismiss: () => void;
  /** Changes of the description that the service does not use; empty once dismissed. */
  readonly notices: readonly Problem[];
  readonly dismissNotices: () => void;
}

/** Checks at intervals, while the page is visible, if the API's description changed. */
export function useSchemaChanges(): SchemaChangeState {
  const client = useQueryClient();
  const [schemaChanges, setChanges] = useState<SchemaChanges>();
  const [notices, setNotices] = useState(() => runtimeConfig().notices);
  const [dismissed, setDismissed] = useState("");

  const check = useEffectEvent(async (signal: AbortSignal) => {
    const news = await findSchemaChanges(client, signal);
    if (signal.aborted) return;
    setNotices(news.notices);
    const result = news.schemaChanges;
    if (result === undefined) return;
    // Without changes an earlier message is removed.
    setChanges(result.changes.length === 0 ? undefined : result);
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout>;
    let pause = pauseMs;
    let dueAt = Date.now();
    const schedule = (): void => {
      clearTimeout(timer);
      if (!signal.aborted)
        timer = setTimeout(() => void runCheck(), Math.max(dueAt - Date.now(), 0));
    };
    const runCheck = async (): Promise<void> => {
      // The check runs when the page is visible again.
      if (document.visibilityState !== "visible") return;
      dueAt = Infinity;
      try {
        await check(signal);
        pause = pauseMs;
      } catch {
        // A background check: its failure is not shown.
        pause = Math.min(pause * 2, longestPauseMs);
      }
      dueAt = Date.now() + pause;
      schedule();
    };
    const onVisible = (): void => {
      if (document.visibilityState === "visible" && Number.isFinite(dueAt)) schedule();
    };
    document.addEventListener("visibilitychange", onVisible, { signal });
    schedule();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);

  return {
    schemaChanges,
    dismiss: () => setChanges(undefined),
    notices: JSON.stringify(notices) === dismissed ? [] : notices,
    dismissNotices: () => setDismissed(JSON.stringify(notices)),
  };
}
