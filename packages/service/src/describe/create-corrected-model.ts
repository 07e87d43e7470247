import { createModel } from "@quarterdeck/model";
import type { AdminModel, ModelOptions } from "@quarterdeck/model";
import type { OverlaysRead } from "./read-description.ts";

/** The admin model of a description after its corrections; those that could not be read are problems of it. */
export async function createCorrectedModel(
  text: string,
  { overlays, problems }: OverlaysRead,
  options: Pick<ModelOptions, "address" | "load"> = {},
): Promise<AdminModel> {
  const model = await createModel(text, { ...options, overlays });
  return problems.length === 0 ? model : { ...model, problems: [...problems, ...model.problems] };
}

/** What is wrong with corrections is for whoever started the service. */
export function overlayProblems({ problems }: AdminModel): AdminModel["problems"] {
  return problems.filter(({ code }) => code.startsWith("overlay-"));
}
