import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { type SchemaChanges, findSchemaChanges } from "#queries/model/schema-changes.ts";

const pauseMs = 300_000;
const longestPauseMs = 3_600_000;

interface DriftTold {
  readonly schemaChanges: SchemaChanges | undefined;
  readonly forget: () => void;
}

/** Looks now and then, while somebody looks at the page, whether the API is still described as it was. */
export function useSchemaChanges(): DriftTold {
  const client = useQueryClient();
  const [schemaChanges, setDrift] = useState<SchemaChanges>();

  const look = useEffectEvent(async (signal: AbortSignal) => {
    const found = await findSchemaChanges(client, signal);
    if (found === undefined || signal.aborted) return;
    // Back to how it was: what was told before is not true any more.
    setDrift(found.changes.length === 0 ? undefined : found);
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout>;
    let pause = pauseMs;
    let dueAt = Date.now();
    const wait = (): void => {
      clearTimeout(timer);
      if (!signal.aborted) timer = setTimeout(() => void turn(), Math.max(dueAt - Date.now(), 0));
    };
    const turn = async (): Promise<void> => {
      // It is looked at as soon as somebody comes back.
      if (document.visibilityState !== "visible") return;
      dueAt = Infinity;
      try {
        await look(signal);
        pause = pauseMs;
      } catch {
        // Nobody asked for it, so nobody is told that it failed.
        pause = Math.min(pause * 2, longestPauseMs);
      }
      dueAt = Date.now() + pause;
      wait();
    };
    const heed = (): void => {
      if (document.visibilityState === "visible" && Number.isFinite(dueAt)) wait();
    };
    document.addEventListener("visibilitychange", heed, { signal });
    wait();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);

  return { schemaChanges, forget: () => setDrift(undefined) };
}
