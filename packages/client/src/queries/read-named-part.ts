import type { ModelCore, ModelPart, PartName } from "@quarterdeck/model";
import { isWholeModel, takePart } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { partOptions } from "./part.ts";

/** A part outside of what renders; null: there is none of that name. */
export async function readNamedPart(
  client: QueryClient,
  model: ModelCore,
  name: PartName,
): Promise<ModelPart | null> {
  if (isWholeModel(model)) return takePart(model, name) ?? null;
  return client.fetchQuery(partOptions(name));
}
