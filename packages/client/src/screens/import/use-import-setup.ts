import type { ImportPlan, RecordRef } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  removeStoredImport,
  storeImport,
  storeImportFile,
  readStoredImport,
  readStoredImportFile,
} from "#storage/stored-import.ts";
import { readBase64, writeBase64 } from "#transfer/file-base64.ts";
import type { ImportSource } from "#transfer/import-file.ts";
import { inspectFile } from "#transfer/import-file.ts";
import { type Existence, sampleExisting } from "#transfer/sample-existing.ts";
import { type ImportSetup, sampleKeys, withExistence } from "./import-setup.ts";
import {
  isOfFile,
  readStoredSetup,
  restoreSetup,
  type StoredSetup,
  toStoredSetup,
} from "./stored-setup.ts";

interface ImportSetupState {
  readonly setup: ImportSetup | undefined;
  /** Name of a file that was selected before and was too large to store. */
  readonly missing: string | undefined;
  /** Existence of the records of the first rows; undefined if the API was not read for it. */
  readonly sampled: Existence | undefined;
  readonly take: (source: ImportSource) => void;
  readonly change: (next: ImportSetup) => void;
  /** Removes the stored file and settings. */
  readonly reset: () => void;
}

/** Selected file with its settings; both are stored in this browser. */
export function useImportSetup(target: RecordRef, plans: readonly ImportPlan[]): ImportSetupState {
  const [setup, setSetup] = useState<ImportSetup>();
  const [storedSetup, setStoredSetup] = useState<StoredSetup>();
  const [sampled, setSampled] = useState<Existence>();
  const isTouched = useRef(false);
  const current = useRef<ImportSetup>(undefined);
  const reading = useRef<AbortController>(undefined);
  const client = useQueryClient();
  useEffect(() => () => reading.current?.abort(), []);

  useEffect(() => {
    async function restore(): Promise<void> {
      const saved = readStoredSetup(await readStoredImport(), target);
      if (saved === undefined) return;
      setStoredSetup(saved);
      const base64 = await readStoredImportFile();
      if (base64 === undefined) return;
      const source = await inspectFile(readBase64(base64, saved.file.name));
      if (!isTouched.current)
        setSetup(restoreSetup(plans, source, { storedSetup: saved, resource: target.resource }));
    }
    void restore();
    // Once per list: the screen is mounted again for another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** Adds the records, if the API has none of the first ones. */
  async function sample(initial: ImportSetup): Promise<void> {
    const keys = sampleKeys(initial, target.resource, plans);
    reading.current?.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    // The user can choose the mode without it.
    const existence = await sampleExisting({ client, ...target, signal }, keys).catch(
      () => undefined,
    );
    if (signal.aborted || existence === undefined) return;
    setSampled(existence);
    if (current.current !== initial) return;
    change(withExistence(initial, target, { plans, existence }));
  }

  function change(next: ImportSetup): void {
    isTouched.current = true;
    current.current = next;
    setSetup(next);
    void storeImport(toStoredSetup(target, next));
  }

  return {
    setup,
    missing: setup === undefined ? storedSetup?.file.name : undefined,
    take: (source) => {
      const next = restoreSetup(plans, source, { storedSetup, resource: target.resource });
      if (next === undefined) return;
      setSampled(undefined);
      change(next);
      void writeBase64(source.file).then(storeImportFile);
      if (storedSetup === undefined || !isOfFile(storedSetup, source)) void sample(next);
    },
    change,
    sampled,
    reset: () => {
      reading.current?.abort();
      setSampled(undefined);
      setStoredSetup(undefined);
      setSetup(undefined);
      void removeStoredImport();
    },
  };
}
