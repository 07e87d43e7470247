import type { AdminModel } from "@quarterdeck/model";
import type { Role } from "#accounts/account.ts";
import { createCorrectedModel, overlayProblems } from "#describe/create-corrected-model.ts";
import type { OverlaysRead } from "#describe/read-description.ts";
import { createServedModel } from "#web/served-model.ts";
import type { ServedModel } from "#web/served-model.ts";

/** Undefined: a caller without a session. */
export type ReadRoleModel = (role: Role | undefined) => Promise<ServedModel>;

interface Made {
  readonly text: string;
  readonly served: Promise<ServedModel>;
}

/** Creates one model for each role, again only when its description changed. */
export function cacheRoleModels(
  describe: (role: Role | undefined) => Promise<object>,
  corrections: OverlaysRead,
): ReadRoleModel {
  const made = new Map<Role | undefined, Made>();
  return async (role) => {
    const text = JSON.stringify(await describe(role));
    const previous = made.get(role);
    if (previous?.text === text) return previous.served;
    const served = createRoleModel(text, role, corrections).then(createServedModel);
    made.set(role, { text, served });
    return served;
  };
}

/** Other roles see a part of the API, so only the owner gets problems about missing targets. */
async function createRoleModel(
  text: string,
  role: Role | undefined,
  corrections: OverlaysRead,
): Promise<AdminModel> {
  const model = await createCorrectedModel(text, corrections);
  if (role === "owner") return model;
  const previous = overlayProblems(model);
  return { ...model, problems: model.problems.filter((problem) => !previous.includes(problem)) };
}
