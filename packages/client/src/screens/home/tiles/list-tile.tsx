import type { ReactNode } from "react";
import { useWasVisible } from "#components/hooks/use-was-visible.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import { useTileTexts } from "#texts/use-tile-texts.ts";
import { TileFrame, type TileTools } from "./tile-frame.tsx";
import { listOfTile, type Tile } from "./tile.ts";
import classes from "./tiles.module.css";
import { type TileList, useTileList } from "./use-tile-list.ts";

export interface TileProps {
  readonly tile: Tile;
  readonly tools: TileTools;
}

interface ListTileProps extends TileProps {
  readonly isChart?: boolean;
  /** The tile with its list and label. */
  readonly children: (list: TileList, label: string) => ReactNode;
}

/** Tile of a list or a view. Until it is visible and its list may be read, a frame without content. */
export function ListTile({ tile, tools, isChart = false, children }: ListTileProps): ReactNode {
  const [element, isSeen] = useWasVisible<HTMLLIElement>();
  const list = useTileList(tile);
  const model = useModel();
  const t = useTexts("home");
  const tiles = useTileTexts();
  const label = tile.view ?? listOfTile(model, tile)?.resource.labels.many ?? tile.path;
  if (list !== undefined && typeof list !== "string" && isSeen) return children(list, label);
  // Opening it permits background reads.
  const address = list === "gone" ? undefined : { to: tile.path, search: tile.search };
  return (
    <TileFrame
      ref={element}
      {...{ title: label, address, tools, isChart }}
      isMeasured={tile.measure.of !== "count"}
    >
      {typeof list === "string" ? (
        <p className={classes.quiet}>{list === "gone" ? tiles("gone") : t("unasked")}</p>
      ) : (
        <div className={isChart ? classes.skeletons : classes.skeleton} data-skeleton />
      )}
    </TileFrame>
  );
}
