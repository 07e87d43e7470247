import { useCallback, useMemo } from "react";
import { useFormat } from "#texts/use-texts.ts";
import { useMapTexts } from "#texts/use-map-texts.ts";
import type { MapGraph, MapNode } from "./build-graph.ts";

interface Ends {
  readonly to: readonly MapNode[];
  readonly from: readonly MapNode[];
}

interface MapDescriptions {
  /** Number of fields or resources, in a few words. */
  readonly factOf: (node: MapNode) => string;
  readonly endsOf: (node: MapNode) => Ends;
  /** Name, facts and relations in one text. */
  readonly describe: (node: MapNode) => string;
}

/** Texts of the nodes of a map. */
export function useMapDescriptions({ nodes, edges }: MapGraph): MapDescriptions {
  const t = useMapTexts();
  const { list } = useFormat();
  const ends = useMemo(() => {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const of = (ids: readonly string[]): readonly MapNode[] =>
      ids.flatMap((id) => byId.get(id) ?? []);
    return new Map(
      nodes.map(({ id }) => [
        id,
        {
          to: of(edges.filter(({ from }) => from === id).map(({ to }) => to)),
          from: of(
            edges.filter(({ from, to }) => to === id && from !== id).map(({ from }) => from),
          ),
        },
      ]),
    );
  }, [nodes, edges]);
  const factOf = useCallback(
    ({ resource, size }: MapNode): string => {
      if (resource === undefined) return t("resources", { count: size });
      const { create, update, replace, remove } = resource.operations;
      const isReadOnly = [create, update, replace, remove].every((one) => one === undefined);
      const fields = t("fields", { count: resource.fields.length });
      return isReadOnly ? `${fields} · ${t("readOnly")}` : fields;
    },
    [t],
  );
  const endsOf = (node: MapNode): Ends => ends.get(node.id) ?? { to: [], from: [] };
  return {
    factOf,
    endsOf,
    describe: (node) => {
      const { to, from } = endsOf(node);
      const names = (others: readonly MapNode[]): string => list(others.map(({ label }) => label));
      return [
        node.label,
        factOf(node),
        to.length === 0 ? "" : t("refersTo", { names: names(to) }),
        from.length === 0 ? "" : t("referredBy", { names: names(from) }),
        to.length + from.length === 0 ? t("unrelated") : "",
      ]
        .filter((text) => text !== "")
        .join(". ");
    },
  };
}
