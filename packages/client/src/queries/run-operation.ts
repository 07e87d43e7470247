import type { HttpAnswer, Operation } from "@quarterdeck/model";
import { buildOperationRequest } from "@quarterdeck/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { carriesFile } from "#http/carries-file.ts";
import type { Progress } from "#http/send.ts";
import { sendInSession } from "#http/send-in-session.ts";
import { tellWrite, type WriteEvent } from "./heed-write.ts";
import { heedKnown } from "./known-answers.ts";

/** What a person filled in for an operation. */
export interface OperationValues {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface OperationRun {
  /** Rejects too, for a form that puts the failure beside its cause. */
  readonly run: (operation: Operation, values: OperationValues) => Promise<HttpAnswer>;
  readonly answer: HttpAnswer | undefined;
  readonly error: Error | null;
  readonly isRunning: boolean;
  /** Of a file on its way; undefined: none is. */
  readonly progress: Progress | undefined;
  /** Gives up the call under way. */
  readonly cancel: () => void;
  readonly reset: () => void;
}

const reads: readonly Operation["method"][] = ["get", "head", "options", "query"];

/** What an operation acts on, where that is known. */
export interface OperationPlace {
  readonly key?: string;
  readonly parents?: ParentValues;
}

/** What an operation of such a role does, whoever runs it. */
const kinds: { readonly [role in Operation["role"]]?: WriteEvent["kind"] } = {
  create: "create",
  update: "change",
  replace: "change",
  remove: "remove",
};

/** Text may be a file too: a list of comma-separated values. */
const fileShapes: ReadonlySet<string> = new Set(["file", "text"]);

/** Runs any operation once; Q4: whoever runs it shows how it went. */
export function useRunOperation(about: OperationPlace = {}): OperationRun {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const call = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationFn: ({ operation, values }: { operation: Operation; values: OperationValues }) => {
      const request = buildOperationRequest(operation, values);
      const isFile = carriesFile(request) || fileShapes.has(operation.answer.shape);
      call.current = new AbortController();
      const { signal } = call.current;
      const options = isFile ? { signal, onProgress: setProgress } : { signal };
      return heedKnown(operation.id, () => sendInSession(request, options));
    },
    onSettled: () => setProgress(undefined),
    onSuccess: (_answer, { operation }) => {
      if (reads.includes(operation.method)) return;
      const { id, role, resource = "" } = operation;
      const { key, parents = {} } = about;
      const kind = kinds[role] ?? "action";
      const at = Date.now();
      tellWrite(client, {
        kind,
        resource,
        parents,
        operation: id,
        at,
        ...(key !== undefined && { key }),
      });
    },
  });
  return {
    run: (operation, values) => mutation.mutateAsync({ operation, values }),
    answer: mutation.data,
    error: mutation.error,
    isRunning: mutation.isPending,
    progress,
    cancel: () => call.current?.abort(),
    reset: mutation.reset,
  };
}
