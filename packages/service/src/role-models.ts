import { createModel } from "@quarterdeck/model";
import type { Role } from "#accounts/account.ts";
import { createServedModel } from "#web/served-model.ts";
import type { ServedModel } from "#web/served-model.ts";

/** Undefined: someone who is not signed in. */
export type ReadRoleModel = (role: Role | undefined) => Promise<ServedModel>;

interface Made {
  readonly text: string;
  readonly served: Promise<ServedModel>;
}

/** One model a role, made anew only when its description says something else. */
export function keepRoleModels(
  describe: (role: Role | undefined) => Promise<object>,
): ReadRoleModel {
  const made = new Map<Role | undefined, Made>();
  return async (role) => {
    const text = JSON.stringify(await describe(role));
    const known = made.get(role);
    if (known?.text === text) return known.served;
    const served = createModel(text).then(createServedModel);
    made.set(role, { text, served });
    return served;
  };
}
