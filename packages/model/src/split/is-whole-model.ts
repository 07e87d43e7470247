import type { AdminModel } from "#nouns/admin-model.ts";
import type { ModelCore } from "#nouns/model-part.ts";

/** Whether a core holds its parts too. Apart from what takes one: the console asks at once, and takes none. */
export function isWholeModel(core: ModelCore): core is AdminModel {
  return core.problems !== undefined;
}
