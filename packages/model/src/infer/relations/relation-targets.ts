import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { Parent, Resource } from "#types/resource.ts";
import { groupBy } from "#own/group-by.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";
import { type AlternateKey, listAlternateKeys } from "./alternate-keys.ts";
import { listAbbreviations } from "./abbreviations.ts";

/** Resource that fields can refer to. */
export interface RelationTarget {
  readonly name: string;
  /** Folded singular names of the resource: its path segment and its schemas. */
  readonly stems: ReadonlySet<string>;
  readonly schemaStems: ReadonlySet<string>;
  readonly key: JsonPath;
  readonly isNumber: boolean;
  /** Fields other than the key that identify a record. */
  readonly alternateKeys: readonly AlternateKey[];
  /** The document declares the key as an integer, not only as a number. */
  readonly isInteger: boolean;
  /** Declared format of the key, such as uuid. */
  readonly keyFormat: string | undefined;
  /** One record can be read by its path. */
  readonly isReadable: boolean;
  /** Path of a record's own address in a response, by which requests may refer to it. */
  readonly address: JsonPath | undefined;
  /** The key is a resource name (`users/1`), of which paths take the last segment. */
  readonly isLastSegment: boolean;
  /** The records are plain values, which are their own keys. */
  readonly isPlain: boolean;
  /** The records have the fields of people: email, first name. */
  readonly isPerson: boolean;
  /** Folded names of the fields of its records. */
  readonly members: ReadonlySet<string>;
  readonly title: JsonPath | undefined;
  /** Parents whose keys the path needs. */
  readonly parents: readonly Parent[];
  readonly paths: readonly string[];
  /** Folded name of the path parameter that takes the key, if it is specific: `file_key` in `/files/{file_key}`. */
  readonly parameter: string | undefined;
  /** Priority among targets with the same name; higher wins. */
  readonly weight: number;
}

/** Named schema of a record, with its number of properties. */
export interface RecordSchema {
  readonly name: string;
  readonly size: number;
}

/** Resource with the schema names of its records. */
export interface DescribedResource {
  readonly resource: Resource;
  readonly subject: string;
  readonly schemas: readonly RecordSchema[];
  /** Path of a record's own address in a response. */
  readonly address?: JsonPath;
}

/** Resource that several fields refer to together. */
export interface CompositeTarget {
  readonly name: string;
  /** Names of the fields of its key. */
  readonly key: readonly string[];
  readonly paths: readonly string[];
}

/** Targets with indexes; each list is in order of priority. */
export interface TargetIndex {
  readonly all: readonly RelationTarget[];
  /** Resources whose key has several parts. */
  readonly composite: readonly CompositeTarget[];
  readonly byName: ReadonlyMap<string, RelationTarget>;
  readonly byStem: ReadonlyMap<string, readonly RelationTarget[]>;
  readonly bySchema: ReadonlyMap<string, readonly RelationTarget[]>;
  /** By the folded name of the key, if that name is specific to the resource. */
  readonly byKey: ReadonlyMap<string, readonly RelationTarget[]>;
  /** By the folded name of the path parameter that takes the key, if that name is specific to the resource. */
  readonly byParameter: ReadonlyMap<string, readonly RelationTarget[]>;
  /** By the folded name of the last path parameter, of several words: `indexname` for `/databases/{indexName}`. */
  readonly byPathEnd: ReadonlyMap<string, readonly RelationTarget[]>;
  /** By abbreviations of the stem and by the initials of its words. */
  readonly byAbbreviation: ReadonlyMap<string, readonly RelationTarget[]>;
  /** Stems of all resources, also of those without a key. */
  readonly stems: ReadonlySet<string>;
  /** Targets with a stem that ends in the given one, of at least `ENDING_LENGTH` letters. */
  readonly endingWith: (stem: string) => readonly RelationTarget[];
}

/** Letters of the shortest ending of a stem that names a target. */
export const ENDING_LENGTH = 4;

function lastLetters(stem: string): string {
  return stem.slice(-ENDING_LENGTH);
}

const PLAIN_KEY =
  /^_?(?:id|uuid|guid|pk|gid|sid|uid|key|slug|code|name|title|number|username|email|path|type|value)$/i;

/** Indexes the resources that relations can lead to. */
export function indexTargets(resources: readonly DescribedResource[]): TargetIndex {
  // `/users` has priority over `/meta/types/user`.
  const all = listTargets(resources).toSorted(
    (a, b) => b.weight - a.weight || depthOf(a) - depthOf(b),
  );
  const index = (namesOf: (target: RelationTarget) => Iterable<string>) => groupBy(all, namesOf);
  const byLetters = index(({ stems }) => new Set([...stems].map(lastLetters)));
  return {
    all,
    composite: resources.flatMap(({ resource }) => listComposite(resource)),
    endingWith: (ending) =>
      (byLetters.get(lastLetters(ending)) ?? []).filter(({ stems }) =>
        [...stems].some((stem) => stem.endsWith(ending)),
      ),
    byName: new Map(all.map((target) => [target.name, target])),
    byStem: ownNamesFirst(index(({ stems }) => stems)),
    bySchema: index(({ schemaStems }) => schemaStems),
    byKey: index(({ key }) => {
      const name = key.at(-1) ?? "";
      return key.length === 1 && !PLAIN_KEY.test(name) ? [foldName(name)] : [];
    }),
    byPathEnd: index(({ paths }) => [...new Set(paths.flatMap(readPathEnd))]),
    byParameter: index(({ parameter }) => (parameter === undefined ? [] : [parameter])),
    byAbbreviation: index(listAbbreviations),
    stems: new Set(
      resources.flatMap(({ resource, subject }) => [stemOf(subject), stemOf(resource.name)]),
    ),
  };
}

/** Puts records with the name in their path before those with the name of their schema only. */
function ownNamesFirst(
  byStem: ReadonlyMap<string, readonly RelationTarget[]>,
): ReadonlyMap<string, readonly RelationTarget[]> {
  return new Map(
    [...byStem].map(([stem, targets]) => {
      const isOwn = ({ paths }: RelationTarget) =>
        paths.some((path) => path.split("/").some((text) => stemOf(text) === stem));
      const own = targets.filter(isOwn);
      return [stem, [...own, ...targets.filter((target) => !own.includes(target))]] as const;
    }),
  );
}

/** Number of segments of the shortest path. */
function depthOf({ paths }: RelationTarget): number {
  return Math.min(...paths.map((path) => path.split("/").length));
}

/** Name of a path parameter that contains the name of its resource: `projectId`, not `id` or `name`. */
function specificParameter({ key, itemPath }: Resource): string | undefined {
  const [only] = key;
  if (key.length !== 1 || only?.in !== undefined) return undefined;
  const parameter = only?.parameter ?? /\{([^{}]+)\}$/.exec(itemPath ?? "")?.[1] ?? "";
  const words = splitWords(parameter);
  const isNamed = words.length > 1 ? KEY_NAME.test(words.at(-1) ?? "") : isJoined(parameter);
  return isNamed ? foldName(parameter) : undefined;
}

/** Folded name of several words of the parameter at the end of a path. */
function readPathEnd(path: string): readonly string[] {
  const [, name = ""] = /\{([^{}]+)\}$/.exec(path) ?? [];
  return splitWords(name).length > 1 ? [foldName(name)] : [];
}

/** True for a name and a key word without a separator: `orgid`, `userid`. */
function isJoined(parameter: string): boolean {
  return (
    /^[a-z]{3,}id$/.test(parameter) &&
    !/^(?:uuid|guid|grid|valid|void|paid|ssid|puid)$/.test(parameter)
  );
}

const KEY_NAME = /^(?:id|uuid|guid|sid|gid|pk|key|code|slug|no|number)$/;

function listComposite({
  name,
  key,
  parents,
  collectionPath,
  itemPath,
}: Resource): readonly CompositeTarget[] {
  const names = key.flatMap(({ field }) => (field.length === 1 ? field : []));
  if (names.length < 2 || names.length < key.length || parents.length > 0) return [];
  const paths = [collectionPath, itemPath].filter((path) => path !== undefined);
  return [{ name, key: names, paths }];
}

const PERSONAL = /^(?:e?mail|emailaddress|firstname|lastname|username|login)$/;

/** Resources with a key of one part, without singletons. */
function listTargets(resources: readonly DescribedResource[]): readonly RelationTarget[] {
  return resources.flatMap(({ resource, subject, schemas, address }) => {
    const key = keyOf(resource);
    if (key === undefined || resource.isSingleton) return [];
    const field = fieldAt(resource.fields, key);
    const schemaStems = new Set(
      schemas.filter((schema) => isOwnSchema(schema, subject)).map(({ name: own }) => stemOf(own)),
    );
    const stems = new Set([stemOf(subject), stemOf(resource.name), ...schemaStems]);
    return [
      {
        name: resource.name,
        stems,
        schemaStems,
        key,
        alternateKeys: listAlternateKeys(resource.fields, key, stems),
        isNumber: isPlainNumber(field),
        isInteger: field?.kind === "number" && field.isInteger === true,
        keyFormat: field !== undefined && "format" in field ? field.format : undefined,
        isReadable: resource.operations.read !== undefined,
        isLastSegment: resource.key[0]?.isLastSegment === true,
        address,
        isPlain: resource.list?.valueField !== undefined,
        members: new Set(resource.fields.map(({ name }) => foldName(name))),
        isPerson: resource.fields.some(({ name }) => PERSONAL.test(foldName(name))),
        title: resource.title,
        // The record path may be separate from the list path.
        parents: resource.parents.filter(
          ({ parameter }) => resource.itemPath?.includes(`{${parameter}}`) ?? true,
        ),
        paths: [resource.collectionPath, resource.itemPath].filter((path) => path !== undefined),
        parameter: specificParameter(resource),
        // Rows without a key, such as the consumption of each branch, are not the records that fields refer to.
        weight:
          (resource.operations.read === undefined ? 0 : 4) +
          (resource.parents.length === 0 && isKeyed(resource) ? 8 : 0) +
          (resource.operations.list === undefined ? 0 : 2) +
          (resource.key.length === 0 ? 0 : 1),
      },
    ];
  });
}

function isKeyed({ key, operations }: Resource): boolean {
  return key.length > 0 || operations.read !== undefined;
}

/** True for a schema that identifies the resource; `IdName` has too few properties to do so. */
function isOwnSchema({ name, size }: RecordSchema, subject: string): boolean {
  const [stem, own] = [stemOf(name), stemOf(subject)];
  return size > 4 || stem.includes(own) || own.includes(stem);
}

/** Rows without a path are referred to by their identity. */
function keyOf({ key, identity, list }: Resource): JsonPath | undefined {
  const [only] = key;
  if (only !== undefined) return key.length === 1 ? only.field : undefined;
  if (list?.valueField !== undefined) return [list.valueField];
  return list === undefined ? undefined : identity;
}

/** True for a number field whose value is a JSON number. */
export function isPlainNumber(field: Field | undefined): boolean {
  return field?.kind === "number" && field.isText !== true;
}

/** Field at a path, through groups. */
export function fieldAt(fields: readonly Field[], path: JsonPath): Field | undefined {
  const [name, ...rest] = path;
  const field = fields.find((item) => item.name === name);
  if (rest.length === 0 || field === undefined) return field;
  return field.kind === "group" ? fieldAt(field.fields, rest) : undefined;
}

/** Path of the title in an embedded record. */
export function titleIn(
  target: RelationTarget,
  nestedFields: readonly Field[],
): JsonPath | undefined {
  if (target.title !== undefined && fieldAt(nestedFields, target.title) !== undefined)
    return target.title;
  const named = nestedFields.find(
    (item) =>
      /^(?:name|title|label|displayname|display_name|fullname|full_name)$/i.test(item.name) &&
      item.kind === "text",
  );
  return named === undefined ? undefined : [named.name];
}
