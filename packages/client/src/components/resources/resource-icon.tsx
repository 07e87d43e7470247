import type { ResourceSummary } from "@quarterdeck/model";
import { type ReactNode, useSyncExternalStore } from "react";
import classes from "./resource-icon.module.css";
import type { findResourceIcon } from "./find-resource-icon.ts";

type FindIcon = typeof findResourceIcon;

let find: FindIcon | undefined;
const listeners = new Set<() => void>();

/** Pictures weigh as much as a small screen, so they come when nothing else is waited for. */
export async function loadResourceIcons(): Promise<void> {
  if (find !== undefined) return;
  try {
    find = (await import("./find-resource-icon.ts")).findResourceIcon;
  } catch {
    // Letters do as well.
    find = () => undefined;
  }
  for (const listener of listeners) listener();
}

/** What a resource looks like: a picture where its name has a word that we know, else its first letter. */
export function ResourceIcon({ resource }: { readonly resource: ResourceSummary }): ReactNode {
  const findIcon = useSyncExternalStore(subscribe, () => find);
  if (findIcon === undefined) return <span className={classes.blank} aria-hidden="true" />;
  const Icon = findIcon(resource.name);
  // Found in a table, not made here.
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
