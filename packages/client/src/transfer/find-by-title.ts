import type { ListState } from "@quarterdeck/model";
import {
  findOptionSearch,
  optionState,
  recordTitle,
  referencePath,
  valueAt,
} from "@quarterdeck/model";
import type { LookedIn } from "./find-by-key.ts";
import { isListable, listRows } from "./find-by-key.ts";
import { inLanes } from "./in-lanes.ts";

/** Title → the keys of the records that are called so. A file names the same few again and again, or is not about titles. */
export async function findByTitle(
  target: LookedIn,
  titles: readonly string[],
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const found = new Map<string, readonly unknown[]>();
  const { resource } = target;
  const path = referencePath(resource);
  if (resource.title === undefined || path === undefined || !isListable(target)) return found;
  await inLanes(titles.slice(0, MOST), async (title) => {
    const state = titleState(target, title);
    if (state === undefined) return;
    const rows = await listRows(target, state);
    const wanted = fold(title);
    const same = rows.filter((row) => fold(recordTitle(resource, row) ?? "") === wanted);
    found.set(
      title,
      same.map((row) => valueAt(row, path)),
    );
  });
  return found;
}

const MOST = 1000;
const SIZE = 50;

/** By a filter on the title itself, else by what finds a part of it. */
function titleState({ resource }: LookedIn, title: string): ListState | undefined {
  const name = resource.title?.length === 1 ? resource.title[0] : undefined;
  const exact = resource.list?.filters.find(
    ({ fieldName, operator }) => fieldName === name && (operator === "is" || operator === "in"),
  );
  if (name !== undefined && exact !== undefined) {
    return { page: 1, size: SIZE, sort: [], search: "", filters: { [exact.name]: [title] } };
  }
  if (findOptionSearch(resource).kind === "none") return undefined;
  return { ...optionState(resource, title), size: SIZE };
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
