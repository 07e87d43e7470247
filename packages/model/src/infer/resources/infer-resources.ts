import type { Assignment, Call } from "#infer/calls/call.ts";
import { listPositions } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import type { DescribedResource } from "#infer/relations/relation-targets.ts";
import { mapOf, memberOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import { shareSorts } from "#infer/lists/share-sorts.ts";
import { splitWords } from "#infer/names/words.ts";
import { expandInitials } from "#infer/names/initials.ts";
import { listShortAcronyms, readAcronyms } from "#infer/names/acronyms.ts";
import { listLeadingAcronyms, readSpellings } from "#infer/names/spellings.ts";
import { assignCalls } from "./assign-calls.ts";
import { buildResource } from "./build-resource.ts";
import { correctResource, hasDeclaredOrder, orderDrafts } from "./declared-resource.ts";
import { declareRoles } from "./declared-role.ts";
import { findResources } from "./find-resources.ts";
import { inferGroups } from "./sidebar-groups.ts";
import { mergeResources } from "./merge-resources.ts";
import { findParameterOwners } from "./parameter-owners.ts";
import { rankResources } from "./rank-resources.ts";
import type { Rejections, RoleContext } from "./rejections.ts";
import { recordSchemas, tagsOfDraft } from "./resource-draft.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import { nameResources } from "./resource-names.ts";
import type { LabelWords } from "./resource-names.ts";
import { buildTenantLevels, findTenantPositions } from "./tenant-levels.ts";
import type { TenantLevel } from "#types/tenant-level.ts";

/** Resource with the draft that it was built from. */
export interface InferredResource extends DescribedResource {
  readonly draft: ResourceDraft;
}

export interface InferredResources {
  readonly resources: readonly InferredResource[];
  /** Role and resource of each call that belongs to a resource. */
  readonly assignments: ReadonlyMap<Call, Assignment>;
  readonly tenantLevels: readonly TenantLevel[];
}

/** Names that show how the document spells its words: schemas, tags and operation ids. */
function listNames({ root }: FieldContext["document"], position: Position): readonly string[] {
  const schemas = mapOf(memberOf(root, "components"), "schemas");
  const old = mapOf(root, "definitions");
  const calls = listPositions(position).flatMap((at) => at.calls);
  return [
    ...Object.keys(schemas),
    ...Object.keys(old),
    ...calls.flatMap(({ tag, operationId }) => [tag ?? "", operationId ?? ""]),
  ];
}

function listSchemaNames(document: FieldContext["document"], draft: ResourceDraft) {
  return recordSchemas(draft).flatMap((node) => readSchema(document, node).names);
}

/** Names with the singular of the records: of their schemas, and of the operations with one record. */
function listRecordNames(
  document: FieldContext["document"],
  draft: ResourceDraft,
): readonly string[] {
  const operations = [...draft.calls].flatMap(([role, { operationId = "" }]) =>
    role === "list" ? [] : [operationId],
  );
  return [...listSchemaNames(document, draft), ...operations];
}

/**
 * Infers the resources of the paths below `root`: finds and merges them, applies declared roles and order, names them,
 * assigns the other calls as actions, and builds each with its fields, key, title and list. Relations are added later.
 */
export function inferResources(context: FieldContext, root: Position): InferredResources {
  const { document } = context;
  const rejections: Rejections = new Map();
  const roles: RoleContext = { document, rejections };
  const merged = mergeResources(roles, root, findResources(roles, root));
  const drafts = orderDrafts(document, declareRoles(document, root, merged));
  const spelled = listNames(document, root);
  const tenants = findTenantPositions(document, drafts);
  const labelWords: LabelWords = {
    spellings: readSpellings(spelled),
    acronyms: new Set([
      ...readAcronyms(document.root),
      ...listLeadingAcronyms(spelled),
      ...listShortAcronyms(listPositions(root).map(({ segment }) => segment.text)),
    ]),
    expand: (draft, words) =>
      expandInitials(words, listSchemaNames(document, draft), tagsOfDraft(draft)),
    recordWords: (draft) => new Set(listRecordNames(document, draft).flatMap(splitWords)),
  };
  const names = nameResources(drafts, labelWords, tenants);
  const { assignments, actions } = assignCalls(listPositions(root), names, rejections);
  const owners = findParameterOwners(names);
  const groups = inferGroups(document, names, tenants);
  const built = drafts.map((draft): InferredResource => {
    const resource = buildResource(context, draft, { names, owners, actions, groups });
    return { ...correctResource(context, draft, resource), draft };
  });
  const resources = shareSorts(built);
  const ranked = rankResources(resources, (draft) => hasDeclaredOrder(document, draft));
  return { resources: ranked, assignments, tenantLevels: buildTenantLevels(tenants, resources) };
}
