import { useSyncExternalStore } from "react";
import { createExports, type ExportRun, type Exports } from "./exports.ts";
import { useJobsAccess } from "./jobs-access.ts";

/** The exports of this tab, with their actions. */
export function useExports(): Exports {
  return useJobsAccess().exports(createExports);
}

/** All exports of this tab as React state, oldest first. */
export function useExportList(): readonly ExportRun[] {
  const { subscribe, all } = useExports();
  return useSyncExternalStore(subscribe, all);
}

/** True if a sign-out needs confirmation, with a function that cancels it. */
export function useSignOutRequest(): readonly [isLeaving: boolean, stay: () => void] {
  const { subscribe, isSignOutRequested, stay } = useExports();
  return [useSyncExternalStore(subscribe, isSignOutRequested), stay];
}
