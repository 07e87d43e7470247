import type { AdminModel } from "#types/admin-model.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import type { Document } from "#read/document.ts";
import { mapOf, textOf } from "#read/member.ts";
import type { Assignment, Call } from "#infer/calls/call.ts";
import { markSetMembers } from "#infer/calls/changeable-members.ts";
import { buildPathTree } from "#infer/calls/path-tree.ts";
import { readCalls } from "#infer/calls/read-calls.ts";
import { nameOfRoot, readServers } from "#infer/calls/servers.ts";
import { unifyParameters } from "#infer/calls/unify-parameters.ts";
import { createFieldContext } from "#infer/fields/field-context.ts";
import { readShapes } from "#infer/fields/shapes.ts";
import {
  distinguishActions,
  distinguishFields,
  distinguishFilters,
} from "#infer/names/distinct-labels.ts";
import { shortenText } from "#infer/names/shorten-text.ts";
import { bodyKeys } from "#infer/keys/body-keys.ts";
import { readLinks } from "#infer/relations/links.ts";
import { readRelated } from "#infer/relations/related-reads.ts";
import { relateBodyField } from "#infer/relations/relate-bodies.ts";
import { relateResource } from "#infer/relations/relate-resource.ts";
import { addLinkEnds, withoutLinkLists } from "#infer/relations/link-ends.ts";
import { addFileContents } from "#infer/relations/file-contents.ts";
import { addRelationBodies } from "#infer/relations/relation-bodies.ts";
import { hideRelationships, withoutRelationReads } from "#infer/relations/relation-reads.ts";
import {
  findRelationTarget,
  findRowTarget,
  indexRowTargets,
} from "#infer/relations/row-targets.ts";
import { createRelationContexts } from "#infer/relations/relation-contexts.ts";
import type { RelationContexts } from "#infer/relations/relation-contexts.ts";
import { buildOperation } from "#infer/resources/build-operation.ts";
import { markCountedNumbers } from "#infer/resources/counted-numbers.ts";
import { shareFileBodies } from "#infer/resources/file-bodies.ts";
import { updateOutdatedBodies } from "#infer/resources/outdated-bodies.ts";
import { markCopiedParameters } from "#infer/resources/copied-parameters.ts";
import { readLinkedTargets } from "#infer/resources/linked-targets.ts";
import { raiseFlatList } from "#infer/resources/rank-resources.ts";
import { reportUnsendable } from "#infer/resources/sendable.ts";
import { countFigures } from "#infer/figures/count-figures.ts";
import { correctOperation } from "#infer/resources/declared-role.ts";
import { relationOfDraft } from "#infer/resources/resource-draft.ts";
import { addStateConditions } from "#infer/resources/state-conditions.ts";
import { hasDeclaredOrder } from "#infer/resources/declared-resource.ts";
import { inferResources } from "#infer/resources/infer-resources.ts";
import type { InferredResources } from "#infer/resources/infer-resources.ts";
import { findCombinedSchemes } from "#infer/sign-in/combined-schemes.ts";
import { extractConnectionSettings } from "#infer/sign-in/connection-settings.ts";
import { relateSettings } from "#infer/sign-in/setting-references.ts";
import { readOperationSchemes } from "#infer/sign-in/operation-schemes.ts";
import type { OperationSchemes } from "#infer/sign-in/operation-schemes.ts";
import { inferSignIn } from "#infer/sign-in/infer-sign-in.ts";

/**
 * Infers the admin model of a document. Each stage has the name of its folder:
 * - calls: parameters, body and response of each operation, and whether the response is a list
 * - fields: kind, choices, bounds and variants of each value; names: labels of all of them
 * - resources: resources in the paths, with their roles, keys, titles and actions
 * - lists: paging, sort, search, filters and total of each list
 * - relations: fields that refer to records of other resources
 * - sign-in: sign-in methods and connection settings
 */
export function inferModel(document: Document): AdminModel {
  const context = createFieldContext(document);

  // calls, fields and names
  const declaredCalls = readCalls(context);
  const combined = findCombinedSchemes(document, declaredCalls);
  const { calls: markedCalls, settings } = extractConnectionSettings(
    document,
    declaredCalls,
    combined,
  );
  const rootName = nameOfRoot(document);
  const calls = unifyParameters(buildPathTree(markedCalls, rootName), markedCalls);

  // resources and lists
  const inferred = inferResources(context, buildPathTree(calls, rootName));

  // relations
  const linkedTargets = readLinkedTargets(document, inferred.resources);
  const relationsOf = createRelationContexts(context, inferred.resources, linkedTargets);
  const resources = relateResources(document, calls, inferred, relationsOf);
  const { schemes, namesOf } = readOperationSchemes(document, calls, combined);
  const described = buildOperations(document, calls, {
    assignments: inferred.assignments,
    namesOf,
    resources,
    relationsOf,
  });
  const related = inferred.resources.filter(({ draft }) => relationOfDraft(draft) !== undefined);
  const operations = addRelationBodies(
    updateOutdatedBodies(shareFileBodies(described, resources), resources),
    resources,
    new Set(related.map(({ resource }) => resource.name)),
  );
  const pointers = calls.map(({ pointer }) => pointer);
  reportUnsendable(document.problems, operations, pointers);
  const bodies = operations.flatMap(({ body }) => body?.field ?? []);
  const shapes = readShapes(context, bodies, (field) =>
    relateBodyField(relationsOf(undefined), field),
  );

  const shown = hideRelationships(resources, operations);
  const linked = addFileContents(addLinkEnds(shown, operations), operations);
  const signIn = {
    ...inferSignIn(context, calls, {
      settings: relateSettings(settings, resources, operations),
      combined,
    }),
    ...(schemes === undefined ? {} : { schemes }),
  };
  const info = mapOf(document.root, "info");
  const description = shortenText(textOf(info, "description"), 500);
  return {
    title: textOf(info, "title") ?? "API",
    ...(description === undefined ? {} : { description }),
    apiVersion: String(info["version"] ?? ""),
    servers: readServers(document),
    resources: linked,
    operations: withoutLinkLists(
      withoutRelationReads(addStateConditions(operations, resources), resources),
      linked,
    ),
    ...(inferred.tenantLevels.length === 0 ? {} : { tenantLevels: inferred.tenantLevels }),
    ...readExploration(document),
    ...(shapes === undefined ? {} : { shapes }),
    signIn,
    figures: countFigures(document, calls, { operations, resources, signIn }),
    problems: document.problems,
  };
}

function readExploration({ root }: Document): Pick<AdminModel, "exploration"> {
  const state = textOf(root, "x-quarterdeck-exploration");
  return state === "open" || state === "methods" ? { exploration: state } : {};
}

function relateResources(
  document: Document,
  calls: readonly Call[],
  { resources, assignments }: InferredResources,
  relationsOf: RelationContexts,
): readonly Resource[] {
  const index = indexRowTargets(resources);
  const named = resources.map(({ resource, draft }) => {
    const links = readLinks(
      document,
      draft.calls.get("read") ?? draft.calls.get("list"),
      assignments,
    );
    const relations = relationsOf(resource.name);
    const read = readRelated(document, calls, relations, resource);
    const related = new Map([...(relations.related ?? []), ...read]);
    const context = { ...relations, isExplained: true, links, related };
    const own = relateResource(context, resource);
    const rowTarget =
      findRelationTarget(own, relationOfDraft(draft), index) ?? findRowTarget(own, index);
    const fields = distinguishFields(own.fields);
    const { list } = own;
    return {
      draft,
      resource: {
        ...own,
        fields,
        ...(list && { list: { ...list, filters: distinguishFilters(list.filters, fields) } }),
        ...(rowTarget === undefined ? {} : { rowTarget }),
      },
    };
  });
  const ranked = raiseFlatList(named, (draft) => hasDeclaredOrder(document, draft));
  return ranked.map(({ resource }) => resource);
}

interface OperationSources {
  readonly assignments: ReadonlyMap<Call, Assignment>;
  readonly namesOf: OperationSchemes["namesOf"];
  readonly resources: readonly Resource[];
  readonly relationsOf: RelationContexts;
}

const unassigned: Assignment = { role: "action", scope: "workspace", evidence: [] };

function buildOperations(
  document: Document,
  calls: readonly Call[],
  { assignments, namesOf, resources, relationsOf }: OperationSources,
): readonly Operation[] {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const operations = calls.map((call) => {
    const assignment = assignments.get(call) ?? unassigned;
    const owner = byName.get(assignment.resource ?? "");
    const operation = buildOperation(call, assignment, {
      labels: owner?.labels,
      relations: { ...relationsOf(assignment.resource), ownerFields: owner?.fields },
      schemes: namesOf(call),
    });
    const corrected = correctOperation(document, call, operation);
    return markCopiedParameters(leaveOutSet(corrected, owner), owner?.list);
  });
  return withDistinctLabels(markCountedNumbers(operations));
}

const writes: ReadonlySet<Operation["role"]> = new Set(["create", "update", "replace"]);

/** Marks the members of the body of a write that the API sets: a key, and those that the extension declares. */
function leaveOutSet(operation: Operation, owner: Resource | undefined): Operation {
  const { body, role } = operation;
  if (body === undefined || owner === undefined || !writes.has(role)) return operation;
  const names = [...(owner.readOnly ?? []), ...bodyKeys(operation, owner)];
  return names.length === 0 ? operation : { ...operation, body: markSetMembers(body, names) };
}

/** Actions of one resource have distinct labels, except declared ones. */
function withDistinctLabels(operations: readonly Operation[]): readonly Operation[] {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const { role, resource, scope, isNamed } = operation;
    if (role !== "action" || isNamed || resource === undefined) continue;
    const group = groups.get(`${resource} ${scope}`) ?? [];
    groups.set(`${resource} ${scope}`, [...group, operation]);
  }
  const labels = new Map(
    [...groups.values()].flatMap((group) => [
      ...distinguishActions(group.map((operation) => ({ ...operation, name: operation.id }))),
    ]),
  );
  return operations.map((operation) => {
    const label = labels.get(operation.id);
    return label === undefined ? operation : { ...operation, label };
  });
}
