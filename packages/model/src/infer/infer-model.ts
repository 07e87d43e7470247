import { markSettings } from "./connection-settings.ts";
import type { AdminModel } from "#nouns/admin-model.ts";
import type { Field } from "#nouns/field.ts";
import type { FilterOperator, ListShape } from "#nouns/list-shape.ts";
import type { Resource } from "#nouns/resource.ts";
import type { Document } from "#read/document.ts";
import { pathsOf } from "#read/list-operations.ts";
import { mapOf, textOf } from "#read/member.ts";
import { assignCalls } from "./assign-calls.ts";
import { readCalls } from "./calls.ts";
import { coverOperations, reportUnreached } from "./coverage.ts";
import { correctResource, orderDrafts } from "./declared-resource.ts";
import { correctOperation, declareRoles } from "./declared-role.ts";
import type { FieldContext } from "./field-context.ts";
import { findResources } from "./find-resources.ts";
import { inferGroups } from "./groups.ts";
import { findJoined } from "./joined-credentials.ts";
import { readLinks } from "./links.ts";
import { mergeResources } from "./merge-resources.ts";
import { buildOperation } from "./operations.ts";
import { buildPositions, listPositions } from "./position.ts";
import type { RelationContext } from "./pick-target.ts";
import { relateField, relateFields } from "./relations.ts";
import { nameResources } from "./resource-names.ts";
import { relateWritten } from "./relate-written.ts";
import { findOwners } from "./owners.ts";
import { buildResource } from "./resources.ts";
import { nameOfRoot, readServers } from "./servers.ts";
import { readShapes } from "./shapes.ts";
import { shortenText } from "./shorten-text.ts";
import { inferSignIn } from "./sign-in.ts";
import { indexTargets } from "./targets.ts";
import type { Targets } from "./targets.ts";
import { unifyParameters } from "./unify-parameters.ts";

const MANY_PATHS = 250;

/** All that a document lets an admin do. */
export function inferModel(document: Document): AdminModel {
  const context: FieldContext = {
    document,
    origins: new WeakMap(),
    known: new WeakMap(),
    depth: 2,
    open: [],
    isAnswer: false,
    book: { schemas: new Map(), names: new Map() },
    isLarge: pathsOf(document.root).length > MANY_PATHS,
  };
  const read = readCalls(context);
  const joined = findJoined(document, read);
  const { calls: declared, settings } = markSettings(document, read, joined);
  const rootName = nameOfRoot(document);
  const calls = unifyParameters(buildPositions(declared, rootName), declared);
  const root = buildPositions(calls, rootName);
  const found = mergeResources(document, root, findResources(document, root));
  const drafts = orderDrafts(document, declareRoles(document, root, found));
  const names = nameResources(drafts);
  const { assignments, actions } = assignCalls(listPositions(root), names);
  const owners = findOwners(names);
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
        read: reads.get(assignment.resource ?? ""),
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
    (field) => relateWritten(relationsOf(undefined), field),
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
    signIn: inferSignIn(context, calls, { settings, joined }),
    coverage: coverOperations(operations),
    problems: document.problems,
  };
}

function relationFactory(
  context: FieldContext,
  targets: Targets,
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
      origins: context.origins,
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
    const of = fields.find((field) => field.name === filter.of);
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
