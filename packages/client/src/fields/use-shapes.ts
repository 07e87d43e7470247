import type { Shapes } from "@quarterdeck/model";
import { use } from "react";
import { PartContext } from "#queries/model-chunk.ts";

const none: Shapes = {};

/** What bodies name but do not tell in place. */
export function useShapes(): Shapes {
  return use(PartContext)?.shapes ?? none;
}
