import {
  isWholeModel,
  type ModelCore,
  type ModelPart,
  resourcePart,
  takePart,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { partOptions } from "./model-chunk.ts";

/** All that is known of a resource, wherever it has to come from. */
export async function partOf(client: QueryClient, resource: string): Promise<ModelPart | null> {
  if (resource === "") return null;
  const name = resourcePart(resource);
  const core = client.getQueryData<ModelCore>(["model"]);
  if (core !== undefined && isWholeModel(core)) return takePart(core, name) ?? null;
  return client.ensureQueryData(partOptions(name));
}
