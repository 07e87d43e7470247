import type { Field, ListShape, Resource } from "@quarterdeck/model";
import { type ReactNode, useEffect, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { withoutMonth } from "#addresses/display-month.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useChunk } from "#queries/model/model-chunk.ts";
import type { OpenMenu } from "#tables/menu-cell.tsx";
import { CardPeekHost } from "#screens/list/peek/card-peek-host.tsx";
import { DisplaySkeleton } from "./display-skeleton.tsx";
import { findDisplays, writeDisplay } from "./find-displays.ts";

const Board = lazyComponent(async () => (await import("./board.tsx")).Board);
const Gallery = lazyComponent(async () => (await import("./gallery.tsx")).Gallery);
const Calendar = lazyComponent(async () => (await import("./calendar.tsx")).Calendar);
const Timeline = lazyComponent(async () => (await import("./timeline.tsx")).Timeline);
const Tree = lazyComponent(async () => (await import("./tree.tsx")).Tree);

const components = {
  board: Board,
  gallery: Gallery,
  calendar: Calendar,
  timeline: Timeline,
  tree: Tree,
} as const;

// Only for rows without a page.
const RowDialog = lazyComponent(async () => (await import("#operations/row-dialog.tsx")).RowDialog);

interface ListDisplayProps {
  /** Id of the element with the rows. */
  readonly id: string;
  /** Value of the address, with the month of a calendar. */
  readonly display: string;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly list: ListShape;
  readonly address: ListAddress;
  /** Visible columns. */
  readonly fields: readonly Field[];
  /** Undefined until the first response. */
  readonly rows: readonly unknown[] | undefined;
  /** Time of the last read of the list. */
  readonly updatedAt: number;
  readonly onMenu: OpenMenu | undefined;
  /** Opens and closes the panel with a record, and shows another month. */
  readonly onShow: (change: Pick<ListAddress, "peek" | "display">) => void;
  /** Shown if the fields do not allow the display. */
  readonly children: ReactNode;
}

/** Rows of a list in another form than a table. */
export function ListDisplay(props: ListDisplayProps): ReactNode {
  const { id, display, resource, parents, list, address, fields, rows, updatedAt, onMenu } = props;
  const { onShow } = props;
  const chunk = useChunk();
  const [opened, setOpened] = useState<unknown>();
  const base = withoutMonth(display);
  const chosen = findDisplays({ chunk, resource, parents }).find(
    (one) => writeDisplay(one) === base,
  );
  const kind = chosen?.kind;
  useEffect(() => {
    if (kind !== undefined) void components[kind].prefetch();
  }, [kind]);
  if (chosen === undefined) return props.children;
  const fallback = <DisplaySkeleton kind={chosen.kind} />;
  if (rows === undefined) return fallback;
  const shared = { id, resource, parents, list, address, fields, rows, updatedAt, onMenu };
  const own = { ...shared, onOpen: setOpened, fallback };
  return (
    <>
      {chosen.kind === "board" && <Board {...own} field={chosen.field} />}
      {chosen.kind === "gallery" && <Gallery {...own} field={chosen.field} />}
      {chosen.kind === "calendar" && (
        <Calendar
          key={base}
          {...own}
          field={chosen.field}
          end={chosen.end}
          chosenMonth={display.slice(base.length + 1)}
          onMonth={(month) => onShow({ display: month === undefined ? base : `${base}:${month}` })}
        />
      )}
      {chosen.kind === "timeline" && <Timeline {...own} field={chosen.field} end={chosen.end} />}
      {chosen.kind === "tree" && <Tree {...own} field={chosen.field} />}
      {resource.rowTarget === undefined && (
        <CardPeekHost
          {...{ table: id, resource, parents, fields, rows }}
          peek={address.peek}
          onPeek={(peek) => onShow({ peek })}
        />
      )}
      {opened !== undefined && (
        <RowDialog resource={resource} row={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
