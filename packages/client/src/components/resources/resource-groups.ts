import type { ModelSummary, ResourceSummary } from "@quarterdeck/model";

export interface ResourceGroup {
  /** Undefined: they stand without a heading. */
  readonly label: string | undefined;
  readonly resources: readonly ResourceSummary[];
}

/** What the sidebar and home list: whatever needs no parent, under its heading, in the description's order. */
export function groupResources(model: ModelSummary): readonly ResourceGroup[] {
  const top = model.resources.filter(
    ({ parents, isHidden }) => parents.length === 0 && isHidden !== true,
  );
  const groups = [...new Set(top.map(({ group }) => group))].map((label) => ({
    label,
    resources: top.filter(({ group }) => group === label),
  }));
  const single = groups.filter(({ resources }) => resources.length === 1);
  // A heading over every link says nothing: descriptions often have one tag for each resource.
  if (single.length * 2 <= groups.length || groups.length < 3) return sortHeadless(groups);
  const several = groups.filter(({ resources }) => resources.length > 1);
  const loose = single.flatMap(({ resources }) => resources);
  return sortHeadless(mergeHeadless([{ label: undefined, resources: loose }, ...several]));
}

/** Those whose name has the text in it, in one list: headings would only stand between them. */
export function filterGroups(
  groups: readonly ResourceGroup[],
  text: string,
): readonly ResourceGroup[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return groups;
  const found = groups
    .flatMap(({ resources }) => resources)
    .filter((resource) => isCalled(resource, wanted));
  return found.length === 0 ? [] : [{ label: undefined, resources: found }];
}

function isCalled({ name, labels }: ResourceSummary, wanted: string): boolean {
  return [name, labels.many, labels.one].some((text) => text.toLowerCase().includes(wanted));
}

function mergeHeadless(groups: readonly ResourceGroup[]): readonly ResourceGroup[] {
  const headless = groups.filter(({ label }) => label === undefined);
  return [
    { label: undefined, resources: headless.flatMap(({ resources }) => resources) },
    ...groups.filter(({ label }) => label !== undefined),
  ];
}

function sortHeadless(groups: readonly ResourceGroup[]): readonly ResourceGroup[] {
  return groups.toSorted(
    (one, other) => Number(one.label !== undefined) - Number(other.label !== undefined),
  );
}
