import type { HttpAnswer, Operation } from "@quarterdeck/model";
import { buildOperationRequest } from "@quarterdeck/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sendKnown } from "./known-answers.ts";

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
  readonly reset: () => void;
}

const reads: readonly Operation["method"][] = ["get", "head", "options", "query"];

/** Runs any operation once; Q4: whoever runs it shows how it went. */
export function useRunOperation(): OperationRun {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ operation, values }: { operation: Operation; values: OperationValues }) =>
      sendKnown(operation.id, buildOperationRequest(operation, values)),
    onSuccess: (_answer, { operation }) => {
      if (reads.includes(operation.method)) return;
      // What a write changed elsewhere nobody knows: all that is shown is read anew, but for the description.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "model" });
    },
  });
  return {
    run: (operation, values) => mutation.mutateAsync({ operation, values }),
    answer: mutation.data,
    error: mutation.error,
    isRunning: mutation.isPending,
    reset: mutation.reset,
  };
}
