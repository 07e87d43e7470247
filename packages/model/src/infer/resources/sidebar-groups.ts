import { entriesOf, listOf, textOf, textsOf } from "#read/member.ts";
import type { Document } from "#read/document.ts";
import { isParameter, listAncestors, subjectOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import type { ResourceNaming } from "./resource-names.ts";
import { fixedSegments } from "./resource-names.ts";
import { listShortAcronyms } from "#infer/names/acronyms.ts";
import { labelOf, pluralOf, stemOf } from "#infer/names/words.ts";

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
    const group = byTag.get(tag) ?? ((counts.get(tag) ?? 0) > 1 ? labelTag(tag) : undefined);
    if (group !== undefined) groups.set(name, group);
  }
  const top = [...names].filter(([draft]) => isInMenu(draft));
  const nameOf = ([, { name }]: (typeof top)[number]) => name;
  // A single heading does not divide the menu.
  const isDivided =
    byTag.size > 0 || new Set(top.map((entry) => groups.get(nameOf(entry)))).size > 1;
  if (!isDivided) groups.clear();
  const listFlat = () => top.filter((entry) => !groups.has(nameOf(entry)));
  const divide = (headingOf: (entry: (typeof top)[number]) => string | undefined) => {
    const flat = listFlat();
    const shared = shareHeadings(flat, headingOf);
    for (const entry of flat) setHeading(groups, nameOf(entry), shared.get(entry));
  };
  if (listFlat().length > MOST_FLAT) {
    divide(([draft]) => firstSegment(draft));
    divide(([, { labels }]) => labels.many.split(" ")[0]);
  }
  if (listFlat().length > MOST_FLAT) divide(([, { labels }]) => labels.many.split(" ").at(-1));
  return withoutRepeatedNames(mergeHeadings(groups), top, tenants);

  /** True if no key is above the records, or only that of a tenant. */
  function isInMenu({ position }: ResourceDraft): boolean {
    const key = [position, ...listAncestors(position)].find(isParameter);
    return key === undefined || tenants.includes(key);
  }
}

/** A longer menu without headings is grouped. */
const MOST_FLAT = 20;

function setHeading(groups: Map<string, string>, name: string, heading: string | undefined): void {
  if (heading !== undefined && heading !== "") groups.set(name, labelHeading(heading));
}

function labelHeading(name: string): string {
  return labelOf(name, new Set(listShortAcronyms([name])));
}

/** Nouns of software behind the topic of a tag: `SiteController`, `Enforcer API`, `ApplicationService`. */
const SOFTWARE = /(?<=.)\s+(?:controllers?|endpoints?|apis?|operations?)$/i;
const SOFTWARE_IN_NAME = /(?<=.)\s+(?:service|resource|router|handler|module)$/i;

/** Heading of a tag; one with spaces is spelled as a heading: "OAuth 2.0". */
function labelTag(tag: string): string {
  const isName = !/\s/.test(tag.trim());
  const text = isName ? labelHeading(tag) : tag.trim().replace(/\s+/g, " ");
  const own = text.replace(SOFTWARE, "");
  const label = isName ? own.replace(SOFTWARE_IN_NAME, "") : own;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/**
 * Leaves out headings that repeat a name: that of the only list below them, or of the tenant that their lists belong to.
 */
function withoutRepeatedNames(
  groups: ReadonlyMap<string, string>,
  top: readonly (readonly [ResourceDraft, ResourceNaming])[],
  tenants: readonly Position[],
): ReadonlyMap<string, string> {
  const entries = top.map(([{ position }, { name, labels }]) => {
    const tenant = listAncestors(position).find((at) => tenants.includes(at));
    const owner = tenant === undefined ? "" : subjectOf(tenant);
    const heading = groups.get(name) ?? "";
    return {
      name,
      label: stemOf(labels.many),
      owner: stemOf(owner),
      heading,
      stem: stemOf(heading),
    };
  });
  const counts = new Map<string, number>();
  const keyOf = ({ owner, heading }: (typeof entries)[number]) => `${owner}/${heading}`;
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  const repeated = entries.filter(
    (entry) =>
      entry.stem === entry.owner || (entry.stem === entry.label && counts.get(keyOf(entry)) === 1),
  );
  const names = new Set(repeated.map(({ name }) => name));
  return new Map([...groups].filter(([name]) => !names.has(name)));
}

/** One heading for those that differ only in number or case: "Order" and "Orders". */
function mergeHeadings(groups: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const byStem = new Map<string, string>();
  for (const heading of groups.values()) {
    const stem = stemOf(heading);
    const other = byStem.get(stem);
    byStem.set(stem, other === undefined || isPlural(heading) ? heading : other);
  }
  return new Map([...groups].map(([name, own]) => [name, byStem.get(stemOf(own)) ?? own] as const));
}

function isPlural(heading: string): boolean {
  const word = heading.toLowerCase().split(" ").at(-1) ?? "";
  return pluralOf(word) === word;
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
      groups.set(name, textOf(tags.get(parent), "summary") ?? labelHeading(parent));
  }
  for (const [, group] of entriesOf({ ...listOf(root, "x-tagGroups") })) {
    const heading = textOf(group, "name");
    for (const tag of textsOf(group, "tags")) if (heading !== undefined) groups.set(tag, heading);
  }
  return groups;
}
