import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { listAddress } from "#addresses/resource-address.ts";
import { readChunk } from "#queries/model/read-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";
import { type ModelSummary, resourceChunk, type ResourceSummary } from "@quarterdeck/model";
import { isReadableAlone } from "#queries/overview.ts";
import { defaultTiles, type DescribedList, hasFirstTiles } from "./default-tiles.ts";
import { findTileLists, MAX_NUMBERS } from "./tile-lists.ts";
import { shapeOf, storeTiles, type Tile } from "./tile.ts";

interface Tiles {
  /** Undefined while the first tiles are chosen. */
  readonly tiles: readonly Tile[] | undefined;
  readonly isArranged: boolean;
  /** Undefined: the first tiles again. */
  readonly arrange: (tiles: readonly Tile[] | undefined) => void;
}

interface FirstTiles {
  readonly model: ModelSummary;
  readonly tiles: readonly Tile[];
}

/** Tiles that the user arranged, or the first ones. */
export function useTiles(stored: readonly Tile[] | undefined): Tiles {
  const model = useModel();
  const client = useQueryClient();
  const [arranged, setArranged] = useState(stored);
  const [first, setFirst] = useState<FirstTiles>();
  // The sign-in may show further lists of the API.
  const isNeeded = arranged === undefined && first?.model !== model;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isUnmounted = false;
    async function describe(brief: ResourceSummary): Promise<readonly DescribedList[]> {
      const chunk = await readChunk(client, resourceChunk(brief.name)).catch(() => null);
      const isReadable = chunk?.resource !== undefined && isReadableAlone(chunk);
      const path = listAddress(model, brief).to;
      return isReadable && chunk.resource ? [{ path, resource: chunk.resource }] : [];
    }
    async function choose(): Promise<void> {
      const left = [...findTileLists(model)];
      const lists: DescribedList[] = [];
      while (left.length > 0 && !hasFirstTiles(lists)) {
        const described = await Promise.all(left.splice(0, MAX_NUMBERS).map(describe));
        lists.push(...described.flat());
      }
      const tiles = defaultTiles(lists);
      if (isUnmounted) return;
      setFirst({ model, tiles });
      storeTiles({ shape: shapeOf(tiles) });
    }
    void choose();
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded, model, client]);

  function arrange(tiles: readonly Tile[] | undefined): void {
    setArranged(tiles);
    storeTiles(tiles === undefined ? {} : { tiles, shape: shapeOf(tiles) });
  }

  return { tiles: arranged ?? first?.tiles, isArranged: arranged !== undefined, arrange };
}
