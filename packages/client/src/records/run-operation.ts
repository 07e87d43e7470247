import type { HttpResponse, Operation } from "@quarterdeck/model";
import { buildOperationRequest } from "@quarterdeck/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { carriesFile } from "#http/carries-file.ts";
import type { Progress } from "#http/send.ts";
import { sendInSession } from "#http/send-in-session.ts";
import { trackPermission } from "#queries/permission-cache.ts";
import {
  type OperationTarget,
  type OperationValues,
  type Run,
  tellRun,
  witnessBefore,
} from "./observe-run.ts";

export interface OperationRun {
  /** Rejects too, for a form that puts the failure beside its cause. */
  readonly run: (operation: Operation, values: OperationValues) => Promise<HttpResponse>;
  readonly response: HttpResponse | undefined;
  readonly error: Error | null;
  readonly isRunning: boolean;
  /** Of a file on its way; undefined: none is. */
  readonly progress: Progress | undefined;
  /** Gives up the call under way. */
  readonly cancel: () => void;
  readonly reset: () => void;
}

const reads: readonly Operation["method"][] = ["get", "head", "options", "query"];

/** Text may be a file too: a list of comma-separated values. */
const fileShapes: ReadonlySet<string> = new Set(["file", "text"]);

/** Runs any operation once; Q4: whoever runs it shows how it went. */
export function useRunOperation(about: OperationTarget = {}): OperationRun {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const call = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationFn: async ({ operation, values }: Omit<Run, "about">) => {
      const run = { operation, values, about };
      const request = buildOperationRequest(operation, values);
      const isFile = carriesFile(request) || fileShapes.has(operation.response.shape);
      call.current = new AbortController();
      const { signal } = call.current;
      const isRead = reads.includes(operation.method);
      const witnessed = isRead ? undefined : await witnessBefore(client, run, signal);
      const options = isFile ? { signal, onProgress: setProgress } : { signal };
      const response = await trackPermission(operation.id, () => sendInSession(request, options));
      if (!isRead) void tellRun(client, run, { witnessed, response });
      return response;
    },
    onSettled: () => setProgress(undefined),
  });
  return {
    run: (operation, values) => mutation.mutateAsync({ operation, values }),
    response: mutation.data,
    error: mutation.error,
    isRunning: mutation.isPending,
    progress,
    cancel: () => call.current?.abort(),
    reset: mutation.reset,
  };
}
