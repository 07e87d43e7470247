import type { ResourceBrief } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./resource-icon.module.css";
import { findResourceIcon } from "./resource-words.ts";

/** What a resource looks like: a picture where its name has a word that we know, else its first letter. */
export function ResourceIcon({ resource }: { readonly resource: ResourceBrief }): ReactNode {
  const Icon = findResourceIcon(resource.name);
  // Found in a table, not made here.
  // oxlint-disable-next-line react/static-components
  if (Icon !== undefined) return <Icon size={18} stroke={1.75} aria-hidden />;
  return (
    <span className={classes.letter} aria-hidden="true">
      {Array.from(resource.labels.many)[0]}
    </span>
  );
}
