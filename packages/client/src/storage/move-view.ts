import { orderViews, type SavedView, savedViews } from "./views.ts";

/**
 * A view put to another place among those of its list, which keep the places that they have among all views. Pinned ones
 * stay before the others. Tells the place that it has then.
 */
export function moveView({ path, name }: SavedView, to: number): number {
  const all = savedViews();
  const own = all.filter((view) => view.path === path);
  const from = own.findIndex((view) => view.name === name);
  const view = own[from];
  if (view === undefined) return from;
  const isAlike = (other: SavedView): boolean => isPinned(other) === isPinned(view);
  const first = own.findIndex(isAlike);
  const place = Math.min(Math.max(to, first), own.findLastIndex(isAlike));
  if (place === from) return from;
  const moved = own.toSpliced(from, 1).toSpliced(place, 0, view);
  const next = moved.values();
  orderViews(all.map((one) => (one.path === path ? (next.next().value ?? one) : one)));
  return place;
}

function isPinned(view: SavedView): boolean {
  return view.isPinned === true;
}
