import type { FieldContext } from "#infer/fields/field-context.ts";
import type { RelationContext } from "./find-target.ts";
import { indexTargets } from "./relation-targets.ts";
import type { DescribedResource } from "./relation-targets.ts";

/** Relation context of the resource with this name; without a name, of a call without a resource. */
export type RelationContexts = (name: string | undefined) => RelationContext;

/** Resources that links lead to, by the resource with the links and the folded name of the link. */
export type LinkedTargets = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Creates the relation contexts of all resources, each once. */
export function createRelationContexts(
  { schemaFacts }: Pick<FieldContext, "schemaFacts">,
  described: readonly DescribedResource[],
  linked: LinkedTargets = new Map(),
): RelationContexts {
  const targets = indexTargets(described);
  const parentsByName = new Map(described.map(({ resource }) => [resource.name, resource.parents]));
  const contexts = new Map<string, RelationContext>();
  return (name = "") => {
    const cached = contexts.get(name);
    if (cached !== undefined) return cached;
    const parents = parentsByName.get(name) ?? [];
    const context: RelationContext = {
      targets,
      schemaFacts,
      owner: targets.byName.get(name),
      reachable: [name, ...parents.flatMap(({ resource }) => resource ?? [])],
      above: parents.map(({ parameter }) => parameter),
      isExplained: false,
      links: new Map(),
      related: linked.get(name),
    };
    contexts.set(name, context);
    return context;
  };
}
