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
  | { readonly kind: "starting" }
  /** It cannot be undone completely. */
  | {
      readonly kind: "confirming";
      readonly inverse: Inverse;
      readonly fresh: FreshRecord | undefined;
    }
  | {
      readonly kind: "changed";
      readonly changes: readonly ValueChange[];
      readonly fresh: FreshRecord;
    }
  | { readonly kind: "unknown"; readonly error: Error };

interface Removal {
  readonly state: RemovalState;
  readonly isRunning: boolean;
  readonly failure: Error | undefined;
  /** Deletes the record, or requires a confirmation. */
  readonly begin: () => void;
  /** Deletes the record after the confirmation. */
  readonly confirm: (fresh: FreshRecord | undefined) => void;
}

/**
 * Deletion of a record; `seen`: the record as the user sees it, absent if the screen shows only a
 * part of it.
 */
export function useRemoval(
  target: KeyedRecordRef,
  seen: FreshRecord | undefined,
  onGone: () => void,
): Removal {
  const client = useQueryClient();
  const model = useModel();
  const [state, setState] = useState<RemovalState>({ kind: "starting" });
  const { chunk, resource, key, parents } = target;

  async function send(fresh: FreshRecord | undefined): Promise<void> {
    const before = fresh?.record;
    const outcome = await removeRecord(target, {
      ...(before !== undefined && { before }),
      ...(fresh?.etag !== undefined && { etag: fresh.etag }),
    });
    if (outcome.kind === "unknown") setState(outcome);
    if (outcome.kind === "conflict") {
      const { theirs, etag } = outcome;
      setState({
        kind: "changed",
        changes: findChanges(resource.fields, before, theirs),
        fresh: { record: theirs, ...(etag !== undefined && { etag }) },
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
    async (confirmed: FreshRecord | "unconfirmed" | undefined) => {
      if (confirmed !== "unconfirmed") return send(confirmed);
      const fresh = seen ?? (await readFresh(target));
      const inverse = findUndo(model, chunk, { kind: "remove", key, before: fresh?.record });
      if (inverse.kind === "create" && inverse.doubt === undefined) return send(fresh);
      return setState({ kind: "confirming", inverse, fresh });
    },
  );

  return {
    state,
    isRunning,
    failure,
    begin: () => attempt("unconfirmed"),
    confirm: (fresh) => attempt(fresh),
  };
}
