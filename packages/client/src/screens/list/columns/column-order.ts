/** Columns in the order of a person's choice, and how many of them, from the first on, stay in view. */
export interface ColumnOrder {
  readonly names: readonly string[];
  readonly pinned: readonly string[];
}

/** What stays in view stands first. */
export function arrange({ names, pinned }: ColumnOrder): readonly string[] {
  const isPinned = (name: string): boolean => pinned.includes(name);
  return [...names.filter(isPinned), ...names.filter((name) => !isPinned(name))];
}

/** A column put to another place; among those that stay in view it stays too, beyond them it no longer does. */
export function moveColumn(order: ColumnOrder, name: string, to: number): ColumnOrder {
  const names = arrange(order);
  const from = names.indexOf(name);
  const place = Math.min(Math.max(to, 0), names.length - 1);
  if (from < 0 || from === place) return { ...order, names };
  const next = names.toSpliced(from, 1).toSpliced(place, 0, name);
  const zone = order.pinned.filter((one) => names.includes(one)).length;
  const wasPinned = from < zone;
  const isPinned = place < zone;
  if (wasPinned === isPinned) return { ...order, names: next };
  return { names: next, pinned: toggle(order.pinned, name) };
}

/** Its place among the others is the same again when it no longer stays in view. */
export function togglePin(order: ColumnOrder, name: string): ColumnOrder {
  return { names: order.names, pinned: toggle(order.pinned, name) };
}

function toggle(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
}
