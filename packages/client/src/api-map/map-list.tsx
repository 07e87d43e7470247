import type { ReactNode } from "react";
import { mapAddress } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useFormat } from "#texts/use-texts.ts";
import { useMapTexts } from "#texts/use-map-texts.ts";
import type { MapGraph, MapNode } from "./build-graph.ts";
import { nodeAddress } from "./map-node.tsx";
import classes from "./map-list.module.css";
import { useMapDescriptions } from "./use-map-descriptions.ts";

/** The content of the drawing as a list. */
export function MapList({ graph }: { readonly graph: MapGraph }): ReactNode {
  const t = useMapTexts();
  const model = useModel();
  const { list } = useFormat();
  const { factOf, endsOf } = useMapDescriptions(graph);
  const names = (nodes: readonly MapNode[]): string => list(nodes.map(({ label }) => label));
  return (
    <ul className={classes.list} aria-label={t("drawing")}>
      {graph.nodes.map((node) => {
        const { to, from } = endsOf(node);
        return (
          <li key={node.id} className={classes.entry}>
            <AppLink
              address={nodeAddress(model, node) ?? mapAddress(node.label)}
              className={classes.name}
            >
              {node.label}
            </AppLink>
            <span className={classes.fact}>{factOf(node)}</span>
            <span className={classes.ends}>
              {to.length > 0 && <span>{t("refersTo", { names: names(to) })}</span>}
              {from.length > 0 && <span>{t("referredBy", { names: names(from) })}</span>}
              {to.length + from.length === 0 && <span>{t("unrelated")}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
