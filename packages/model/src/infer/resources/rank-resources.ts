import type { Resource } from "#types/resource.ts";
import { isNested, type Position } from "#infer/calls/path-tree.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import { fixedSegments } from "./resource-names.ts";

interface Ranked {
  readonly draft: ResourceDraft;
  readonly resource: Resource;
}

/**
 * Resources in the order in which people need them: records that an API has for its users and
 * the list that most of it is about, lists whose records open or
 * change, other lists, records that concern the system itself, single records. Equal ones remain in document order, those
 * without a heading first.
 */
export function rankResources<Item extends Ranked>(
  items: readonly Item[],
  isDeclared: (draft: ResourceDraft) => boolean,
): readonly Item[] {
  const containers = findContainers(items);
  const main = findMain(items);
  const ranks = new Map(
    items.map((item) => {
      const rank = item === main ? 0 : rankOf(item, containers);
      return [item, isDeclared(item.draft) ? -1 : rank] as const;
    }),
  );
  const orderOf = (item: Item) =>
    (ranks.get(item) ?? 0) + (item.resource.group === undefined ? 0 : 0.5);
  return items.toSorted((one, other) =>
    ranks.get(one) === -1 && ranks.get(other) === -1 ? 0 : orderOf(one) - orderOf(other),
  );
}

function rankOf({ draft, resource }: Ranked, containers: ReadonlySet<string>): number {
  const { list, operations, actions, isSingleton } = resource;
  if (containers.has(fixedSegments(draft.position)[0] ?? "")) return 0;
  if (list === undefined || isSingleton === true) return 4;
  if (isSystem(resource)) return 3;
  const { read, create, update, replace, remove } = operations;
  const isOpen = [read, create, update, replace, remove].some((id) => id !== undefined);
  return isOpen || actions.length > 0 ? 1 : 2;
}

/**
 * Moves the list to the front whose rows are records with most operations below another record: `/search/features` of
 * `/projects/{projectId}/features/{name}`. Their own list needs a project.
 */
export function raiseFlatList<Item extends Ranked>(
  items: readonly Item[],
  isDeclared: (draft: ResourceDraft) => boolean,
): readonly Item[] {
  const byName = new Map(items.map((item) => [item.resource.name, item]));
  const [best] = items
    .flatMap((item) => {
      const target = byName.get(item.resource.rowTarget?.to ?? "")?.draft.position;
      if (target === undefined || isNested(item.draft.position)) return [];
      return isNested(target) ? [{ item, count: countCalls(target) }] : [];
    })
    .toSorted((a, b) => b.count - a.count);
  if (best === undefined || best.count < LEAST_CALLS) return items;
  const declared = items.filter(({ draft }) => isDeclared(draft));
  const front = new Set([...declared, best.item]);
  return [...front, ...items.filter((item) => !front.has(item))];
}

const LEAST_CALLS = 15;

/** List that most of the API is about: it has at least twice as many operations at and below it as any other. */
function findMain<Item extends Ranked>(items: readonly Item[]): Item | undefined {
  const [first, second] = items
    .filter(({ draft, resource }) => resource.list !== undefined && !isNested(draft.position))
    .map((item) => ({ item, count: countCalls(item.draft.position) }))
    .toSorted((a, b) => b.count - a.count);
  const isMain =
    first !== undefined && first.count >= Math.max(LEAST_CALLS, 2 * (second?.count ?? 0));
  return isMain ? first.item : undefined;
}

function countCalls({ calls, children }: Position): number {
  return [...children.values()].reduce((sum, child) => sum + countCalls(child), calls.length);
}

/** Path segment above the records that users of a generic API define: `/items/articles`. */
const CONTAINER = /^(?:items|data|classes|entities|objects|records|content|tables)$/i;

function findContainers(items: readonly Ranked[]): ReadonlySet<string> {
  const top = items.filter(({ draft }) => !isNested(draft.position));
  const paths = top.map(({ draft }) => fixedSegments(draft.position));
  return new Set(
    paths
      .filter((path) => path.length > 1 && CONTAINER.test(path[0] ?? ""))
      .map(([first = ""]) => first),
  );
}

/** Records that configure or log the system itself. */
const SYSTEM: ReadonlySet<string> = new Set(
  "setting settings stats preset permission revision version field relation schema extension plugin addon webhook token session log audit activity history metric stat statistic config configuration locale"
    .split(" ")
    .map(stemOf),
);

function isSystem({ labels }: Resource): boolean {
  return SYSTEM.has(stemOf(splitWords(labels.one).at(-1) ?? ""));
}
