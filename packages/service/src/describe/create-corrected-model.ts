import { createModel } from "@quarterdeck/model";
import type { AdminModel, ModelOptions } from "@quarterdeck/model";
import type { OverlaysRead } from "./read-description.ts";

/** Creates the admin model of a corrected description. Unreadable overlays become problems. */
export async function createCorrectedModel(
  text: string,
  { overlays, problems }: OverlaysRead,
  options: Pick<ModelOptions, "address" | "load"> = {},
): Promise<AdminModel> {
  const model = await createModel(text, { ...options, overlays });
  return problems.length === 0 ? model : { ...model, problems: [...problems, ...model.problems] };
}

/** Problems of corrections concern the operator of the service. */
export function overlayProblems({
  problems,
}: Pick<AdminModel, "problems">): AdminModel["problems"] {
  return problems.filter(({ code }) => code.startsWith("overlay-"));
}
