import { rebaseRecord } from "@quarterdeck/model";
import type { FormValues } from "#operations/operation-values.ts";
import { isRecord } from "#fields/values/record-value.ts";

/** Applies a change of form values to other values. */
export function rebasedValues(
  { before, after }: { readonly before: FormValues; readonly after: FormValues },
  now: FormValues,
): FormValues {
  const parameters = rebaseRecord(
    { before: before.parameters, after: after.parameters },
    now.parameters,
  );
  return {
    parameters: isRecord(parameters) ? parameters : now.parameters,
    body: rebaseRecord({ before: before.body, after: after.body }, now.body),
  };
}
