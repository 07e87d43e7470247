import type { Shapes } from "@quarterdeck/model";
import { use } from "react";
import { ChunkContext } from "#queries/model-chunk.ts";

const none: Shapes = {};

/** What bodies name but do not tell in place. */
export function useShapes(): Shapes {
  return use(ChunkContext)?.shapes ?? none;
}
