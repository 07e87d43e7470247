import type { FixedParameter } from "#types/operation.ts";
import { entriesOf, memberOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { readField } from "#infer/fields/fields.ts";
import type { CallParameter } from "./call.ts";

interface Split {
  readonly parameters: readonly CallParameter[];
  readonly fixed: readonly FixedParameter[];
}

/**
 * Separates the parameters whose value `x-quarterdeck-fixed` or `x-quarterdeck-added` declares; others of their names are
 * query parameters.
 */
export function splitFixed(
  context: FieldContext,
  operation: JsonMap,
  parameters: readonly CallParameter[],
): Split {
  const added = memberOf(operation, "x-quarterdeck-added");
  const declared = [
    ...entriesOf(memberOf(operation, "x-quarterdeck-fixed")).map((one) => ({ entry: one })),
    ...entriesOf(added).map((one) => ({ entry: one, isAdded: true as const })),
  ];
  const fixed = declared.flatMap(({ entry: [name, value], ...others }) => {
    const described = parameters.find(({ parameter }) => parameter.name === name)?.parameter;
    if (described?.in === "path") return [];
    const parameter = described ?? {
      name,
      in: "query" as const,
      isRequired: false,
      style: "form" as const,
      explode: true,
      field: readField(context, { type: "string" }, { name, isRequired: false }),
    };
    return [{ parameter, value, ...others }];
  });
  const names = new Set(fixed.map(({ parameter }) => parameter.name));
  return { parameters: parameters.filter(({ parameter }) => !names.has(parameter.name)), fixed };
}
