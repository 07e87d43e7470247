import { Button } from "@mantine/core";
import { IconArrowLeft, IconDownload, IconMap2, IconListDetails } from "@tabler/icons-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { mapAddress } from "#addresses/address.ts";
import { buildGraph } from "#api-map/build-graph.ts";
import { downloadMap } from "#api-map/download-map.ts";
import { MapDrawing } from "#api-map/map-drawing.tsx";
import { MapFactList } from "#api-map/map-fact-list.tsx";
import { MapLegend } from "#api-map/map-legend.tsx";
import { MapList } from "#api-map/map-list.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { SegmentedControl } from "#components/inputs/segmented-control.tsx";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { Page } from "#components/page/page.tsx";
import { useLearnedModel } from "#queries/model/learned-model.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useWholeModel } from "#queries/model/whole-model.ts";
import { useNavigate, useSearch } from "#router/use-router.ts";
import { useMapTexts } from "#texts/use-map-texts.ts";
import classes from "./map-screen.module.css";

/** API map: the resources and their relations as a drawing or a list. */
export function MapScreen(): ReactNode {
  const t = useMapTexts();
  const { title } = useModel();
  const { data, failureReason: error, refetch } = useWholeModel();
  const model = useLearnedModel(data);
  const { group } = useSearch();
  const navigate = useNavigate();
  const drawing = useRef<SVGSVGElement>(null);
  const [view, setView] = useState<"map" | "list">("map");
  const graph = useMemo(
    () => model && buildGraph(model, { group, unrelated: t("unrelated") }),
    [model, group, t],
  );
  return (
    <Page
      title={group ?? t("title")}
      description={title}
      isFilling={view === "map"}
      actions={
        <>
          {group !== undefined && (
            <LinkButton
              address={mapAddress()}
              variant="default"
              leftSection={<IconArrowLeft size="1rem" className={classes.back} aria-hidden />}
            >
              {t("all")}
            </LinkButton>
          )}
          <SegmentedControl
            label={t("view")}
            value={view}
            onChange={setView}
            options={[
              { value: "map", label: t("asMap"), icon: <IconMap2 size="1.125rem" aria-hidden /> },
              {
                value: "list",
                label: t("asList"),
                icon: <IconListDetails size="1.125rem" aria-hidden />,
              },
            ]}
          />
          {view === "map" && (graph !== undefined || error === null) && (
            <Button
              variant="default"
              loading={graph === undefined}
              leftSection={<IconDownload size="1rem" aria-hidden />}
              onClick={() => drawing.current && downloadMap(drawing.current, title)}
            >
              {t("download")}
            </Button>
          )}
        </>
      }
    >
      {error !== null && model === undefined && (
        <ProblemAlert title={t("failed")} error={error} onRetry={() => void refetch()} />
      )}
      {model !== undefined && group === undefined && <MapFactList model={model} />}
      {graph === undefined && error === null && <div className={classes.waiting} data-skeleton />}
      {graph !== undefined && view === "map" && (
        <>
          <MapDrawing
            graph={graph}
            drawing={drawing}
            onGroup={(label) => void navigate(mapAddress(label))}
          />
          <MapLegend edges={graph.edges} />
        </>
      )}
      {graph !== undefined && view === "list" && <MapList graph={graph} />}
    </Page>
  );
}
