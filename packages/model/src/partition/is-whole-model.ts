import type { AdminModel } from "#types/admin-model.ts";
import type { ModelCore } from "#types/model-chunk.ts";

/** Whether a core holds its parts too. Apart from what takes one: the console asks at once, and takes none. */
export function isWholeModel(core: ModelCore): core is AdminModel {
  return core.problems !== undefined;
}
