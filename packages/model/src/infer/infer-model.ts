import { extractConnectionSettings } from "#infer/sign-in/connection-settings.ts";
import type { AdminModel } from "#types/admin-model.ts";
import type { Field } from "#types/field.ts";
import type { FilterOperator, ListShape } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";
import type { Document } from "#read/document.ts";
import { pathsOf } from "#read/list-operations.ts";
import { mapOf, textOf } from "#read/member.ts";
import { assignCalls } from "#infer/resources/assign-calls.ts";
import { readCalls } from "#infer/calls/calls.ts";
import { coverOperations, reportUnreached } from "#infer/resources/coverage.ts";
import { correctResource, orderDrafts } from "#infer/resources/declared-resource.ts";
import { correctOperation, declareRoles } from "#infer/resources/declared-role.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { findResources } from "#infer/resources/find-resources.ts";
import { inferGroups } from "#infer/resources/groups.ts";
import { findCombinedSchemes } from "#infer/sign-in/combined-schemes.ts";
import { readLinks } from "#infer/relations/links.ts";
import { mergeResources } from "#infer/resources/merge-resources.ts";
import { buildOperation } from "#infer/resources/build-operation.ts";
import { buildPathTree, listPositions } from "#infer/calls/path-tree.ts";
import type { RelationContext } from "#infer/relations/find-target.ts";
import { relateField, relateFields } from "#infer/relations/relate-fields.ts";
import { nameResources } from "#infer/resources/resource-names.ts";
import { relateBodyField } from "#infer/relations/relate-bodies.ts";
import { findParameterOwners } from "#infer/resources/parameter-owners.ts";
import { buildResource } from "#infer/resources/build-resource.ts";
import { nameOfRoot, readServers } from "#infer/calls/servers.ts";
import { readShapes } from "#infer/fields/shapes.ts";
import { shortenText } from "#infer/names/shorten-text.ts";
import { inferSignIn } from "#infer/sign-in/sign-in.ts";
import { indexTargets } from "#infer/relations/relation-targets.ts";
import type { TargetIndex } from "#infer/relations/relation-targets.ts";
import { unifyParameters } from "#infer/calls/unify-parameters.ts";

const MANY_PATHS = 250;

/** All that a document lets an admin do. */
export function inferModel(document: Document): AdminModel {
  const context: FieldContext = {
    document,
    schemaFacts: new WeakMap(),
    fieldCache: new WeakMap(),
    depth: 2,
    open: [],
    isResponse: false,
    shapeRegistry: { schemas: new Map(), names: new Map() },
    isLarge: pathsOf(document.root).length > MANY_PATHS,
  };
  const read = readCalls(context);
  const combined = findCombinedSchemes(document, read);
  const { calls: declared, settings } = extractConnectionSettings(document, read, combined);
  const rootName = nameOfRoot(document);
  const calls = unifyParameters(buildPathTree(declared, rootName), declared);
  const root = buildPathTree(calls, rootName);
  const found = mergeResources(document, root, findResources(document, root));
  const drafts = orderDrafts(document, declareRoles(document, root, found));
  const names = nameResources(drafts);
  const { assignments, actions } = assignCalls(listPositions(root), names);
  const owners = findParameterOwners(names);
  const groups = inferGroups(document, names);
  const described = drafts.map((draft) =>
    correctResource(
      context,
      draft,
      buildResource(context, draft, { names, owners, actions, groups }),
    ),
  );
  const targets = indexTargets(described);
  const relationsOf = relationFactory(
    context,
    targets,
    described.map(({ resource }) => resource),
  );
  const labels = new Map(described.map(({ resource }) => [resource.name, resource.labels]));
  const resources = described.map(({ resource }, place) => {
    const draft = drafts[place];
    const links = readLinks(
      document,
      draft?.calls.get("read") ?? draft?.calls.get("list"),
      assignments,
    );
    return relateResource({ ...relationsOf(resource.name), isExplained: true, links }, resource);
  });
  const reads = new Map(resources.map(({ name, fields }) => [name, fields]));
  const operations = calls.map((call) => {
    const assignment = assignments.get(call) ?? {
      role: "action",
      scope: "workspace",
      evidence: [],
    };
    const known = {
      labels: labels.get(assignment.resource ?? ""),
      relations: {
        ...relationsOf(assignment.resource),
        ownerFields: reads.get(assignment.resource ?? ""),
      },
    };
    return correctOperation(document, call, buildOperation(call, assignment, known));
  });
  reportUnreached(
    document.problems,
    operations,
    calls.map(({ pointer }) => pointer),
  );
  const shapes = readShapes(
    context,
    operations.flatMap(({ body }) => body?.field ?? []),
    (field) => relateBodyField(relationsOf(undefined), field),
  );
  const info = mapOf(document.root, "info");
  const description = shortenText(textOf(info, "description"), 500);
  return {
    title: textOf(info, "title") ?? "API",
    ...(description === undefined ? {} : { description }),
    apiVersion: String(info["version"] ?? ""),
    servers: readServers(document),
    resources,
    operations,
    ...(shapes === undefined ? {} : { shapes }),
    signIn: inferSignIn(context, calls, { settings, combined }),
    coverage: coverOperations(operations),
    problems: document.problems,
  };
}

function relationFactory(
  context: FieldContext,
  targets: TargetIndex,
  resources: readonly Resource[],
): (name: string | undefined) => RelationContext {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const known = new Map<string, RelationContext>();
  return (name = "") => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const above = byName.get(name)?.parents ?? [];
    const parents = above.flatMap((parent) => parent.resource ?? []);
    const made: RelationContext = {
      targets,
      schemaFacts: context.schemaFacts,
      owner: targets.byName.get(name),
      reachable: [name, ...parents],
      above: above.map(({ parameter }) => parameter),
      isExplained: false,
      links: new Map(),
    };
    known.set(name, made);
    return made;
  };
}

function relateResource(relations: RelationContext, resource: Resource): Resource {
  const fields = relateFields(relations, resource.fields);
  if (resource.list === undefined) return { ...resource, fields };
  return { ...resource, fields, list: relateFilters(relations, resource.list, fields) };
}

const comparesKeys: ReadonlySet<FilterOperator> = new Set(["is", "is-not", "in"]);

/** A filter on a field that refers to a record is chosen as such a record is. */
function relateFilters(
  relations: RelationContext,
  list: ListShape,
  fields: readonly Field[],
): ListShape {
  const filters = list.filters.map((filter) => {
    const of = fields.find((field) => field.name === filter.fieldName);
    const field = relateField({ ...relations, isExplained: false }, filter.field);
    if (of?.kind !== "reference" || of.keyPath.length > 0) return { ...filter, field };
    const asTyped = { name: field.name, isRequired: field.isRequired };
    if (!comparesKeys.has(filter.operator)) return { ...filter, field };
    if (field.kind !== "choice" && field.kind !== "list")
      return { ...filter, field: { ...of, ...asTyped } };
    if (filter.operator !== "is" && field.kind === "list")
      return { ...filter, field: { ...of, ...asTyped, kind: "references" as const } };
    return { ...filter, field };
  });
  return { ...list, filters };
}
