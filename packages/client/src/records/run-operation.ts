import type { HttpResponse, Operation } from "@quarterdeck/model";
import { buildOperationRequest, isSafeOperation } from "@quarterdeck/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { carriesFile } from "#http/carries-file.ts";
import type { Progress } from "#http/send-prepared.ts";
import { httpOf } from "#queries/client-http.ts";
import { trackPermission } from "#queries/permission-cache.ts";
import type { WriteStatus } from "./check-write.ts";
import { isUnknownOutcome } from "./write-guards.ts";
import {
  type OperationTarget,
  type OperationValues,
  type Run,
  emitRun,
  readBeforeRun,
} from "./observe-run.ts";

export interface OperationRun {
  /** Also rejects, for forms that show the error at its field. */
  readonly run: (operation: Operation, values: OperationValues) => Promise<HttpResponse>;
  readonly response: HttpResponse | undefined;
  readonly error: Error | null;
  /** Result of the read after an unknown outcome; undefined if no read shows it. */
  readonly status: WriteStatus | undefined;
  readonly isRunning: boolean;
  /** Progress of a file transfer; undefined: none is running. */
  readonly progress: Progress | undefined;
  /** Aborts the running call. */
  readonly cancel: () => void;
  readonly reset: () => void;
}

/** Response shapes with progress; a text may be a CSV file. */
const fileShapes: ReadonlySet<string> = new Set(["file", "text"]);

/** In place of the response that did not arrive. */
const noResponse: HttpResponse = { status: 200, headers: {}, body: undefined };

/** Runs an operation; the caller shows the error (Q4). */
export function useRunOperation(target: OperationTarget = {}): OperationRun {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const [status, setStatus] = useState<WriteStatus>();
  const call = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationFn: async ({ operation, values }: Omit<Run, "target">) => {
      const run = { operation, values, target };
      const request = buildOperationRequest(operation, values);
      const isFile = carriesFile(request) || fileShapes.has(operation.response.shape);
      call.current = new AbortController();
      const { signal } = call.current;
      const isRead = isSafeOperation(operation);
      const record = isRead ? undefined : await readBeforeRun(client, run, signal);
      const options = isFile ? { signal, onProgress: setProgress } : { signal };
      setStatus(undefined);
      const response = await trackPermission(operation.id, () =>
        httpOf(client).sendInSession(request, options),
      ).catch(async (error: unknown) => {
        if (!isRead && error instanceof Error && isUnknownOutcome(error) && !signal.aborted) {
          // Needed after few writes.
          const { checkRun } = await import("./check-run.ts");
          const read = await checkRun(client, run, record);
          setStatus(read);
          if (read === "arrived") void emitRun(client, run, { record, response: noResponse });
        }
        throw error;
      });
      if (!isRead) void emitRun(client, run, { record, response });
      return response;
    },
    onSettled: () => setProgress(undefined),
  });
  return {
    run: (operation, values) => mutation.mutateAsync({ operation, values }),
    response: mutation.data,
    error: mutation.error,
    status,
    isRunning: mutation.isPending,
    progress,
    cancel: () => call.current?.abort(),
    reset: mutation.reset,
  };
}
