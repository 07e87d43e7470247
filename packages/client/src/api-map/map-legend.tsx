import type { ReactNode } from "react";
import { useMapTexts } from "#texts/use-map-texts.ts";
import type { MapEdge } from "./build-graph.ts";
import classes from "./map-legend.module.css";

const names = {
  reference: "reference",
  parent: "nested",
  link: "linked",
  guess: "guessed",
} as const;

/** Names of the lines in a drawing. */
export function MapLegend({ edges }: { readonly edges: readonly MapEdge[] }): ReactNode {
  const t = useMapTexts();
  const kinds = new Set(edges.map(({ kind, isGuess }) => (isGuess ? "guess" : kind)));
  return (
    <ul className={classes.legend}>
      {Object.entries(names)
        .filter(([kind]) => kinds.has(kind as keyof typeof names))
        .map(([kind, name]) => (
          <li key={kind}>
            <svg
              width="28"
              height="8"
              aria-hidden="true"
              className={classes.sample}
              data-kind={kind}
            >
              <path d="M0 4H28" />
            </svg>
            {t(name)}
          </li>
        ))}
      <li className={classes.keys}>{t("keys")}</li>
    </ul>
  );
}
