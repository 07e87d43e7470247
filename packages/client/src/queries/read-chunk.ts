import type { ModelCore, ModelPart, PartName } from "@quarterdeck/model";
import { isWholeModel, takePart } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { partWithLearned } from "./learned.ts";
import { partOptions } from "./model-chunk.ts";

/** A part for who shows nothing of it; null: there is none of that name. */
export async function readPart(client: QueryClient, name: PartName): Promise<ModelPart | null> {
  const core = client.getQueryData<ModelCore>(["model"]);
  const isWhole = core !== undefined && isWholeModel(core);
  const part = isWhole ? takePart(core, name) : await client.fetchQuery(partOptions(name));
  return part ? partWithLearned(part) : null;
}
