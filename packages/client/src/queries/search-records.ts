import type { ListPage, ModelPart, Resource, ResourceBrief } from "@quarterdeck/model";
import {
  findOptionSearch,
  recordKey,
  optionState,
  recordTitle,
  resourcePart,
} from "@quarterdeck/model";
import { useQueries } from "@tanstack/react-query";
import { mayReadUnasked } from "./known-answers.ts";
import { listOptions } from "./list.ts";
import { partOptions } from "./part.ts";

/** A record that a search of its list found. */
export interface FoundRecord {
  readonly resource: Resource;
  readonly key: string;
  readonly title: string;
}

const mostLists = 8;
const mostEach = 3;

/** H9: only lists that have answered this person before are asked, few of them, the first ones given. */
export function searchableFirst(resources: readonly ResourceBrief[]): readonly ResourceBrief[] {
  return resources
    .filter(({ parents, operations }) => parents.length === 0 && mayReadUnasked(operations.list))
    .slice(0, mostLists);
}

/** Records whose list finds this text, across lists; nothing is asked for less than two letters. */
export function useRecordSearch(
  resources: readonly ResourceBrief[],
  text: string,
): { readonly found: readonly FoundRecord[]; readonly isSearching: boolean } {
  const isWanted = text.trim().length > 1;
  const parts = useQueries({
    queries: resources.map(({ name }) => ({
      ...partOptions(resourcePart(name)),
      enabled: isWanted,
    })),
  });
  const asked = parts.flatMap(({ data }) => (data && isWanted ? askedOf(data, text.trim()) : []));
  const pages = useQueries({
    queries: asked.map(({ options }) => ({ ...options, retry: false, staleTime: 60_000 })),
  });
  return {
    found: asked.flatMap(({ resource }, index) => foundOn(resource, pages[index]?.data)),
    isSearching: isWanted && [...parts, ...pages].some(({ isFetching }) => isFetching),
  };
}

function askedOf(part: ModelPart, text: string) {
  const { resource } = part;
  if (resource === undefined || findOptionSearch(resource).kind === "none") return [];
  const state = { ...optionState(resource, text), size: mostEach };
  return [{ resource, options: listOptions(part, resource, state, {}) }];
}

function foundOn(resource: Resource, page: ListPage | undefined): readonly FoundRecord[] {
  return (page?.rows ?? []).slice(0, mostEach).flatMap((row) => {
    const key = recordKey(resource, row);
    return key === undefined ? [] : [{ resource, key, title: recordTitle(resource, row) ?? key }];
  });
}
