import { entriesOf, listOf, textOf, textsOf } from "#read/member.ts";
import type { Document } from "#read/document.ts";
import { isParameter, listAncestors } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import type { ResourceNaming } from "./resource-names.ts";
import { fixedSegments } from "./resource-names.ts";
import { labelOf, stemOf } from "#infer/names/words.ts";

/** Sidebar headings by resource: tag groups of the document, else tags that several resources share. */
export function inferGroups(
  document: Document,
  names: ReadonlyMap<ResourceDraft, ResourceNaming>,
  tenants: readonly Position[],
): ReadonlyMap<string, string> {
  const byTag = readTagGroups(document);
  const tags = new Map([...names].map(([draft, { name }]) => [name, tagOf(draft)] as const));
  const counts = new Map<string, number>();
  for (const [draft, { name }] of names) {
    const tag = tags.get(name);
    if (tag !== undefined && isInMenu(draft)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const groups = new Map<string, string>();
  for (const [name, tag] of tags) {
    if (tag === undefined) continue;
    const group = byTag.get(tag) ?? ((counts.get(tag) ?? 0) > 1 ? labelOf(tag) : undefined);
    if (group !== undefined) groups.set(name, group);
  }
  const top = [...names].filter(([draft]) => isInMenu(draft));
  const headingOf = ([, { name }]: (typeof top)[number]) => groups.get(name);
  const flat = top.filter(([, { name }]) => !groups.has(name));
  // One heading over the whole menu divides nothing.
  const isOnlyHeading = flat.length === 0 && new Set(top.map(headingOf)).size === 1;
  if (isOnlyHeading && byTag.size === 0) return new Map();
  if (flat.length <= MOST_FLAT) return groups;
  const nameOf = ([, { name }]: (typeof top)[number]) => name;
  const byPath = shareHeadings(flat, ([draft]) => firstSegment(draft));
  for (const entry of flat) setHeading(groups, nameOf(entry), byPath.get(entry));
  const rest = flat.filter((entry) => !groups.has(nameOf(entry)));
  const byWord = shareHeadings(rest, ([, { labels }]) => labels.many.split(" ")[0] ?? "");
  for (const entry of rest) setHeading(groups, nameOf(entry), byWord.get(entry));
  return groups;

  /** True if no key is above the records, or only that of a tenant. */
  function isInMenu({ position }: ResourceDraft): boolean {
    const key = [position, ...listAncestors(position)].find(isParameter);
    return key === undefined || tenants.includes(key);
  }
}

/** A longer menu without headings is grouped. */
const MOST_FLAT = 20;

function setHeading(groups: Map<string, string>, name: string, heading: string | undefined): void {
  if (heading !== undefined && heading !== "") groups.set(name, labelOf(heading));
}

/** Headings that several entries share, but not nearly all of them. */
function shareHeadings<Entry>(
  entries: readonly Entry[],
  headingOf: (entry: Entry) => string | undefined,
): ReadonlyMap<Entry, string> {
  const stems = entries.map((entry) => stemOf(headingOf(entry) ?? ""));
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map(
    entries.flatMap((entry, index) => {
      const count = counts.get(stems[index] ?? "") ?? 0;
      const heading = headingOf(entry);
      const isShared = count > 1 && count < entries.length * 0.8;
      return isShared && heading !== undefined ? [[entry, heading] as const] : [];
    }),
  );
}

/** First fixed segment of a path below another one: `admin` of `/api/v1/admin/users`. */
function firstSegment({ position }: ResourceDraft): string | undefined {
  const fixed = fixedSegments(position);
  return fixed.length > 1 ? fixed[0] : undefined;
}

function tagOf({ calls }: ResourceDraft): string | undefined {
  const order = ["list", "read", "create", "replace", "update", "remove"] as const;
  return order.map((role) => calls.get(role)?.tag).find((tag) => tag !== undefined);
}

/** `x-tagGroups` (a common extension), and `parent` of a tag (OpenAPI 3.2, "Tag Object"). */
function readTagGroups({ root }: Document): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  const tags = new Map(listOf(root, "tags").map((tag) => [textOf(tag, "name") ?? "", tag]));
  for (const [name, tag] of tags) {
    const parent = textOf(tag, "parent");
    if (parent !== undefined)
      groups.set(name, textOf(tags.get(parent), "summary") ?? labelOf(parent));
  }
  for (const [, group] of entriesOf({ ...listOf(root, "x-tagGroups") })) {
    const heading = textOf(group, "name");
    for (const tag of textsOf(group, "tags")) if (heading !== undefined) groups.set(tag, heading);
  }
  return groups;
}
