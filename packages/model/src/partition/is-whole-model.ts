import type { AdminModel } from "#types/admin-model.ts";
import type { ModelSummary } from "#types/model-chunk.ts";

/** Whether a core holds its parts too. Apart from what takes one: the console asks at once, and takes none. */
export function isWholeModel(core: ModelSummary): core is AdminModel {
  return core.problems !== undefined;
}
