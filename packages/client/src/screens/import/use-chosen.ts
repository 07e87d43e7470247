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
import type { Chosen } from "./chosen.ts";
import { readRemembered, recall, type Remembered, remember } from "./remembered.ts";

interface Choosing {
  readonly chosen: Chosen | undefined;
  /** A file that was chosen before and is too large to have been kept. */
  readonly missing: string | undefined;
  readonly take: (source: ImportSource) => void;
  readonly change: (next: Chosen) => void;
  /** Nothing of it is kept any longer. */
  readonly forget: () => void;
}

/** The file that was chosen and what it is to become; both outlive the page and the session. */
export function useChosen(target: RecordRef, plans: readonly ImportPlan[]): Choosing {
  const [chosen, setChosen] = useState<Chosen>();
  const [remembered, setRemembered] = useState<Remembered>();
  const isTouched = useRef(false);

  useEffect(() => {
    async function restore(): Promise<void> {
      const found = readRemembered(await readStoredImport(), target);
      if (found === undefined) return;
      setRemembered(found);
      const base64 = await readStoredImportFile();
      if (base64 === undefined) return;
      const source = await inspectFile(readBase64(base64, found.file.name));
      if (!isTouched.current)
        setChosen(recall(plans, source, { remembered: found, resource: target.resource }));
    }
    void restore();
    // Once for each place: the screen is made anew for another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function change(next: Chosen): void {
    isTouched.current = true;
    setChosen(next);
    void storeImport(remember(target, next));
  }

  return {
    chosen,
    missing: chosen === undefined ? remembered?.file.name : undefined,
    take: (source) => {
      const next = recall(plans, source, { remembered, resource: target.resource });
      if (next === undefined) return;
      change(next);
      void writeBase64(source.file).then(storeImportFile);
    },
    change,
    forget: () => {
      setRemembered(undefined);
      setChosen(undefined);
      void removeStoredImport();
    },
  };
}
