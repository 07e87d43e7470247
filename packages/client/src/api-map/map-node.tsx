import type { ModelSummary } from "@quarterdeck/model";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from "react";
import { type Address, reportAddress } from "#addresses/address.ts";
import { listAddress } from "#addresses/resource-address.ts";
import { findResourceIcon } from "#components/resources/find-resource-icon.ts";
import { useRouter } from "#router/use-router.ts";
import type { MapNode } from "./build-graph.ts";
import type { DrawnBox } from "./layout-graph.ts";
import classes from "./map-drawing.module.css";

/** Number of colors of groups in the style sheet. */
const HUES = 6;

interface NodeShapeProps {
  readonly node: MapNode;
  readonly box: DrawnBox;
  readonly address: Address | undefined;
  /** Second line. */
  readonly fact: string;
  /** Name with the relations, for screen readers. */
  readonly description: string;
  readonly order: number;
  readonly isRightToLeft: boolean;
  readonly isFaded: boolean;
  readonly isTabStop: boolean;
  /** Opens a group; undefined for a resource. */
  readonly onOpen: (() => void) | undefined;
  readonly onActive: (isActive: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Node of the API map: a link to its list, or to its group. */
export function NodeShape(props: NodeShapeProps): ReactNode {
  const { node, box, address, fact, description, order, isRightToLeft, isFaded } = props;
  const { isTabStop, onOpen, onActive, onKeyDown } = props;
  const router = useRouter();
  const clip = useId();
  const { width, height } = box;
  const isGroup = node.resource === undefined;
  const Icon = node.resource && findResourceIcon(node.resource.name);
  const side = isRightToLeft ? -1 : 1;
  const start = (-side * width) / 2;
  const follow = (event: MouseEvent): void => {
    if (onOpen !== undefined) {
      event.preventDefault();
      onOpen();
      return;
    }
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || address === undefined) return;
    event.preventDefault();
    void router.navigate(address);
  };
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <a
        href={address === undefined ? "#" : router.createHref(address)}
        className={classes.node}
        data-node={node.id}
        data-hue={node.group % HUES}
        data-faded={isFaded || undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={description}
        onClick={follow}
        onFocus={() => onActive(true)}
        onBlur={() => onActive(false)}
        onPointerEnter={() => onActive(true)}
        onPointerLeave={() => onActive(false)}
        onKeyDown={onKeyDown}
      >
        <g
          className={classes.shape}
          style={{ animationDelay: `calc(${order} * var(--quarterdeck-quick) / 8)` }}
        >
          {isGroup && (
            <rect
              className={classes.behind}
              x={-width / 2 + 5}
              y={-height / 2 + 5}
              width={width}
              height={height}
              rx={8}
            />
          )}
          <rect
            className={classes.box}
            x={-width / 2}
            y={-height / 2}
            width={width}
            height={height}
            rx={8}
          />
          <clipPath id={clip}>
            <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={8} />
          </clipPath>
          <rect
            className={classes.hue}
            clipPath={`url(#${clip})`}
            x={isRightToLeft ? width / 2 - 5 : -width / 2}
            y={-height / 2}
            width={5}
            height={height}
          />
          <g className={classes.icon} transform={`translate(${start + side * 24 - 9} -9)`}>
            {Icon === undefined ? (
              <text className={classes.letter} fontSize={14} x={9} y={14}>
                {Array.from(node.label)[0]}
              </text>
            ) : (
              // From a table, not created during render.
              // oxlint-disable-next-line react/static-components
              <svg width="18" height="18">
                {/* From a table, not created during render. */}
                {/* oxlint-disable-next-line react/static-components */}
                <Icon size="100%" stroke={1.75} aria-hidden />
              </svg>
            )}
          </g>
          <text className={classes.label} fontSize={13} x={start + side * 42} y={-2}>
            {node.label.length > MOST_LETTERS
              ? `${node.label.slice(0, MOST_LETTERS - 1)}…`
              : node.label}
          </text>
          <text className={classes.fact} fontSize={11} x={start + side * 42} y={14}>
            {fact}
          </text>
        </g>
        <title>{description}</title>
      </a>
    </g>
  );
}

/** Longer labels are cut in the drawing. */
export const MOST_LETTERS = 26;

/** Address of a resource: its list, that of its outermost parent, or its entry in the API report. */
export function nodeAddress(model: ModelSummary, { resource }: MapNode): Address | undefined {
  if (resource === undefined) return undefined;
  const [parent] = resource.parents;
  const outermost = model.resources.find(({ name }) => name === parent?.resource);
  const listed = parent === undefined ? resource : outermost;
  return listed !== undefined && (listed.operations.list ?? listed.operations.read) !== undefined
    ? listAddress(model, listed)
    : reportAddress(resource.labels.many);
}
