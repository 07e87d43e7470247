import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { Parent, Resource } from "#types/resource.ts";
import { foldName, stemOf } from "#infer/names/words.ts";

/** A resource as something to refer to. */
export interface RelationTarget {
  readonly name: string;
  /** What names may call it by: its segment and its schemas, in folded singular. */
  readonly stems: ReadonlySet<string>;
  readonly schemaStems: ReadonlySet<string>;
  readonly key: JsonPath;
  readonly isNumber: boolean;
  /** Its key is a resource name, of which paths take the last segment. */
  readonly isLastSegment: boolean;
  /** Its records are plain values, the key is the value itself. */
  readonly isPlain: boolean;
  /** Its records have what people have. */
  readonly isPerson: boolean;
  readonly title: JsonPath | undefined;
  /** What its path needs before its own key. */
  readonly parents: readonly Parent[];
  readonly paths: readonly string[];
  /** Higher is more likely meant. */
  readonly weight: number;
}

/** A named schema of a resource's records, and how many properties it has. */
export interface RecordSchema {
  readonly name: string;
  readonly size: number;
}

/** A resource with what its own data does not say: the names of its records' schemas. */
export interface DescribedResource {
  readonly resource: Resource;
  readonly subject: string;
  readonly schemas: readonly RecordSchema[];
}

/** All targets, and by what they are looked up; in each list the likeliest stands first. */
export interface TargetIndex {
  readonly all: readonly RelationTarget[];
  readonly byName: ReadonlyMap<string, RelationTarget>;
  readonly byStem: ReadonlyMap<string, readonly RelationTarget[]>;
  readonly bySchema: ReadonlyMap<string, readonly RelationTarget[]>;
  /** By the folded name of the key, where that says of what it is the key. */
  readonly byKey: ReadonlyMap<string, readonly RelationTarget[]>;
  /** Those that may be called by a longer name with this end. */
  readonly endingWith: (stem: string) => readonly RelationTarget[];
}

const PLAIN_KEY =
  /^_?(?:id|uuid|guid|pk|gid|sid|uid|key|slug|code|name|title|number|username|email|path|type|value)$/i;

export function indexTargets(resources: readonly DescribedResource[]): TargetIndex {
  const all = listTargets(resources).toSorted((a, b) => b.weight - a.weight);
  const index = (namesOf: (target: RelationTarget) => Iterable<string>) => {
    const found = new Map<string, RelationTarget[]>();
    for (const target of all) {
      for (const name of namesOf(target)) {
        const list = found.get(name);
        if (list === undefined) found.set(name, [target]);
        else list.push(target);
      }
    }
    return found;
  };
  const endings = new Map<string, readonly RelationTarget[]>();
  return {
    all,
    endingWith: (wanted) => {
      const known =
        endings.get(wanted) ??
        all.filter(({ stems }) => [...stems].some((stem) => stem.endsWith(wanted)));
      endings.set(wanted, known);
      return known;
    },
    byName: new Map(all.map((target) => [target.name, target])),
    byStem: index(({ stems }) => stems),
    bySchema: index(({ schemaStems }) => schemaStems),
    byKey: index(({ key }) => {
      const name = key.at(-1) ?? "";
      return key.length === 1 && !PLAIN_KEY.test(name) ? [foldName(name)] : [];
    }),
  };
}

const PERSONAL = /^(?:e?mail|emailaddress|firstname|lastname|username|login)$/;

/** What relations may lead to: all that has a key of one part. */
function listTargets(resources: readonly DescribedResource[]): readonly RelationTarget[] {
  return resources.flatMap(({ resource, subject, schemas }) => {
    const key = keyOf(resource);
    if (key === undefined || resource.isSingleton) return [];
    const field = fieldAt(resource.fields, key);
    const schemaStems = new Set(
      schemas.filter((schema) => tells(schema, subject)).map(({ name: own }) => stemOf(own)),
    );
    return [
      {
        name: resource.name,
        stems: new Set([stemOf(subject), stemOf(resource.name), ...schemaStems]),
        schemaStems,
        key,
        isNumber: isPlainNumber(field),
        isLastSegment: resource.key[0]?.isLastSegment === true,
        isPlain: resource.list?.valueField !== undefined,
        isPerson: resource.fields.some(({ name }) => PERSONAL.test(foldName(name))),
        title: resource.title,
        // Only what its own path needs: a record may have a path apart from its list.
        parents: resource.parents.filter(
          ({ parameter }) => resource.itemPath?.includes(`{${parameter}}`) ?? true,
        ),
        paths: [resource.collectionPath, resource.itemPath].filter((path) => path !== undefined),
        weight:
          (resource.operations.read === undefined ? 0 : 4) +
          (resource.parents.length === 0 ? 8 : 0) +
          (resource.operations.list === undefined ? 0 : 2) +
          (resource.key.length === 0 ? 0 : 1),
      },
    ];
  });
}

/** Whether a schema is the resource's own: `IdName`, the shape of many things, tells nothing. */
function tells({ name, size }: RecordSchema, subject: string): boolean {
  const [stem, own] = [stemOf(name), stemOf(subject)];
  return size > 4 || stem.includes(own) || own.includes(stem);
}

/** A list whose records have no path is still referred to by what tells its rows apart. */
function keyOf({ key, identity, list }: Resource): JsonPath | undefined {
  const [only] = key;
  if (only !== undefined) return key.length === 1 ? only.field : undefined;
  if (list?.valueField !== undefined) return [list.valueField];
  return list === undefined ? undefined : identity;
}

export function isPlainNumber(field: Field | undefined): boolean {
  return field?.kind === "number" && field.isText !== true;
}

export function fieldAt(fields: readonly Field[], path: JsonPath): Field | undefined {
  const [name, ...rest] = path;
  const field = fields.find((item) => item.name === name);
  if (rest.length === 0 || field === undefined) return field;
  return field.kind === "group" ? fieldAt(field.fields, rest) : undefined;
}
