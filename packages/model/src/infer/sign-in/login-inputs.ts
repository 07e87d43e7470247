import type { LocatedField } from "#types/field.ts";
import type { Call } from "#infer/calls/call.ts";
import { foldName } from "#infer/names/words.ts";

/** Names of parameters that a user chooses; other parameters are keys of records. */
const CHOSEN =
  /realm|tenant|provider|strateg|org|company|workspace|project|domain|database|instance|site|store|shop|connection|backend|method/;
const KEY = /(?:^|user|account|member|session|request)(?:id|key|token|code|uuid)$/;

/**
 * Parameters in the path of a login, which the user enters: the name of a realm, a tenant or a provider. Undefined if
 * one of them is the key of a record.
 */
export function listPathInputs({ parameters }: Call): readonly LocatedField[] | undefined {
  const inputs = parameters
    .map(({ parameter }) => parameter)
    .filter((parameter) => parameter.in === "path" && parameter.field.default === undefined);
  const isChosen = inputs.every(({ name, field }) => {
    const folded = foldName(name);
    return CHOSEN.test(folded) || (field.example !== undefined && !KEY.test(folded));
  });
  if (!isChosen) return undefined;
  return inputs.map(({ name, field }) => ({ path: [name], field: { ...field, isRequired: true } }));
}
