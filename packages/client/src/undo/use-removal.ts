import {
  findShownChanges,
  joinRecord,
  type HttpResponse,
  type Inverse,
  type ValueChange,
  type KeyedRecordRef,
  type RowEffect,
} from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { emitWrite, refreshWritten, type WriteEvent } from "#records/write-events.ts";
import { useModel } from "#queries/model/use-model.ts";
import { isAccepted } from "#records/send-write.ts";
import { checkWrite } from "#records/check-write.ts";
import { findUndo } from "./find-undo.ts";
import { type FreshRecord, readFresh } from "#records/read-fresh.ts";
import { trackSave } from "#records/running-saves.ts";
import { readRowEffects } from "#records/read-row-effects.ts";
import { removeRecord } from "#records/write-record.ts";

/** Removal that the API accepted. */
export interface AcceptedRemoval {
  readonly response: HttpResponse;
  readonly event: WriteEvent;
  /** The API removed the record. */
  readonly onGone: () => void;
}

export type RemovalState =
  | { readonly kind: "starting" }
  /** It cannot be undone completely. */
  | {
      readonly kind: "confirming";
      readonly inverse: Inverse;
      readonly effects: readonly RowEffect[];
      /** The API lists the effects and does not promise to restore the record, or may refuse to create it again. */
      readonly isUncertain: boolean;
      readonly fresh: FreshRecord | undefined;
    }
  | {
      readonly kind: "changed";
      readonly changes: readonly ValueChange[];
      readonly fresh: FreshRecord;
    }
  /** The API carries it out later. */
  | ({ readonly kind: "accepted" } & AcceptedRemoval)
  /** `isThere`: the record exists after the request. */
  | { readonly kind: "unknown"; readonly error: Error; readonly isThere: boolean };

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

  async function send(fresh: FreshRecord | undefined, copies: object | undefined): Promise<void> {
    const before = fresh?.record;
    const outcome = await removeRecord(client, target, {
      ...(before !== undefined && { before }),
      ...(fresh?.etag !== undefined && { etag: fresh.etag }),
    }).catch((error: unknown) => {
      // A refusal may have changed the record instead.
      refreshWritten(client, resource.name);
      throw error;
    });
    const status =
      outcome.kind === "unknown" ? await checkWrite(client, target, { kind: "remove" }) : undefined;
    if (outcome.kind === "unknown" && status !== "arrived") {
      setState({ ...outcome, isThere: status === "missing" });
    }
    if (outcome.kind === "conflict") {
      const { theirs, etag } = outcome;
      setState({
        kind: "changed",
        changes: findShownChanges(resource.fields, joinRecord(target, before), theirs),
        fresh: { record: theirs, ...(etag !== undefined && { etag }) },
      });
    }
    if (outcome.kind !== "done" && status !== "arrived") return;
    const event: WriteEvent = {
      kind: "remove",
      resource: resource.name,
      key,
      parents,
      operation: resource.operations.remove ?? "",
      before,
      ...(copies && { copies }),
      at: Date.now(),
    };
    if (outcome.kind === "done" && isAccepted(outcome.response))
      setState({ kind: "accepted", response: outcome.response, event, onGone });
    else {
      onGone();
      emitWrite(client, event);
    }
  }

  async function run(confirmed: FreshRecord | "unconfirmed" | undefined): Promise<void> {
    const isConfirmed = confirmed !== "unconfirmed";
    // Read again after the confirmation: other users may have changed them while the dialog was open.
    const [fresh, { effects, copies }] = await Promise.all([
      isConfirmed ? confirmed : (seen ?? readFresh(client, target)),
      readRowEffects(client, target, "remove"),
    ]);
    const isPromised = state.kind === "confirming" && state.inverse.kind === "restore";
    if (isConfirmed && (copies !== undefined || !isPromised)) return send(fresh, copies);
    const before = fresh?.record;
    const write = { kind: "remove", key, before, ...(copies && { copies }) } as const;
    const inverse = findUndo(model, chunk, write, effects);
    const isUnlisted = effects !== undefined && copies === undefined;
    const isUncertain = inverse.kind === "create" && (isUnlisted || inverse.isUncertain === true);
    const isCreated = inverse.kind === "create" && inverse.doubt === undefined && !isUncertain;
    const isRestored =
      inverse.kind === "restore" && (copies === undefined || effects?.length === 0);
    if (!isConfirmed && (isCreated || isRestored)) return send(fresh, copies);
    return setState({
      kind: "confirming",
      inverse,
      effects: effects ?? [],
      isUncertain,
      fresh,
    });
  }

  const { attempt, isRunning, failure } = useAttempt(
    (confirmed: FreshRecord | "unconfirmed" | undefined) => trackSave(() => run(confirmed)),
  );

  return {
    state,
    isRunning,
    failure,
    begin: () => attempt("unconfirmed"),
    confirm: (fresh) => attempt(fresh),
  };
}
