import { ActionIcon } from "@mantine/core";
import { IconMaximize, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from "react";
import { useModel } from "#queries/model/use-model.ts";
import { useCurrentLanguage } from "#texts/current-language.ts";
import { useMapTexts } from "#texts/use-map-texts.ts";
import type { MapEdge, MapGraph } from "./build-graph.ts";
import { writeEdgePath } from "./edge-path.ts";
import { findNeighbor } from "./find-neighbor.ts";
import { layoutGraph, type Layout, type DrawnBox } from "./layout-graph.ts";
import classes from "./map-drawing.module.css";
import { MOST_LETTERS, nodeAddress, NodeShape } from "./map-node.tsx";
import { findHub } from "./scroll-center.ts";
import { useMapDescriptions } from "./use-map-descriptions.ts";
import { useScrollCenter } from "./use-scroll-center.ts";
import { useZoom } from "./use-zoom.ts";

interface MapDrawingProps {
  readonly graph: MapGraph;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly onGroup: (label: string) => void;
}

/** Drawing of resources and their relations. One tab stop; arrow keys move the focus. */
export function MapDrawing({ graph, drawing, onGroup }: MapDrawingProps): ReactNode {
  const t = useMapTexts();
  const model = useModel();
  const { direction } = useCurrentLanguage();
  const isRightToLeft = direction === "rtl";
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const [tabStop, setTabStop] = useState<string>();
  const { describe, factOf } = useMapDescriptions(graph);
  const zoom = useZoom(frame);
  const layout = useMemo(() => {
    const boxes = graph.nodes.map((node) => ({
      id: node.id,
      height: 44,
      width: Math.round(
        54 +
          Math.max(
            measureLabel(node.label.slice(0, MOST_LETTERS)),
            measureLabel(factOf(node)) * 0.86,
          ),
      ),
    }));
    return mirror(layoutGraph(boxes, graph.edges, zoom.aspect), isRightToLeft);
  }, [graph, factOf, zoom.aspect, isRightToLeft]);
  const scale = zoom.scaleOf(layout);
  const start = useMemo(() => findHub(layout.boxes, graph.edges), [layout, graph]);
  useScrollCenter(frame, { layout, scale, isRightToLeft, start });
  const boxes = new Map(layout.boxes.map((box) => [box.id, box]));
  const near = active === undefined ? undefined : neighborsOf(graph.edges, active);
  const first = layout.boxes[0]?.id;
  const stop = tabStop !== undefined && boxes.has(tabStop) ? tabStop : first;

  function onKeyDown(event: KeyboardEvent, box: DrawnBox): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = findNeighbor(layout.boxes, box, event.key);
    const isZoom = zoom.onKey(event.key, layout);
    if (next === undefined && !isZoom && !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    if (next === undefined) return;
    setTabStop(next.id);
    const node = drawing.current?.querySelector<SVGAElement>(
      `[data-node="${CSS.escape(next.id)}"]`,
    );
    node?.focus({ preventScroll: true });
    node?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  return (
    <div className={classes.panel}>
      <div
        ref={frame}
        className={classes.frame}
        data-drag={zoom.isDragged || undefined}
        {...zoom.handlers}
      >
        <svg
          ref={drawing}
          role="group"
          aria-label={t("drawing")}
          className={classes.drawing}
          width={Math.floor(layout.width * scale)}
          height={Math.floor(layout.height * scale)}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
        >
          <g aria-hidden="true">
            {graph.edges.map((edge) => (
              <EdgeShape
                key={`${edge.from} ${edge.to}`}
                edge={edge}
                boxes={boxes}
                state={
                  active === undefined
                    ? "rest"
                    : edge.from === active || edge.to === active
                      ? "active"
                      : "faded"
                }
              />
            ))}
          </g>
          {graph.nodes.map((node, order) => {
            const box = boxes.get(node.id);
            if (box === undefined) return null;
            return (
              <NodeShape
                key={node.id}
                node={node}
                box={box}
                order={order}
                address={nodeAddress(model, node)}
                fact={factOf(node)}
                description={describe(node)}
                isRightToLeft={isRightToLeft}
                isFaded={near !== undefined && !near.has(node.id)}
                isTabStop={node.id === stop}
                onOpen={node.resource === undefined ? () => onGroup(node.label) : undefined}
                onActive={(isActive) => {
                  setActive(isActive ? node.id : undefined);
                }}
                onKeyDown={(event) => onKeyDown(event, box)}
              />
            );
          })}
        </svg>
      </div>
      <div className={classes.zoom}>
        <ActionIcon
          variant="default"
          aria-label={t("zoomIn")}
          onClick={() => zoom.onKey("+", layout)}
        >
          <IconZoomIn size="1.125rem" stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t("zoomOut")}
          onClick={() => zoom.onKey("-", layout)}
        >
          <IconZoomOut size="1.125rem" stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t("zoomToFrame")}
          onClick={() => zoom.onKey("0", layout)}
        >
          <IconMaximize size="1.125rem" stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}

interface EdgeShapeProps {
  readonly edge: MapEdge;
  readonly boxes: ReadonlyMap<string, DrawnBox>;
  readonly state: "rest" | "active" | "faded";
}

function EdgeShape({ edge, boxes, state }: EdgeShapeProps): ReactNode {
  const from = boxes.get(edge.from);
  const to = boxes.get(edge.to);
  if (from === undefined || to === undefined) return null;
  const { line, head } = writeEdgePath(from, to);
  return (
    <g className={classes.edge} data-kind={edge.isGuess ? "guess" : edge.kind} data-state={state}>
      <path className={classes.line} d={line} strokeWidth={Math.min(1.25 + edge.weight / 8, 4)} />
      <path className={classes.head} d={head} />
    </g>
  );
}

function neighborsOf(edges: readonly MapEdge[], id: string): ReadonlySet<string> {
  const touching = edges.filter(({ from, to }) => from === id || to === id);
  return new Set([id, ...touching.flatMap(({ from, to }) => [from, to])]);
}

function mirror(layout: Layout, isMirrored: boolean): Layout {
  if (!isMirrored) return layout;
  return { ...layout, boxes: layout.boxes.map((box) => ({ ...box, x: layout.width - box.x })) };
}

let context: CanvasRenderingContext2D | null | undefined;

/** Width of a label in pixels, at the size of the API map. */
function measureLabel(text: string): number {
  if (context === undefined) {
    context = document.createElement("canvas").getContext("2d");
    if (context !== null) context.font = `600 13px ${getComputedStyle(document.body).fontFamily}`;
  }
  return context?.measureText(text).width ?? text.length * 7.5;
}
