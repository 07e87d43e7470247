import type { Operation, Parameter } from "#types/operation.ts";
import { splitPath } from "#infer/names/path-segments.ts";
import type { RelationContext } from "./find-target.ts";
import { relateField } from "./relate-fields.ts";

/**
 * Relates the parameters of an operation that refer to records: those of the query, and of an action those of the path
 * behind its own record, `{roleId}` of `/users/{id}/roles/{roleId}`.
 */
export function relateParameters(
  relations: RelationContext,
  { path, scope, role }: Pick<Operation, "path" | "scope" | "role">,
  parameters: readonly Parameter[],
): readonly Parameter[] {
  const own = relations.above.length + (scope === "record" ? 1 : 0);
  const others = new Set(
    role === "action"
      ? splitPath(path)
          .flatMap(({ parameters: names }) => names)
          .slice(own)
      : [],
  );
  return parameters.map((parameter) =>
    parameter.in === "query" || (parameter.in === "path" && others.has(parameter.name))
      ? { ...parameter, field: relateField(relations, parameter.field) }
      : parameter,
  );
}
