/** Columns in the user's order, and the pinned ones. */
export interface ColumnOrder {
  readonly names: readonly string[];
  readonly pinned: readonly string[];
}

/** Column names with the pinned ones first. */
export function arrange({ names, pinned }: ColumnOrder): readonly string[] {
  const isPinned = (name: string): boolean => pinned.includes(name);
  return [...names.filter(isPinned), ...names.filter((name) => !isPinned(name))];
}

/** Moves a column; it becomes pinned between pinned columns and unpinned after them. */
export function moveColumn(order: ColumnOrder, name: string, to: number): ColumnOrder {
  const names = arrange(order);
  const from = names.indexOf(name);
  const position = Math.min(Math.max(to, 0), names.length - 1);
  if (from < 0 || from === position) return { ...order, names };
  const next = names.toSpliced(from, 1).toSpliced(position, 0, name);
  const zone = order.pinned.filter((one) => names.includes(one)).length;
  const wasPinned = from < zone;
  const isPinned = position < zone;
  if (wasPinned === isPinned) return { ...order, names: next };
  return { names: next, pinned: toggle(order.pinned, name) };
}

/** Pins or unpins a column; an unpinned column returns to its position. */
export function togglePin(order: ColumnOrder, name: string): ColumnOrder {
  return { names: order.names, pinned: toggle(order.pinned, name) };
}

function toggle(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
}
