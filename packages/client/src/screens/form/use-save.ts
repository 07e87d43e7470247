import type { Operation } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { tellWrite } from "#queries/heed-write.ts";
import {
  changeRecord,
  createRecord,
  type RecordChange,
  type RecordPlace,
  type WriteOptions,
  type WriteOutcome,
} from "#queries/write-record.ts";

/** Absent key: of a record that is to be made. */
export type FormPlace = Omit<RecordPlace, "key"> & { readonly key?: string };

interface Save {
  readonly save: (
    change: RecordChange,
    options?: WriteOptions,
  ) => Promise<WriteOutcome | undefined>;
  readonly outcome: WriteOutcome | undefined;
  readonly error: Error | undefined;
  readonly isSaving: boolean;
}

/** Saves a record, one time at a time, and tells how it went. */
export function useSave(place: FormPlace, operation: Operation): Save {
  const client = useQueryClient();
  // State would come too late for the second of two clicks.
  const isUnderWay = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<WriteOutcome>();
  const [error, setError] = useState<Error>();

  async function save(
    change: RecordChange,
    options?: WriteOptions,
  ): Promise<WriteOutcome | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setIsSaving(true);
    setError(undefined);
    setOutcome(undefined);
    try {
      const result = await send(change, options);
      setOutcome(result);
      if (result.kind === "done") tell(change, result);
      return result;
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      return undefined;
    } finally {
      isUnderWay.current = false;
      setIsSaving(false);
    }
  }

  function send(change: RecordChange, options?: WriteOptions): Promise<WriteOutcome> {
    const { key, ...rest } = place;
    return key === undefined
      ? createRecord(rest, change.after, options)
      : changeRecord({ ...rest, key }, change, options);
  }

  function tell(
    { before, after }: RecordChange,
    { key, record }: WriteOutcome & { kind: "done" },
  ): void {
    const isNew = place.key === undefined;
    tellWrite(client, {
      kind: isNew ? "create" : "change",
      resource: place.resource.name,
      ...(key !== undefined && { key }),
      parents: place.parents,
      operation: operation.id,
      ...(!isNew && { before }),
      after: record ?? after,
      at: Date.now(),
    });
  }

  return { save, outcome, error, isSaving };
}
