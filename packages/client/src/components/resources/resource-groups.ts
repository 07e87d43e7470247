import type { ModelSummary, ResourceSummary } from "@quarterdeck/model";

export interface ResourceGroup {
  /** Undefined: no heading. */
  readonly label: string | undefined;
  readonly resources: readonly ResourceSummary[];
}

/** Headings that the description does not have. */
export interface GroupTexts {
  /** Heading of resources that only a typed key opens. */
  readonly byKey: string;
  /** Heading of resources without one if they do not come first. */
  readonly others: string;
}

/** Resources without parents for the sidebar and the home screen, by heading, in the model's order. */
export function groupResources(model: ModelSummary, texts: GroupTexts): readonly ResourceGroup[] {
  const top = model.resources.filter(
    ({ parents, isHidden }) => parents.length === 0 && isHidden !== true,
  );
  return groupEntries(top, texts);
}

/** Number of entries of a menu: those without parents, and those of each tenant level. */
export function countEntries({ resources, tenantLevels = [] }: ModelSummary): number {
  const depths = new Map<string | undefined, number>([
    [undefined, 0],
    ...tenantLevels.map(({ parents }) => [parents.at(-1)?.parameter, parents.length] as const),
  ]);
  return resources.filter(
    ({ parents, isHidden }) =>
      isHidden !== true && depths.get(parents.at(-1)?.parameter) === parents.length,
  ).length;
}

/** Entries of one menu by heading; those that only a typed key opens are last. */
export function groupEntries(
  top: readonly ResourceSummary[],
  { byKey, others }: GroupTexts,
): readonly ResourceGroup[] {
  const keyed = top.filter(isKeyed);
  if (keyed.length === 0 || keyed.length === top.length) return groupByHeading(top, others);
  const listed = groupByHeading(
    top.filter((resource) => !isKeyed(resource)),
    others,
  );
  return [...listed, { label: byKey, resources: keyed }];
}

function isKeyed({ operations, isSingleton }: ResourceSummary): boolean {
  return operations.list === undefined && operations.read !== undefined && isSingleton !== true;
}

/** Resources by heading, in their order; headings of single resources are left out if most are. */
function groupByHeading(top: readonly ResourceSummary[], others: string): readonly ResourceGroup[] {
  // In one pass: thousands of resources may have as many headings.
  const byLabel = new Map<string | undefined, ResourceSummary[]>();
  for (const resource of top) {
    const { group } = resource;
    const resources = byLabel.get(group) ?? [];
    byLabel.set(group, resources);
    resources.push(resource);
  }
  const groups = [...byLabel].map(([label, resources]) => ({ label, resources }));
  const single = groups.filter(({ resources }) => resources.length === 1);
  // Descriptions often have one tag per resource: then headings are useless.
  const hasHeadings = single.length * 2 <= groups.length || groups.length < 3;
  const headed = groups.filter(
    ({ label, resources }) => label !== undefined && (hasHeadings || resources.length > 1),
  );
  const headings = new Set(headed.map(({ label }) => label));
  const loose = top.filter(({ group }) => !headings.has(group));
  if (loose.length === 0) return headed;
  return loose[0] === top[0]
    ? [{ label: undefined, resources: loose }, ...headed]
    : [...headed, { label: others, resources: loose }];
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

/** The first groups, with so many resources altogether. */
export function limitGroups(
  groups: readonly ResourceGroup[],
  count: number,
): readonly ResourceGroup[] {
  let left = count;
  return groups.flatMap(({ label, resources }) => {
    const first = resources.slice(0, Math.max(left, 0));
    left -= first.length;
    return first.length === 0 ? [] : [{ label, resources: first }];
  });
}

function matchesName({ name, labels }: ResourceSummary, search: string): boolean {
  return [name, labels.many, labels.one].some((text) => text.toLowerCase().includes(search));
}
