import {
  findChanges,
  type Inverse,
  type ValueChange,
  type KeyedRecordRef,
} from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { emitWrite } from "#records/write-events.ts";
import { useModel } from "#queries/model/use-model.ts";
import { findUndo } from "./find-undo.ts";
import { type FreshRecord, readFresh } from "#records/read-fresh.ts";
import { removeRecord } from "#records/write-record.ts";

export type RemovalState =
  | { readonly kind: "begun" }
  /** It cannot be taken back, or not wholly: a person must say so. */
  | { readonly kind: "asking"; readonly inverse: Inverse; readonly found: FreshRecord | undefined }
  | {
      readonly kind: "changed";
      readonly changes: readonly ValueChange[];
      readonly found: FreshRecord;
    }
  | { readonly kind: "unknown"; readonly error: Error };

interface Removal {
  readonly state: RemovalState;
  readonly isRunning: boolean;
  readonly failure: Error | undefined;
  /** Sends it at once where it can be taken back, else asks. */
  readonly begin: () => void;
  /** The person has seen what it means. */
  readonly confirm: (found: FreshRecord | undefined) => void;
}

/** Removes a record; `seen` is what the person has before them, absent where they saw only a part of it. */
export function useRemoval(
  target: KeyedRecordRef,
  seen: FreshRecord | undefined,
  onGone: () => void,
): Removal {
  const client = useQueryClient();
  const model = useModel();
  const [state, setState] = useState<RemovalState>({ kind: "begun" });
  const { chunk, resource, key, parents } = target;

  async function send(found: FreshRecord | undefined): Promise<void> {
    const before = found?.record;
    const outcome = await removeRecord(target, {
      ...(before !== undefined && { before }),
      ...(found?.etag !== undefined && { etag: found.etag }),
    });
    if (outcome.kind === "unknown") setState(outcome);
    if (outcome.kind === "conflict") {
      const { theirs, etag } = outcome;
      setState({
        kind: "changed",
        changes: findChanges(resource.fields, before, theirs),
        found: { record: theirs, ...(etag !== undefined && { etag }) },
      });
    }
    if (outcome.kind !== "done") return;
    onGone();
    const operation = resource.operations.remove ?? "";
    emitWrite(client, {
      kind: "remove",
      resource: resource.name,
      key,
      parents,
      operation,
      before,
      at: Date.now(),
    });
  }

  const { attempt, isRunning, failure } = useAttempt(
    async (given: FreshRecord | "unasked" | undefined) => {
      if (given !== "unasked") return send(given);
      const found = seen ?? (await readFresh(target));
      const inverse = findUndo(model, chunk, { kind: "remove", key, before: found?.record });
      if (inverse.kind === "create" && inverse.doubt === undefined) return send(found);
      return setState({ kind: "asking", inverse, found });
    },
  );

  return {
    state,
    isRunning,
    failure,
    begin: () => attempt("unasked"),
    confirm: (found) => attempt(found),
  };
}
