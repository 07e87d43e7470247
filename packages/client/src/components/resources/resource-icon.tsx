import type { ResourceSummary } from "@quarterdeck/model";
import { type ReactNode, useSyncExternalStore } from "react";
import classes from "./resource-icon.module.css";
import type { findResourceIcon } from "./find-resource-icon.ts";

type FindIcon = typeof findResourceIcon;

let find: FindIcon | undefined;
const listeners = new Set<() => void>();

/** Loads the icons, which are as large as a small screen; call it when the page is idle. */
export async function loadResourceIcons(): Promise<void> {
  if (find !== undefined) return;
  try {
    find = (await import("./find-resource-icon.ts")).findResourceIcon;
  } catch {
    // Letters are the fallback.
    find = () => undefined;
  }
  for (const listener of listeners) listener();
}

/** Icon by a word of the resource's name, or its first letter. */
export function ResourceIcon({ resource }: { readonly resource: ResourceSummary }): ReactNode {
  const findIcon = useSyncExternalStore(subscribe, () => find);
  if (findIcon === undefined) return <span className={classes.blank} aria-hidden="true" />;
  const Icon = findIcon(resource.name);
  // From a table, not created during render.
  // oxlint-disable-next-line react/static-components
  if (Icon !== undefined) return <Icon size="1.125rem" stroke={1.75} aria-hidden />;
  return (
    <span className={classes.letter} aria-hidden="true">
      {Array.from(resource.labels.many)[0]}
    </span>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
