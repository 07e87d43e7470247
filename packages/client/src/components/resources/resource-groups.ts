import type { ModelSummary, ResourceSummary } from "@quarterdeck/model";

export interface ResourceGroup {
  /** Undefined: no heading. */
  readonly label: string | undefined;
  readonly resources: readonly ResourceSummary[];
}

/**
 * Resources without parents for the sidebar and the home screen, by heading, in the description's order. Those that only
 * a typed key opens are last, under the heading `byKey`.
 */
export function groupResources(model: ModelSummary, byKey: string): readonly ResourceGroup[] {
  const top = model.resources.filter(
    ({ parents, isHidden }) => parents.length === 0 && isHidden !== true,
  );
  const keyed = top.filter(isKeyed);
  if (keyed.length === 0 || keyed.length === top.length) return groupByHeading(top);
  const others = groupByHeading(top.filter((resource) => !isKeyed(resource)));
  return [...others, { label: byKey, resources: keyed }];
}

function isKeyed({ operations, isSingleton }: ResourceSummary): boolean {
  return operations.list === undefined && operations.read !== undefined && isSingleton !== true;
}

/** Resources by heading, in their order; headings of single resources are left out if most are. */
export function groupByHeading(top: readonly ResourceSummary[]): readonly ResourceGroup[] {
  const groups = [...new Set(top.map(({ group }) => group))].map((label) => ({
    label,
    resources: top.filter(({ group }) => group === label),
  }));
  const single = groups.filter(({ resources }) => resources.length === 1);
  // Descriptions often have one tag per resource: then headings are useless.
  if (single.length * 2 <= groups.length || groups.length < 3) return headlessFirst(groups);
  const several = groups.filter(({ resources }) => resources.length > 1);
  const loose = single.flatMap(({ resources }) => resources);
  return headlessFirst(mergeHeadless([{ label: undefined, resources: loose }, ...several]));
}

/** Resources whose name contains the text, without headings. */
export function filterGroups(
  groups: readonly ResourceGroup[],
  text: string,
): readonly ResourceGroup[] {
  const search = text.trim().toLowerCase();
  if (search === "") return groups;
  const matches = groups
    .flatMap(({ resources }) => resources)
    .filter((resource) => matchesName(resource, search));
  return matches.length === 0 ? [] : [{ label: undefined, resources: matches }];
}

function matchesName({ name, labels }: ResourceSummary, search: string): boolean {
  return [name, labels.many, labels.one].some((text) => text.toLowerCase().includes(search));
}

function mergeHeadless(groups: readonly ResourceGroup[]): readonly ResourceGroup[] {
  const headless = groups.filter(({ label }) => label === undefined);
  return [
    { label: undefined, resources: headless.flatMap(({ resources }) => resources) },
    ...groups.filter(({ label }) => label !== undefined),
  ];
}

function headlessFirst(groups: readonly ResourceGroup[]): readonly ResourceGroup[] {
  return groups.toSorted(
    (one, other) => Number(one.label !== undefined) - Number(other.label !== undefined),
  );
}
