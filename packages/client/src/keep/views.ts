import { stringifySearch } from "#addresses/search.ts";
import { keepPreference, readPreference } from "./preferences.ts";
import type { TableLayout } from "./table-layout.ts";

/** A list as a person wants to find it again. */
export interface SavedView {
  readonly name: string;
  /** Of the list, in this application. */
  readonly path: string;
  /** Its search, filters, order and columns, as they stand in its address. */
  readonly search: Readonly<Record<string, string>>;
  /** Beside the address: widths and pins mean little on another's screen. */
  readonly layout?: TableLayout;
  /** It stands before the others, and on the home screen. */
  readonly isPinned?: boolean;
}

const NAME = "views";

let views: readonly SavedView[] = [];
const listeners = new Set<() => void>();

/** Reads what this person saved; call once a session, before anything shows them. */
export async function loadViews(): Promise<void> {
  const kept = await readPreference(NAME);
  tell(Array.isArray(kept) ? kept.filter(isView) : []);
}

/** Pinned ones first, each half in the order in which it came about. */
export function savedViews(): readonly SavedView[] {
  return views;
}

export function subscribeViews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One of the same name of the same list gives way to it. */
export function saveView(view: SavedView): void {
  const isSame = (one: SavedView): boolean => one.name === view.name && one.path === view.path;
  const known = views.find(isSame);
  const isPinned = view.isPinned ?? known?.isPinned ?? false;
  const next = { ...view, isPinned };
  change(known === undefined ? [...views, next] : views.map((one) => (one === known ? next : one)));
}

/** The same for two addresses that show one list, on whichever of its pages. */
export function shownList(path: string, search: SavedView["search"]): string {
  const said = Object.entries(search).filter(([name]) => name !== "page" && name !== "cursor");
  return path + stringifySearch(Object.fromEntries(said.toSorted()));
}

export function pinView(view: SavedView, isPinned: boolean): void {
  const others = views.filter((one) => one !== view);
  change([...others, { ...view, isPinned }]);
}

export function removeView(view: SavedView): void {
  change(views.filter((one) => one !== view));
}

function change(next: readonly SavedView[]): void {
  const isPinned = (view: SavedView): boolean => view.isPinned === true;
  const ordered = [...next.filter(isPinned), ...next.filter((view) => !isPinned(view))];
  tell(ordered);
  void keepPreference(NAME, ordered);
}

function tell(next: readonly SavedView[]): void {
  views = next;
  for (const listener of listeners) listener();
}

function isView(value: unknown): value is SavedView {
  if (typeof value !== "object" || value === null) return false;
  const { name, path, search } = value as Partial<SavedView>;
  const isPlaced = typeof path === "string" && path.startsWith("/");
  return typeof name === "string" && isPlaced && typeof search === "object" && search !== null;
}
