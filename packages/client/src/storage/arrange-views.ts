import { isPinnedView, orderViews, type SavedView, savedViews, viewNamed } from "./views.ts";

/** Renames a view at its position; replaces another view of that name. */
export function renameView({ path, name }: SavedView, next: string): void {
  const view = viewNamed(path, name);
  if (view === undefined || next === name) return;
  const existing = viewNamed(path, next);
  const others = savedViews().filter((one) => one !== existing);
  orderViews(others.map((one) => (one === view ? { ...view, name: next } : one)));
}

/**
 * Moves a view among the views of its list, whose positions among all views stay. Pinned views stay first. Returns the
 * new position.
 */
export function moveView({ path, name }: SavedView, to: number): number {
  const own = savedViews().filter((view) => view.path === path);
  const from = own.findIndex((view) => view.name === name);
  const view = own[from];
  if (view === undefined) return from;
  const hasSamePin = (other: SavedView): boolean => isPinnedView(other) === isPinnedView(view);
  const first = own.findIndex(hasSamePin);
  const position = Math.min(Math.max(to, first), own.findLastIndex(hasSamePin));
  if (position === from) return from;
  const moved = own.toSpliced(from, 1).toSpliced(position, 0, view);
  const next = moved.values();
  orderViews(savedViews().map((one) => (one.path === path ? (next.next().value ?? one) : one)));
  return position;
}
