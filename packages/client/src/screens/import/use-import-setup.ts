import type { ImportPlan, RecordRef } from "@quarterdeck/model";
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
import type { ImportSetup } from "./import-setup.ts";
import { readStoredSetup, restoreSetup, type StoredSetup, toStoredSetup } from "./stored-setup.ts";

interface ImportSetupState {
  readonly setup: ImportSetup | undefined;
  /** Name of a file that was selected before and was too large to store. */
  readonly missing: string | undefined;
  readonly take: (source: ImportSource) => void;
  readonly change: (next: ImportSetup) => void;
  /** Removes the stored file and settings. */
  readonly reset: () => void;
}

/** Selected file with its settings; both are stored in this browser. */
export function useImportSetup(target: RecordRef, plans: readonly ImportPlan[]): ImportSetupState {
  const [setup, setSetup] = useState<ImportSetup>();
  const [storedSetup, setStoredSetup] = useState<StoredSetup>();
  const isTouched = useRef(false);

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

  function change(next: ImportSetup): void {
    isTouched.current = true;
    setSetup(next);
    void storeImport(toStoredSetup(target, next));
  }

  return {
    setup,
    missing: setup === undefined ? storedSetup?.file.name : undefined,
    take: (source) => {
      const next = restoreSetup(plans, source, { storedSetup, resource: target.resource });
      if (next === undefined) return;
      change(next);
      void writeBase64(source.file).then(storeImportFile);
    },
    change,
    reset: () => {
      setStoredSetup(undefined);
      setSetup(undefined);
      void removeStoredImport();
    },
  };
}
