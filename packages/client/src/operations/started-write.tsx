import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { emitEnd, followWrite, type StartedWrite } from "#records/follow-write.ts";
import { StartedJobView } from "./started-job.tsx";

interface StartedWriteViewProps {
  /** The same object in each render. */
  readonly started: StartedWrite;
  /** The job ended without an error; the write was emitted. */
  readonly onDone?: () => void;
}

/** Progress and result of the job of an accepted write. The job is followed further if the user closes this. */
export function StartedWriteView({ started, onDone }: StartedWriteViewProps): ReactNode {
  const client = useQueryClient();
  const isShown = useRef(false);
  const isEnded = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // React runs each effect twice during development.
      setTimeout(() => {
        if (!isShown.current && !isEnded.current) void followWrite(client, started);
      });
    };
  }, [client, started]);
  return (
    <StartedJobView
      job={started.job}
      onEnd={(isDone) => {
        if (isEnded.current) return;
        isEnded.current = true;
        if (!isDone) return;
        onDone?.();
        emitEnd(client, started.event, { kind: "done" });
      }}
    />
  );
}
