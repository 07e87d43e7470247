import type { AdminModel, Resource, ResourceRelation } from "@quarterdeck/model";
import { listRelations } from "@quarterdeck/model";

/** Resource, or group of resources, on the API map. */
export interface MapNode {
  /** `Resource.name`, or the label of the group. */
  readonly id: string;
  readonly label: string;
  /** Index of its group, for its color. */
  readonly group: number;
  /** Undefined for a group. */
  readonly resource?: Resource;
  /** Number of resources of a group. */
  readonly size: number;
}

export interface MapEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: ResourceRelation["kind"];
  readonly isGuess: boolean;
  readonly labels: readonly string[];
  /** Number of relations between two groups. */
  readonly weight: number;
}

export interface MapGraph {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
  readonly isGrouped: boolean;
}

/** Largest number of resources that are drawn one by one. */
const MOST_NODES = 48;

/** Number of resources at the centers of groups. */
const CENTERS = 28;

type Relations = readonly ResourceRelation[];

interface GraphOptions {
  /** Label of the group to open. */
  readonly group: string | undefined;
  /** Label of the resources of a large model without relations. */
  readonly unrelated: string;
}

/** Resources and relations of a model; those of a large model by group. */
export function buildGraph(
  model: Pick<AdminModel, "resources">,
  { group, unrelated }: GraphOptions,
): MapGraph {
  const resources = model.resources.filter(
    ({ isHidden, linkEnds }) => isHidden !== true && linkEnds === undefined,
  );
  const names = new Set(resources.map(({ name }) => name));
  const relations = listRelations(model).filter(({ from, to }) => names.has(from) && names.has(to));
  if (resources.length <= MOST_NODES) return drawAll(resources, relations, headings(resources));
  const chosen = chooseGroups(resources, relations);
  const groups = new Map(
    [...chosen].map(([name, label]) => [name, label === "" ? unrelated : label]),
  );
  return group !== undefined && [...groups.values()].includes(group)
    ? drawGroup({ resources, relations, groups }, group)
    : drawGroups({ resources, relations, groups });
}

/** Group by `Resource.name`. */
type Groups = ReadonlyMap<string, string>;

function headings(resources: readonly Resource[]): Groups {
  return new Map(resources.map(({ name, group }) => [name, group ?? ""]));
}

interface Source {
  readonly resources: readonly Resource[];
  readonly relations: Relations;
  readonly groups: Groups;
}

/** Headings of the menu if they divide the resources well, else the most related resources with those near them. */
function chooseGroups(resources: readonly Resource[], relations: Relations): Groups {
  const byHeading = headings(resources);
  const withHeading = resources.filter((resource) => resource.group !== undefined).length;
  const sizes = sizesOf(byHeading);
  const isUseful =
    withHeading > resources.length * 0.8 &&
    sizes.length > 3 &&
    sizes.length <= MOST_NODES &&
    Math.max(...sizes) <= MOST_NODES;
  return isUseful ? byHeading : groupByCenter(resources, relations);
}

function sizesOf(groups: Groups): readonly number[] {
  const sizes = new Map<string, number>();
  for (const group of groups.values()) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return [...sizes.values()];
}

function groupByCenter(resources: readonly Resource[], relations: Relations): Groups {
  const near = new Map<string, string[]>(resources.map(({ name }) => [name, []]));
  for (const { from, to } of relations) {
    near.get(from)?.push(to);
    near.get(to)?.push(from);
  }
  const centers = resources
    .filter(({ parents }) => parents.length === 0)
    .toSorted(
      (one, other) => (near.get(other.name)?.length ?? 0) - (near.get(one.name)?.length ?? 0),
    )
    .slice(0, CENTERS);
  const centerOf = new Map(centers.map(({ name }) => [name, name]));
  const waiting = centers.map(({ name }) => name);
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    for (const other of near.get(name) ?? []) {
      if (centerOf.has(other)) continue;
      centerOf.set(other, centerOf.get(name) ?? name);
      waiting.push(other);
    }
  }
  const labels = new Map(resources.map(({ name, labels: { many } }) => [name, many]));
  return new Map(resources.map(({ name }) => [name, labels.get(centerOf.get(name) ?? "") ?? ""]));
}

/** Labels by `Resource.name`; those of several resources have the one that contains the records in front. */
function labelNodes(resources: readonly Resource[]): ReadonlyMap<string, string> {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const labels = resources.map((resource) => resource.labels.many);
  const repeated = new Set(labels.filter((label, at) => labels.indexOf(label) !== at));
  return new Map(
    resources.map(({ name, labels: { many }, parents }) => {
      const parent = byName.get(parents.findLast(({ resource }) => resource)?.resource ?? "");
      const isClear = parent === undefined || !repeated.has(many);
      return [name, isClear ? many : `${parent.labels.many} / ${many}`];
    }),
  );
}

function drawAll(resources: readonly Resource[], relations: Relations, groups: Groups): MapGraph {
  const order = [...new Set(groups.values())];
  const labels = labelNodes(resources);
  const nodes = resources.map((resource) => ({
    id: resource.name,
    label: labels.get(resource.name) ?? "",
    group: order.indexOf(groups.get(resource.name) ?? ""),
    resource,
    size: 1,
  }));
  return {
    nodes,
    edges: relations.map((relation) => ({ ...relation, weight: 1 })),
    isGrouped: false,
  };
}

function drawGroups({ resources, relations, groups }: Source): MapGraph {
  const order = [...new Set(groups.values())];
  const nodes = order.map((label, group) => {
    const members = resources.filter(({ name }) => groups.get(name) === label);
    const [only] = members;
    return members.length === 1 && only !== undefined
      ? { id: groupId(label), label: only.labels.many, group, resource: only, size: 1 }
      : { id: groupId(label), label, group, size: members.length };
  });
  const idOf = (name: string): string => groupId(groups.get(name) ?? "");
  return { nodes, edges: joinEdges(relations, idOf), isGrouped: true };
}

/** Resources of a group, and the other groups that they are related to. */
function drawGroup({ resources, relations, groups }: Source, opened: string): MapGraph {
  const order = [...new Set(groups.values())];
  const isInside = (name: string): boolean => groups.get(name) === opened;
  const touching = relations.filter(({ from, to }) => isInside(from) || isInside(to));
  const idOf = (name: string): string => (isInside(name) ? name : groupId(groups.get(name) ?? ""));
  const inside = resources.filter(({ name }) => isInside(name));
  const labels = labelNodes(resources);
  const outside = new Set(
    touching
      .flatMap(({ from, to }) => [from, to])
      .filter((name) => !isInside(name))
      .map((name) => groups.get(name) ?? ""),
  );
  const nodes: readonly MapNode[] = [
    ...inside.map((resource) => ({
      id: resource.name,
      label: labels.get(resource.name) ?? "",
      group: order.indexOf(opened),
      resource,
      size: 1,
    })),
    ...[...outside].map((label) => ({
      id: groupId(label),
      label,
      group: order.indexOf(label),
      size: [...groups.values()].filter((one) => one === label).length,
    })),
  ];
  return { nodes, edges: joinEdges(touching, idOf), isGrouped: true };
}

function joinEdges(relations: Relations, idOf: (name: string) => string): readonly MapEdge[] {
  const edges = new Map<string, MapEdge>();
  for (const { from, to, kind, labels, isGuess } of relations) {
    const ends = { from: idOf(from), to: idOf(to) };
    if (ends.from === ends.to && from !== to) continue;
    const id = JSON.stringify(ends);
    const first = edges.get(id);
    edges.set(id, {
      ...ends,
      kind: first?.kind ?? kind,
      isGuess: isGuess && (first?.isGuess ?? true),
      labels: [...new Set([...(first?.labels ?? []), ...labels])],
      weight: (first?.weight ?? 0) + 1,
    });
  }
  return [...edges.values()];
}

/** Distinct from the name of each resource. */
function groupId(label: string): string {
  return `group:${label}`;
}
