import { entriesOf, listOf, textOf, textsOf } from "#read/member.ts";
import type { Document } from "#read/document.ts";
import { isParameter, listAncestors, subjectOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import type { ResourceNaming } from "./resource-names.ts";
import { fixedSegments } from "./resource-names.ts";
import { isLookup } from "./lookups.ts";
import { listShortAcronyms } from "#infer/names/acronyms.ts";
import { labelOf, pluralOf, splitWords, stemOf } from "#infer/names/words.ts";

type Entry = readonly [draft: ResourceDraft, naming: ResourceNaming];

/** Sidebar headings by resource: tag groups of the document, else tags that several resources share. */
export function inferGroups(
  document: Document,
  names: ReadonlyMap<ResourceDraft, ResourceNaming>,
  tenants: readonly Position[],
): ReadonlyMap<string, string> {
  const byTag = readTagGroups(document);
  const tags = new Map([...names].map(([draft, { name }]) => [name, tagOf(draft)] as const));
  const top = listEntries(names, tenants);
  const counts = new Map<string, number>();
  for (const entry of top) {
    const tag = tags.get(nameOf(entry));
    if (tag !== undefined) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const byName = new Map<string, string>();
  for (const [name, tag] of tags) {
    if (tag === undefined) continue;
    const group = byTag.get(tag) ?? ((counts.get(tag) ?? 0) > 1 ? labelTag(tag) : undefined);
    if (group !== undefined) byName.set(name, group);
  }
  // A single heading does not divide the menu.
  const isDivided =
    byTag.size > 0 || new Set(top.map((entry) => byName.get(nameOf(entry)))).size > 1;
  const menus = listMenus(top, tenants);
  const own = isDivided ? byName : new Map<string, string>();
  const groups = new Map(withoutRepeatedNames(mergeHeadings(own), menus));
  for (const menu of menus) divideMenu(groups, menu);
  return withoutRepeatedNames(mergeHeadings(groups), menus);
}

function nameOf([, { name }]: Entry): string {
  return name;
}

/** Entries of the menu: no key is above the records, or only that of a tenant. Those that only a key opens come last. */
function listEntries(
  names: ReadonlyMap<ResourceDraft, ResourceNaming>,
  tenants: readonly Position[],
): readonly Entry[] {
  const top = [...names].filter(([draft]) => {
    const key = keyAbove(draft);
    return (key === undefined || tenants.includes(key)) && !isLookup(draft);
  });
  const listed = top.filter(
    ([{ calls, isSingleton }]) => calls.has("list") || isSingleton || !calls.has("read"),
  );
  return listed.length > 0 ? listed : top;
}

function keyAbove({ position }: ResourceDraft): Position | undefined {
  return [position, ...listAncestors(position)].find(isParameter);
}

/** Entries that one menu has: those without a tenant, or those of one level. */
interface Menu {
  readonly tenant: Position | undefined;
  readonly entries: readonly Entry[];
}

function listMenus(top: readonly Entry[], tenants: readonly Position[]): readonly Menu[] {
  return [undefined, ...tenants].map((tenant) => ({
    tenant,
    entries: top.filter(([draft]) => keyAbove(draft) === tenant),
  }));
}

/** Adds headings by the words of paths and names to a long menu without headings. */
function divideMenu(groups: Map<string, string>, { tenant, entries }: Menu): void {
  const listFlat = () => entries.filter((entry) => !groups.has(nameOf(entry)));
  const divide = (headingOf: (entry: Entry) => string | undefined) => {
    const flat = listFlat();
    const shared = shareHeadings(flat, headingOf);
    for (const entry of flat) setHeading(groups, nameOf(entry), shared.get(entry));
  };
  if (listFlat().length > MOST_FLAT) {
    divide(([draft]) => firstSegment(draft, tenant));
    divide(([, { labels }]) => labels.many.split(" ")[0]);
  }
  if (listFlat().length > MOST_FLAT) divide(([, { labels }]) => labels.many.split(" ").at(-1));
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
 * Leaves out headings that repeat a name: that of the only list below them, also with further words, or of the tenant
 * that their lists belong to.
 */
function withoutRepeatedNames(
  groups: ReadonlyMap<string, string>,
  menus: readonly Menu[],
): ReadonlyMap<string, string> {
  const names = new Set(menus.flatMap((menu) => listRepeated(groups, menu)));
  return new Map([...groups].filter(([name]) => !names.has(name)));
}

function listRepeated(
  groups: ReadonlyMap<string, string>,
  { tenant, entries }: Menu,
): readonly string[] {
  const owner = tenant === undefined ? "" : stemOf(subjectOf(tenant));
  const headed = entries.map(([, { name, labels }]) => ({
    name,
    label: labels.many,
    heading: groups.get(name) ?? "",
  }));
  const counts = new Map<string, number>();
  for (const { heading } of headed) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  return headed
    .filter(
      ({ label, heading }) =>
        stemOf(heading) === owner || (counts.get(heading) === 1 && hasWordsOf(label, heading)),
    )
    .map(({ name }) => name);
}

/** True if a label has all words of a heading: "Deploy keys" below "Deploys". */
function hasWordsOf(label: string, heading: string): boolean {
  const words = new Set(splitWords(label).map(stemOf));
  return (
    stemOf(label) === stemOf(heading) ||
    splitWords(heading).every((word) => words.has(stemOf(word)))
  );
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
function shareHeadings<Item>(
  entries: readonly Item[],
  headingOf: (entry: Item) => string | undefined,
): ReadonlyMap<Item, string> {
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

/** First fixed segment of a path below another one, or below a tenant: `admin` of `/api/v1/admin/users`. */
function firstSegment(
  { position }: ResourceDraft,
  tenant: Position | undefined,
): string | undefined {
  const above = listAncestors(position);
  const start = tenant === undefined ? -1 : above.indexOf(tenant);
  const fixed = fixedSegments(position);
  const own = start === -1 ? fixed : fixed.slice(-start - 1);
  return own.length > 1 ? own[0] : undefined;
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
