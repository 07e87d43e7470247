import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { Parent, Resource } from "#types/resource.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { isEnvelopeMember } from "#infer/calls/envelope.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { RESPONSE_DEPTH, readWithinBudget } from "#infer/fields/field-depth.ts";
import { readField, readFields } from "#infer/fields/fields.ts";
import { addressPath, readRecordSchema } from "#infer/fields/record-members.ts";
import { inferIdentity } from "./identity.ts";
import { inferKey, inferRequestKey } from "#infer/keys/infer-key.ts";
import type { InferredKey } from "#infer/keys/infer-key.ts";
import { inferListShape, VALUE_FIELD } from "#infer/lists/infer-list-shape.ts";
import { callOf, isParameter, listAncestors, pathOf } from "#infer/calls/path-tree.ts";
import { isCount, isLookup } from "./lookups.ts";
import { isGenericSegment } from "./machine-names.ts";
import type { ParameterOwners } from "./parameter-owners.ts";
import { recordSchemas, subjectOfDraft } from "./resource-draft.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import type { ResourceNaming } from "./resource-names.ts";
import type { DescribedResource } from "#infer/relations/relation-targets.ts";
import { describeRecords } from "./describe-records.ts";
import { inferTitle, titleOfConnection, withoutAddress } from "./titles.ts";
import { isEmptyEnvelope } from "./undescribed-lists.ts";

/** Results of the previous stages that a resource needs. */
export interface ResourceSources {
  readonly names: ReadonlyMap<ResourceDraft, ResourceNaming>;
  readonly owners: ParameterOwners;
  readonly actions: ReadonlyMap<string, readonly string[]>;
  readonly groups: ReadonlyMap<string, string>;
}

/** Builds the resource of a draft: fields, key, title, list. Relations are added later. */
export function buildResource(
  context: FieldContext,
  draft: ResourceDraft,
  sources: ResourceSources,
): DescribedResource {
  const { position, item, calls } = draft;
  const { name, labels } = sources.names.get(draft) ?? { name: "", labels: { one: "", many: "" } };
  // Members of an envelope of anything are not fields of the record.
  const schemas = recordSchemas(draft).filter((node) => !isEmptyEnvelope(context.document, node));
  const valueFields = readValueField(context, draft, labels);
  const fields = valueFields ?? readRecordFields(context, draft, schemas);
  const inferredKey = inferDraftKey(context.document, draft, schemas);
  const identity = inferredKey.key.length > 0 ? undefined : inferIdentity(fields, draft);
  const subject = subjectOfDraft(draft);
  const list = calls.get("list");
  const title =
    valueFields === undefined
      ? (titleOfConnection(draft, subject, inferredKey.key) ??
        inferTitle(withoutAddress(fields, inferredKey.key), subject, context.schemaFacts))
      : { title: [VALUE_FIELD] };
  const read = calls.get("read");
  const group = sources.groups.get(name);
  const description = describeRecords(context, draft, schemas);
  const resource: Resource = {
    name,
    labels,
    ...(group === undefined ? {} : { group }),
    ...(description === undefined ? {} : { description }),
    ...(hasCollection(draft) ? { collectionPath: collectionPath(draft) } : {}),
    ...(item === undefined ? {} : { itemPath: pathOf(item) }),
    ...(isLookup(draft) || isCount(draft, fields) ? { isHidden: true } : {}),
    ...(draft.isSingleton ? { itemPath: pathOf(position), isSingleton: true } : {}),
    parents: listParents(draft, sources.owners),
    key: inferredKey.key,
    ...(identity === undefined ? {} : { identity }),
    ...title,
    fields,
    ...(list === undefined
      ? {}
      : {
          list: inferListShape(context, {
            list,
            countCalls: listCountCalls(draft),
            fields,
            key: inferredKey.key[0]?.field ?? identity,
          }),
        }),
    ...(read === undefined ? {} : { record: read.response.path }),
    operations: Object.fromEntries([...calls].map(([role, call]) => [role, call.id])),
    actions: sources.actions.get(name) ?? [],
    evidence: [...draft.evidence, ...inferredKey.evidence],
  };
  const schemaNames = schemas.flatMap((node) => {
    const { names, properties } = readSchema(context.document, node);
    return names.map((own) => ({ name: own, size: properties.size }));
  });
  const address = schemas
    .map((node) => findAddress(context.document, node, fields))
    .find((path) => path !== undefined);
  return {
    resource,
    subject,
    schemas: schemaNames,
    ...(address === undefined ? {} : { address }),
  };
}

const OWN_ADDRESS = /^(?:_?(?:url|self|href|uri)|(?:resource|record|self)_?(?:ur[il]|href|link))$/i;

/** Path of the record's own address: by its format, or a member such as `url`. */
function findAddress(
  document: Document,
  node: unknown,
  fields: readonly Field[],
): JsonPath | undefined {
  const own = addressPath(readSchema(document, node).properties.keys());
  const field = fields.find(({ name, kind }) => kind === "url" && OWN_ADDRESS.test(name));
  return own ?? (field && [field.name]);
}

function hasCollection({ position, calls, isSingleton, verbs }: ResourceDraft): boolean {
  // A list that is requested by POST does not have a collection path.
  if (verbs !== undefined && calls.get("list")?.method !== "get") return false;
  return !isSingleton && (position.calls.length > 0 || calls.has("list") || calls.has("create"));
}

/** Path of the list if the collection path has no operations: `/wiki/index`. */
function collectionPath({ position, calls }: ResourceDraft): string {
  const list = calls.get("list");
  return position.calls.length === 0 && list !== undefined ? list.path : pathOf(position);
}

/** Fields of list rows, then further fields of the whole record. */
function readRecordFields(
  context: FieldContext,
  draft: ResourceDraft,
  schemas: readonly unknown[],
): readonly Field[] {
  const maxFields = context.isLarge ? MAX_FIELDS / 4 : MAX_FIELDS;
  return readWithinBudget([RESPONSE_DEPTH - 1, RESPONSE_DEPTH], maxFields, (depth) =>
    readFieldsAt({ ...context, depth, isResponse: true }, draft, schemas),
  );
}

const MAX_FIELDS = 120;

function readValueField(
  context: FieldContext,
  { calls }: ResourceDraft,
  labels: ResourceNaming["labels"],
): readonly Field[] | undefined {
  const response = calls.get("list")?.response;
  // If records can be read, the read response has their fields.
  if (response?.shape !== "values" || calls.get("read")?.response.shape === "record")
    return undefined;
  const field = readField({ ...context, isResponse: true }, response.inner, {
    name: VALUE_FIELD,
    isRequired: true,
  });
  return [{ ...field, label: labels.one }];
}

function readFieldsAt(
  context: FieldContext,
  draft: ResourceDraft,
  schemas: readonly unknown[],
): readonly Field[] {
  const fields = new Map<string, Field>();
  for (const node of schemas.length > 0 ? schemas : writtenSchemas(draft)) {
    const schema = readRecordSchema(context.document, node);
    const recordContext: FieldContext = { ...context, open: schema.names.slice(0, 1) };
    const missing = [...schema.properties.keys()].some((name) => !fields.has(name));
    if (!missing) continue;
    for (const field of readFields(recordContext, schema)) {
      if (!fields.has(field.name) && !field.isWriteOnly) fields.set(field.name, field);
    }
  }
  return [...fields.values()];
}

/** Without a response schema, the request bodies describe the record. */
function writtenSchemas({ calls }: ResourceDraft): readonly unknown[] {
  const bodies = [calls.get("replace"), calls.get("create"), calls.get("update")].map(
    (call) => call?.body?.schema,
  );
  return bodies.filter((schema) => schema !== undefined).slice(0, 1);
}

function inferDraftKey(
  document: Document,
  draft: ResourceDraft,
  schemas: readonly unknown[],
): InferredKey {
  const { position, item, verbs, calls } = draft;
  const written = schemas.length > 0 ? [] : writtenSchemas(draft);
  const described = [...schemas, ...written];
  if (item !== undefined) {
    const isWritten = written.length > 0 && (calls.has("list") || calls.has("read"));
    return inferKey(document, { position, item, isWritten }, described);
  }
  if (verbs?.key === undefined) return { key: [], evidence: [] };
  const members = recordSchemas(draft).flatMap((node) => [
    ...readSchema(document, node).properties.keys(),
  ]);
  return inferRequestKey(document, verbs.key, {
    subject: subjectOfDraft(draft),
    schemas: described,
    isUndescribed:
      (draft.calls.has("list") || draft.calls.has("read")) &&
      members.every((name) => isEnvelopeMember(name)),
  });
}

function listCountCalls({ position }: ResourceDraft): readonly Call[] {
  const { parent, children, segment } = position;
  // `/tables/orders/count` counts `/tables/orders/records`.
  const isOnly = parent?.calls.length === 0 && isGenericSegment(segment.text);
  const sibling = isOnly ? parent.children.get("count") : undefined;
  return [children.get("count"), children.get(":count"), sibling].flatMap((at) => {
    const call = callOf(at, "get");
    return call === undefined ? [] : [call];
  });
}

/** Path parameters of a collection, outermost first, with the resources whose keys fill them. */
function listParents({ position }: ResourceDraft, owners: ParameterOwners): readonly Parent[] {
  return [position, ...listAncestors(position)]
    .toReversed()
    .filter(isParameter)
    .flatMap((at) =>
      at.segment.parameters.map((parameter) => {
        const resource = owners.at(at) ?? owners.named(parameter) ?? owners.near(at, parameter);
        if (resource !== undefined) return { parameter, resource };
        const nested = owners.nested(parameter);
        return nested === undefined ? { parameter } : { parameter, nested };
      }),
    );
}
