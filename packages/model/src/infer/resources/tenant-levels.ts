import type { TenantLevel } from "#types/tenant-level.ts";
import type { Resource } from "#types/resource.ts";
import type { Document } from "#read/document.ts";
import { readBasePath } from "#read/list-operations.ts";
import { memberOf, textsOf } from "#read/member.ts";
import { isParameter, listAncestors } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { singularWords, splitWords, stemOf, writeLabel } from "#infer/names/words.ts";
import type { ResourceDraft } from "./resource-draft.ts";

const TENANTS = "x-quarterdeck-tenants";

/** Words for tenants. */
const WORDS =
  "organization org tenant workspace project realm server site team company instance cluster environment namespace store shop space repository repo database domain group";
const STEMS: ReadonlySet<string> = new Set(WORDS.split(" ").map(stemOf));

/** Lists and single records below the key at a position. */
interface Level {
  readonly position: Position;
  /** Without another key between. */
  readonly direct: readonly ResourceDraft[];
  readonly all: readonly ResourceDraft[];
}

/** Positions of keys that users choose once: those above most lists, or above many if their name is that of a tenant. */
export function findTenantPositions(
  document: Document,
  drafts: readonly ResourceDraft[],
): readonly Position[] {
  const declared = declaredPaths(document);
  const levels = listLevels(drafts);
  if (declared !== undefined) {
    return levels
      .map(({ position }) => position)
      .filter(({ path }) => declared.some((one) => isPathOf(one, pathShape(path))));
  }
  return findLevels(levels, drafts).slice(0, MAX_LEVELS);
}

const MAX_LEVELS = 3;

function declaredPaths({ root }: Document): readonly string[] | undefined {
  const value = memberOf(root, TENANTS);
  if (value === undefined) return undefined;
  const paths = typeof value === "string" ? value.split(/[\s,]+/) : textsOf(root, TENANTS);
  const base = readBasePath(root);
  return paths
    .filter((path) => path !== "")
    .flatMap((path) => (base === "" ? [path] : [path, base + path]))
    .map(pathShape);
}

/** True for the path of a key, or that of the list above it. */
function isPathOf(declared: string, path: string): boolean {
  return path === declared || path === `${declared.replace(/\/$/, "")}/{}`;
}

function pathShape(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, "{}");
}

function listLevels(drafts: readonly ResourceDraft[]): readonly Level[] {
  const levels = new Map<Position, { direct: ResourceDraft[]; all: ResourceDraft[] }>();
  for (const draft of drafts) {
    for (const [index, position] of keysAbove(draft).entries()) {
      const level = levels.get(position) ?? { direct: [], all: [] };
      levels.set(position, level);
      level.all.push(draft);
      if (index === 0) level.direct.push(draft);
    }
  }
  return [...levels].map(([position, level]) => ({ position, ...level }));
}

/** Positions with keys above the records of a draft, the nearest first. */
function keysAbove({ position }: ResourceDraft): readonly Position[] {
  return [position, ...listAncestors(position)].filter(isParameter);
}

/** Levels among drafts, the largest first, each followed by the levels below it. */
function findLevels(
  levels: readonly Level[],
  drafts: readonly ResourceDraft[],
  isInner = false,
): readonly Position[] {
  const [level] = levels
    .filter((one) => isTenantLevel(one, drafts, isInner))
    .toSorted((one, other) => other.all.length - one.all.length);
  if (level === undefined) return [];
  const below = levels.filter(({ position }) => listAncestors(position).includes(level.position));
  const outer = levels.filter((one) => one !== level && !below.includes(one));
  return [
    level.position,
    ...findLevels(below, level.all, true),
    ...findLevels(outer, drafts, isInner).filter(
      (at) => !listAncestors(level.position).includes(at),
    ),
  ];
}

/** True for enough lists below the key, in relation to all lists apart from those of the tenants themselves. */
function isTenantLevel(
  { position, direct, all }: Level,
  drafts: readonly ResourceDraft[],
  isInner: boolean,
): boolean {
  const owners = drafts.filter(({ item }) => item === position);
  const share = all.length / (drafts.length - owners.length);
  if (owners.length > 0 && 2 * countRepeated(all, drafts) > all.length) return false;
  const isNamed = hasTenantName(position);
  if (owners.length === 0) return direct.length >= 2 && (share > 0.5 || (isNamed && share > 0.25));
  const records = all.filter(({ item }) => item !== undefined);
  if (isNamed) return direct.length >= 2 && (all.length >= 3 || isInner) && share > 0.25;
  return direct.length >= 3 && all.length >= 4 && records.length >= 2 && share > 0.5;
}

/** Number of lists that the API has without a key too: `/sites/{id}/tags` next to `/tags`. */
function countRepeated(below: readonly ResourceDraft[], drafts: readonly ResourceDraft[]): number {
  const stems = new Set(
    drafts
      .filter((draft) => draft.calls.has("list") && keysAbove(draft).length === 0)
      .map(({ position }) => stemOf(position.segment.text)),
  );
  return below.filter(({ position }) => stems.has(stemOf(position.segment.text))).length;
}

function hasTenantName({ segment, parent }: Position): boolean {
  const above = parent === undefined || isParameter(parent) ? "" : parent.segment.text;
  const [parameter = ""] = segment.parameters;
  return [...splitWords(above).slice(-1), ...splitWords(parameter)].some((word) =>
    STEMS.has(stemOf(word)),
  );
}

/** Tenant levels of positions, with the parents and the label of their resources. */
export function buildTenantLevels(
  positions: readonly Position[],
  resources: readonly { readonly resource: Resource; readonly draft: ResourceDraft }[],
): readonly TenantLevel[] {
  return positions.flatMap((position) => {
    const direct = resources.find(({ draft }) => keysAbove(draft)[0] === position);
    if (direct === undefined) return [];
    const { parents } = direct.resource;
    const own = parents.at(-1);
    const owner = resources.find(({ resource }) => resource.name === own?.resource);
    const choices = choicesOf(direct.draft, own?.parameter);
    const single = owner && findOwnTenant(owner.resource, resources);
    return {
      path: position.path,
      label: owner?.resource.labels.one ?? labelOfParameter(own?.parameter ?? ""),
      parents,
      ...(choices === undefined ? {} : { choices }),
      ...(single === undefined ? {} : { own: single.name }),
    };
  });
}

/** Part of a tenant's fields that its single record has at least. */
const MOST_FIELDS = 0.8;

/** Single record with the key and the fields of tenants that have no list: `/me` for `/users/{id}`. */
function findOwnTenant(
  { operations, key, fields }: Resource,
  resources: readonly { readonly resource: Resource }[],
): Resource | undefined {
  if (operations.list !== undefined || key.length !== 1) return undefined;
  return resources
    .map(({ resource }) => resource)
    .find((single) => {
      if (single.isSingleton !== true || single.parents.length > 0) return false;
      const names = new Set(single.fields.map(({ name }) => name));
      const shared = fields.filter(({ name }) => names.has(name));
      const hasKey = key.every(({ field }) => names.has(field[0] ?? ""));
      return hasKey && fields.length > 1 && shared.length >= MOST_FIELDS * fields.length;
    });
}

function labelOfParameter(parameter: string): string {
  const words = splitWords(parameter);
  const isEnding =
    words.length > 1 && /^(?:id|uuid|guid|key|name|slug|code)$/.test(words.at(-1) ?? "");
  return writeLabel(singularWords(isEnding ? words.slice(0, -1) : words));
}

function choicesOf(
  { calls }: ResourceDraft,
  parameter: string | undefined,
): readonly string[] | undefined {
  const fields = [...calls.values()].flatMap(({ parameters }) =>
    parameters
      .filter((one) => one.parameter.in === "path" && one.parameter.name === parameter)
      .map((one) => one.parameter.field),
  );
  const [field] = fields;
  return field?.kind === "choice" ? field.choices.map(({ value }) => String(value)) : undefined;
}
