import type { Role } from "#accounts/account.ts";
import type { OverlaysRead } from "#describe/read-description.ts";
import { describeModel } from "./described-model.ts";
import type { DescribedModel } from "./described-model.ts";

/** Undefined: a caller without a session. */
export type ReadRoleModel = (role: Role | undefined) => Promise<DescribedModel>;

interface Made {
  readonly text: string;
  readonly model: Promise<DescribedModel>;
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
    if (previous?.text === text) return previous.model;
    // Other roles see a part of the API, so only the owner gets problems about missing targets.
    const model = describeModel({ text, corrections, hidesOverlayProblems: role !== "owner" });
    made.set(role, { text, model });
    void previous?.model.then((one) => one.close());
    return model;
  };
}
