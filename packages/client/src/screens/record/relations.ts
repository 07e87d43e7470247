import {
  type ModelSummary,
  type LinkEnd,
  type ModelChunk,
  type Referrer,
  type ResourceSummary,
  splitKey,
  type ReferenceField,
  ownMember,
  valueAt,
  writeAddress,
} from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { learnedFacts } from "#queries/model/learned-facts.ts";

/** A list of records that belong to a record. */
export interface Relation {
  /** Id of the tab in the address. */
  readonly id: string;
  readonly label: string;
  readonly resource: ResourceSummary;
  readonly parents: ParentValues;
  readonly filters: { readonly [name: string]: readonly string[] };
  /** Initial values of a new related record. */
  readonly values: ParentValues;
  /** Label of the field that refers to the record, or of the other end of a link. */
  readonly by?: string;
  /** The API cannot select the records: the browser filters all of them. */
  readonly inBrowser?: Referrer["inBrowser"];
  /** Filters to send if the API refuses the others: by the key in place of a member that the field may have. */
  readonly otherFilters?: { readonly [name: string]: readonly string[] };
  /** An empty response does not prove that no record refers to this one. */
  readonly isUnproven?: boolean | undefined;
  /** The records only link this one with others, which are shown in their stead. */
  readonly link?: LinkEnd | undefined;
}

/** Related lists: nested resources, and lists that can be filtered by the record. */
export function findRelations(
  model: ModelSummary,
  { resource, referrers }: ModelChunk,
  key: string,
  parents: ParentValues,
  record?: unknown,
): readonly Relation[] {
  const values = resource && splitKey(resource, key);
  if (resource === undefined || values === undefined) return [];
  const lists = listNested(model, resource, { ...parents, ...values }).filter(
    ({ resource: { operations } }) => operations.list !== undefined,
  );
  const { one } = resource.labels;
  const relations = joinSameRecords(
    [...lists, ...referring(model, referrers, { texts: Object.values(values), parents, record })],
    one,
  );
  return relations.map((relation) => nameRelation(relation, relations, one));
}

/** Resources with this record in their path. */
export function listNested(
  model: ModelSummary,
  owner: ResourceSummary,
  values: ParentValues,
): readonly Relation[] {
  return model.resources.flatMap((resource) => {
    const above = resource.parents;
    const last = above.at(-1);
    const isByKey = above.length === 1 && last?.nested === owner.name;
    const isBelow =
      last?.resource === owner.name && above.length === owner.parents.length + owner.key.length;
    if (resource.isHidden === true || !(isBelow || isByKey)) return [];
    const named = Object.values(values).slice(isByKey ? -1 : 0);
    // The parameter names may differ: both lists start with the outermost.
    const own = above.map(({ parameter }, index) => [
      parameter,
      ownMember(values, parameter) ?? named[index],
    ]);
    if (own.some(([, value]) => value === undefined)) return [];
    return [
      {
        id: resource.name,
        label: resource.labels.many,
        resource,
        parents: Object.fromEntries(own) as ParentValues,
        filters: {},
        values: {},
      },
    ];
  });
}

interface ReferredRecord {
  /** Parts of its key. */
  readonly texts: readonly string[];
  /** Values of the path parameters above it. */
  readonly parents: ParentValues;
  readonly record: unknown;
}

/** Resources with a reference to the record that their list, or the browser, can filter by. */
function referring(
  model: ModelSummary,
  referrers: readonly Referrer[],
  { texts, parents, record }: ReferredRecord,
): readonly Relation[] {
  return referrers
    .filter(isConfirmed)
    .map(proveReferrer)
    .flatMap(({ addressForm, ...referrer }) => {
      const find = (target: string | undefined) =>
        model.resources.find(({ name }) => name === target);
      const resource = find(referrer.resource);
      if (resource === undefined || resource.isHidden === true) return [];
      const { member, isByMember } = referrer;
      const value = member && valueAt(record, [member]);
      // The record is not read yet.
      if (member && !value) return [];
      const { field, parts = [{ field: field.name, filter: referrer.filter }] } = referrer;
      if (parts.length !== texts.length) return [];
      const sent = value ? [String(value)] : texts;
      const link = resource.linkEnds?.find((end) => end.field !== field.name);
      return [
        {
          id: `${resource.name}.${field.name}`,
          label: (find(link?.to) ?? resource).labels.many,
          resource,
          parents: Object.fromEntries(
            resource.parents.map(({ parameter }) => [
              parameter,
              ownMember(parents, parameter) ?? "",
            ]),
          ),
          filters: Object.fromEntries(
            parts.map((part, index) => [part.filter, sent.slice(index, index + 1)]),
          ),
          ...(isByMember && { otherFilters: { [referrer.filter]: texts } }),
          values: Object.fromEntries(
            parts.map((part, index) => {
              const text = (isByMember ? sent : texts)[index] ?? "";
              return [part.field, addressForm ? writeAddress(addressForm, text) : text];
            }),
          ),
          by: (link ?? field).label,
          inBrowser: referrer.inBrowser,
          isUnproven: referrer.isUnproven,
          link,
        },
      ];
    });
}

/** False if the records that the field names have none of its values. */
function isConfirmed({ resource, field }: Referrer): boolean {
  return learnedFacts().get(resource)?.withdrawn?.includes(field.name) !== true;
}

/** The referrer with the reference that the rows of its list proved. */
function proveReferrer(referrer: Referrer): Referrer & Pick<ReferenceField, "addressForm"> {
  const { refined } = learnedFacts().get(referrer.resource) ?? {};
  const reference = refined?.find(({ name }) => name === referrer.field.name);
  if (reference === undefined || !("to" in reference) || !reference.isProven || referrer.parts)
    return referrer;
  const { member: _, isByMember: __, isUnproven: ___, ...own } = referrer;
  const { addressForm, alternateKeys: [member] = [] } = reference;
  return {
    ...own,
    ...(member !== undefined && { member, isByMember: true }),
    ...(addressForm !== undefined && { addressForm }),
  };
}

/**
 * Removes one of a nested and a filtered list with the same label: both show the same records. The one with more
 * operations remains, the nested one if they have equally many. Several filtered lists of one label differ by their field:
 * the nested one has the records of the field that is named after this record, such as `author` of an author's articles.
 */
function joinSameRecords(relations: readonly Relation[], owner: string): readonly Relation[] {
  return relations.filter((relation) => {
    const { label, by, link, resource } = relation;
    const others = relations.filter((one) => one !== relation && one.label === label);
    const [other, another] = others;
    if (other === undefined || link || other.link) return true;
    if (another !== undefined) {
      const main = [relation, ...others].find((one) => one.by === owner);
      const isNested = others.some((one) => one.by === undefined);
      if (relation === main) return main.inBrowser === undefined || !isNested;
      return by !== undefined || main === undefined || main.inBrowser !== undefined;
    }
    if ((by === undefined) === (other.by === undefined)) return true;
    if (relation.inBrowser ?? other.inBrowser) return by === undefined;
    const more = countOperations(resource) - countOperations(other.resource);
    return by === undefined ? more >= 0 : more > 0;
  });
}

function countOperations({ operations }: ResourceSummary): number {
  return Object.keys(operations).length;
}

/**
 * Distinguishes lists with equal labels by the field that refers to the record. The one of the field that is named after
 * it needs no other name.
 */
function nameRelation(relation: Relation, all: readonly Relation[], owner: string): Relation {
  const { label, by } = relation;
  const others = all.filter((other) => other !== relation && other.label === label);
  const isMain =
    by === owner && others.every((other) => other.by !== undefined && other.by !== owner);
  return others.length === 0 || by === undefined || isMain
    ? relation
    : { ...relation, label: `${label} (${by})` };
}
