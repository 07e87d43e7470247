import type { Filter, ModelPart, Resource, ResourceBrief } from "@quarterdeck/model";
import {
  buildListRequest,
  buildReadRequest,
  readListPage,
  readRecord,
  recordKey,
  recordTitle,
  resourcePart,
  splitKey,
} from "@quarterdeck/model";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { skipToken, useQuery } from "@tanstack/react-query";
import type { Batch } from "./batch.ts";
import { createBatch } from "./batch.ts";
import { sendKnown, useMayRead } from "./known-answers.ts";
import { useModel } from "./model.ts";
import { useNamedPart } from "./part.ts";

/** A page of references is asked for at once; more keys than this would make addresses too long. */
const BATCH_SIZE = 50;
const GATHER_MS = 5;

/** What the referred record is called; undefined while unknown, or where reading it unasked is not safe (H9). */
export function useReferenceTitle(resourceName: string, key: string): string | undefined {
  const { resources } = useModel();
  const brief = resources.find(({ name }) => name === resourceName);
  const part = useNamedPart(resourcePart(resourceName), { isWanted: useMayName(brief) }).data;
  const resource = part?.resource;
  const way = resource && findWay(resource);
  const isAllowed = useMayRead(way?.operation);
  const { data } = useQuery({
    queryKey: titleKey(resourceName, key),
    queryFn:
      !part || resource === undefined || way === undefined || !isAllowed || key === ""
        ? skipToken
        : () => titlesOf(part, resource, way).read(key),
    // A title is a courtesy: the key stands there already.
    retry: false,
  });
  return data ?? undefined;
}

/** What the person has just seen it called need not be read again. */
export function rememberTitle(
  client: QueryClient,
  resourceName: string,
  key: string,
  title: string,
): void {
  client.setQueryData(titleKey(resourceName, encodeURIComponent(key)), title);
}

function titleKey(resourceName: string, key: string): QueryKey {
  return ["title", resourceName, key];
}

/** Whether it is worth to know more of a resource for the sake of its titles. */
function useMayName(brief: ResourceBrief | undefined): boolean {
  const mayList = useMayRead(brief?.operations.list);
  const mayRead = useMayRead(brief?.operations.read);
  return brief?.title !== undefined && brief.parents.length === 0 && (mayList || mayRead);
}

/** How titles of a resource can be read: many at once by a filter on its key, else one by one. */
type TitleWay =
  | { readonly kind: "filter"; readonly operation: string; readonly filter: Filter }
  | { readonly kind: "single"; readonly operation: string };

function findWay(resource: Resource): TitleWay | undefined {
  const { list, parents, title, operations } = resource;
  if (title === undefined || parents.length > 0) return undefined;
  const filter = list?.filters.find((candidate) => isKeyFilter(resource, candidate));
  if (list !== undefined && filter !== undefined) {
    return { kind: "filter", operation: list.operation, filter };
  }
  return operations.read === undefined ? undefined : { kind: "single", operation: operations.read };
}

function isKeyFilter({ key }: Resource, { operator, of }: Filter): boolean {
  const [part] = key;
  return operator === "in" && key.length === 1 && part?.field.length === 1 && part.field[0] === of;
}

const batches = new WeakMap<Resource, Batch<string | null>>();

function titlesOf(part: ModelPart, resource: Resource, way: TitleWay): Batch<string | null> {
  const known = batches.get(resource);
  if (known !== undefined) return known;
  const batch =
    way.kind === "filter"
      ? createBatch((keys) => readFiltered(part, resource, way.filter, keys), {
          size: BATCH_SIZE,
          delayMs: GATHER_MS,
        })
      : createBatch(async ([key = ""]) => [await readSingle(part, resource, key)], {
          size: 1,
          delayMs: GATHER_MS,
        });
  batches.set(resource, batch);
  return batch;
}

async function readFiltered(
  part: ModelPart,
  resource: Resource,
  filter: Filter,
  keys: readonly string[],
): Promise<readonly (string | null)[]> {
  const values = keys.map((key) => Object.values(splitKey(resource, key) ?? {})[0] ?? key);
  const state = {
    page: 1,
    size: keys.length,
    sort: [],
    search: "",
    filters: { [filter.name]: values },
  };
  const answer = await sendKnown(resource.list?.operation, buildListRequest(part, resource, state));
  const { rows } = readListPage(resource, answer, state);
  const titles = new Map(rows.map((row) => [recordKey(resource, row), recordTitle(resource, row)]));
  return keys.map((key) => titles.get(key) ?? null);
}

/** At most so many single reads at a time. */
const LANES = 4;
const lanes: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve());
let nextLane = 0;

async function readSingle(
  part: ModelPart,
  resource: Resource,
  key: string,
): Promise<string | null> {
  const lane = nextLane++ % LANES;
  const before = lanes[lane];
  const read = (async () => {
    await before?.catch(() => undefined);
    const request = buildReadRequest(part, resource, key);
    const answer = await sendKnown(resource.operations.read, request);
    return recordTitle(resource, readRecord(resource, answer)) ?? null;
  })();
  lanes[lane] = read;
  return read;
}
