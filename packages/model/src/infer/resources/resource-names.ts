import { isNested, isParameter, listAncestors } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import { isVersion } from "#infer/names/technical-names.ts";
import { isPlainVerb } from "#infer/names/verbs.ts";
import { pluralWords, singularWords, writeLabel } from "#infer/names/words.ts";
import type { Spellings } from "#infer/names/spellings.ts";

/** Name of a resource in URLs and its labels. */
export interface ResourceNaming {
  readonly name: string;
  readonly labels: { readonly one: string; readonly many: string };
}

/** Unique short names: the last fixed segment, with previous segments if several are equal. */
export function nameResources(
  drafts: readonly ResourceDraft[],
  spellings: Spellings,
): ReadonlyMap<ResourceDraft, ResourceNaming> {
  const segments = new Map(drafts.map((draft) => [draft, segmentsOf(draft)] as const));
  const lengths = new Map(drafts.map((draft) => [draft, 1]));
  const nameOf = (draft: ResourceDraft) =>
    (segments.get(draft) ?? []).slice(-(lengths.get(draft) ?? 1)).join("-") || "root";
  for (let round = 0; round < 12; round += 1) {
    const clashing = [...groupBy(drafts, nameOf).values()]
      .filter((group) => group.length > 1)
      .flat();
    const growing = clashing.filter(
      (draft) => (lengths.get(draft) ?? 1) < (segments.get(draft) ?? []).length,
    );
    if (growing.length === 0) break;
    for (const draft of growing) lengths.set(draft, (lengths.get(draft) ?? 1) + 1);
  }
  const taken = new Set<string>();
  return new Map(
    drafts.map((draft) => {
      const base = nameOf(draft);
      let name = base;
      for (let count = 2; taken.has(name); count += 1) name = `${base}-${count}`;
      taken.add(name);
      return [
        draft,
        {
          name,
          labels: labelsOf(draft, spellings, {
            length: lengths.get(draft) ?? 1,
            segments: segments.get(draft) ?? [],
          }),
        },
      ];
    }),
  );
}

function labelsOf(
  draft: ResourceDraft,
  spellings: Spellings,
  { length, segments }: { readonly length: number; readonly segments: readonly string[] },
): ResourceNaming["labels"] {
  // A nested list needs only its own segment.
  const isBelow = isNested(draft.position);
  const parts = isBelow ? segments.slice(-1) : segments.slice(-length);
  const words = parts.flatMap((part, index) =>
    index < parts.length - 1 ? singularWords(spellings(part)) : spellings(part),
  );
  if (words.length === 0) return { one: "Record", many: "Records" };
  if (draft.isSingleton) return { one: writeLabel(words), many: writeLabel(words) };
  return { one: writeLabel(singularWords(words)), many: writeLabel(pluralWords(words)) };
}

/** Path prefixes of an API, which are not part of names. */
const PREFIX = /^(?:api|apis|rest|public|services?)$/i;

/** Fixed segments of the path; the name of the records replaces a last one with a verb in front. */
function segmentsOf({ position, name }: ResourceDraft): readonly string[] {
  const segments = fixedSegments(position);
  if (name === undefined) return segments;
  const verb = segments.at(-2) ?? "";
  return [...segments.slice(0, isPlainVerb(verb) ? -2 : -1), name];
}

/** Fixed segments of a path without the prefixes and versions of an API. */
export function fixedSegments(position: Position): readonly string[] {
  const all = [...listAncestors(position).toReversed(), position]
    .filter((at) => !isParameter(at) && (at.parent !== undefined || at === position))
    .map(({ segment }) =>
      decodeSegment(segment.text)
        .replaceAll(/[^\w.-]+/g, "-")
        .replaceAll(/^-+|-+$/g, ""),
    )
    .filter((text) => text !== "");
  const names = all.filter((text) => !isVersion(text));
  const start = names.findIndex((text) => !PREFIX.test(text));
  return start === -1 ? all.slice(-1) : names.slice(start);
}

/** `Order%20Details` is "Order Details". */
function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
