import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, useMemo, useRef } from "react";
import { mapAddress } from "#addresses/address.ts";
import { buildGraph } from "#api-map/build-graph.ts";
import { MapDrawing } from "#api-map/map-drawing.tsx";
import { MapFactList } from "#api-map/map-fact-list.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useLearnedModel } from "#queries/model/learned-model.ts";
import { useWholeModel } from "#queries/model/whole-model.ts";
import { useNavigate } from "#router/use-router.ts";
import { useMapTexts } from "#texts/use-map-texts.ts";
import classes from "./welcome.module.css";

/** Resources up to which the map is low. */
const fewMapped = 4;

/** API map with numbers, remarks and the first lists to open, until the user hides it. */
export function Welcome({ onHide }: { readonly onHide: () => void }): ReactNode {
  const t = useMapTexts();
  const { data, error } = useWholeModel();
  const model = useLearnedModel(data);
  const graph = useMemo(
    () => model && buildGraph(model, { group: undefined, unrelated: t("unrelated") }),
    [model, t],
  );
  const drawing = useRef<SVGSVGElement>(null);
  const navigate = useNavigate();
  if (error !== null && model === undefined) return null;
  return (
    <section className={classes.panel} aria-label={t("title")}>
      <header className={classes.head}>
        <h2>
          <AppLink address={mapAddress()}>{t("title")}</AppLink>
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("hide")}
          title={t("hide")}
          onClick={onHide}
        >
          <IconX size="1rem" aria-hidden />
        </ActionIcon>
      </header>
      {model === undefined || graph === undefined ? (
        <div className={classes.waiting} data-skeleton />
      ) : (
        <>
          <MapFactList model={model} />
          <div
            className={classes.drawing}
            data-small={model.resources.length <= fewMapped || undefined}
          >
            <MapDrawing
              graph={graph}
              drawing={drawing}
              onGroup={(label) => void navigate(mapAddress(label))}
            />
          </div>
        </>
      )}
    </section>
  );
}
