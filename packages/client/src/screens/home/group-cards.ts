import type { ResourceBrief } from "@quarterdeck/model";

interface CardGroup {
  /** Undefined: the cards that belong nowhere, and need no heading. */
  readonly label: string | undefined;
  readonly resources: readonly ResourceBrief[];
}

/** Those whose name has the text in it; all of them under their headings, unless each heading had one card. */
export function groupCards(
  resources: readonly ResourceBrief[],
  text: string,
): readonly CardGroup[] {
  const wanted = text.trim().toLowerCase();
  const found = resources.filter(({ name, labels }) =>
    [name, labels.many, labels.one].some((word) => word.toLowerCase().includes(wanted)),
  );
  const labels = [...new Set(resources.map(({ group }) => group))];
  const isFlat = wanted !== "" || labels.length * 2 > resources.length;
  if (isFlat) return found.length === 0 ? [] : [{ label: undefined, resources: found }];
  // As in the sidebar: what belongs nowhere comes first, without a heading.
  return labels
    .toSorted((one, other) => Number(one !== undefined) - Number(other !== undefined))
    .map((label) => ({ label, resources: found.filter(({ group }) => group === label) }))
    .filter((group) => group.resources.length > 0);
}
