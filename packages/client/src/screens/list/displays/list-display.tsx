import type { Field, Resource } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useChunk } from "#queries/model/model-chunk.ts";
import type { OpenMenu } from "#tables/menu-cell.tsx";
import { Board } from "./board.tsx";
import { findDisplays, writeDisplay } from "./find-displays.ts";
import { Gallery } from "./gallery.tsx";

// Only for rows without a page.
const RowDialog = lazyComponent(async () => (await import("#tables/row-dialog.tsx")).RowDialog);

interface ListDisplayProps {
  /** Id of the element with the rows. */
  readonly id: string;
  /** Value of the address. */
  readonly display: string;
  readonly resource: Resource;
  readonly parents: ParentValues;
  /** Visible columns. */
  readonly fields: readonly Field[];
  readonly rows: readonly unknown[];
  /** Time of the last read of the list. */
  readonly updatedAt: number;
  readonly onMenu: OpenMenu | undefined;
  /** Shown if the fields do not allow the display. */
  readonly children: ReactNode;
}

/** Rows of a list as a board or gallery. */
export function ListDisplay(props: ListDisplayProps): ReactNode {
  const { display, resource, parents, updatedAt, children, ...others } = props;
  const chunk = useChunk();
  const [opened, setOpened] = useState<unknown>();
  const chosen = findDisplays({ chunk, resource, parents }).find(
    (one) => writeDisplay(one) === display,
  );
  if (chosen === undefined) return children;
  const shared = { ...others, resource, parents, onOpen: setOpened };
  return (
    <>
      {chosen.kind === "board" ? (
        <Board {...shared} field={chosen.field} updatedAt={updatedAt} />
      ) : (
        <Gallery {...shared} field={chosen.field} />
      )}
      {opened !== undefined && (
        <RowDialog resource={resource} row={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
