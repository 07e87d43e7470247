import type { ReactNode } from "react";
import type { Display } from "./find-displays.ts";
import classes from "./display-skeleton.module.css";

/** Number of placeholders. */
const counts: Readonly<Record<Display["kind"] | "cards", number>> = {
  board: 4,
  gallery: 12,
  calendar: 35,
  timeline: 25,
  tree: 12,
  cards: 12,
};

/** Placeholder in the shape of a display. */
export function DisplaySkeleton({ kind }: { readonly kind: keyof typeof counts }): ReactNode {
  return (
    <div className={classes[kind]} data-skeleton aria-hidden="true">
      {Array.from({ length: counts[kind] }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
