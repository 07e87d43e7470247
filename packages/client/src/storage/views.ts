import { withoutMonth } from "#addresses/display-month.ts";
import { stringifySearch } from "#addresses/search.ts";
import { storePreference, readPreference } from "./preferences.ts";
import type { TableLayout } from "./table-layout.ts";

/** Filters, sort and columns of a list under a name. */
export interface SavedView {
  readonly name: string;
  /** Path of the list in the console. */
  readonly path: string;
  /** Search, filters, sort and columns, as in the address. */
  readonly search: Readonly<Record<string, string>>;
  /** Not in the address: widths and pins depend on the screen. */
  readonly layout?: TableLayout;
  /** True if the view is first in lists and on the home screen. */
  readonly isPinned?: boolean;
}

const NAME = "views";

let views: readonly SavedView[] = [];
/** Columns of the list on the screen. */
let shownColumns: Pick<ShownList, "path" | "columns"> | undefined;
const listeners = new Set<() => void>();

/** Loads the views of this user; call once per session, before they are shown. */
export async function loadViews(): Promise<void> {
  const stored = await readPreference(NAME);
  setViews(Array.isArray(stored) ? stored.filter(isView) : []);
}

/** Pinned views first, each part in its own order. */
export function savedViews(): readonly SavedView[] {
  return views;
}

export function subscribeViews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the columns of the list on the screen, which its address may not contain. */
export function setShownColumns(path: string, columns: string): void {
  if (shownColumns?.path === path && shownColumns.columns === columns) return;
  shownColumns = { path, columns };
  emit();
}

export function columnsOf(path: string): string | undefined {
  return shownColumns?.path === path ? shownColumns.columns : undefined;
}

/** Saves a view; replaces one of the same name and list. */
export function saveView(view: SavedView): void {
  const existing = viewNamed(view.path, view.name);
  const isPinned = view.isPinned ?? existing?.isPinned ?? false;
  const next = { ...view, isPinned };
  const replaced = views.map((one) => (one === existing ? next : one));
  change(existing === undefined ? [...views, next] : replaced);
}

/** State of a list on the screen; `columns`: the shown ones, if the address has none. */
export interface ShownList {
  readonly path: string;
  readonly search: SavedView["search"];
  readonly columns?: string | undefined;
}

/** Finds the view with the same state, on any page of the list. A calendar without a month is in any month. */
export function findShownView(
  among: readonly SavedView[],
  { path, search, columns }: ShownList,
): SavedView | undefined {
  const own = among.filter((view) => view.path === path);
  if (own.length === 0) return undefined;
  const find = (shown: ShownList["search"]): SavedView | undefined => {
    const state = writeState({ path, search: shown });
    return (
      own.find((view) => writeState(view) === state) ??
      own.find((view) => writeState(view) === withoutMonth(state))
    );
  };
  return find(search) ?? (columns === undefined ? undefined : find({ columns, ...search }));
}

/** True if two views have the same state: both are marked as active. */
export function isSameView(one: SavedView, other: SavedView | undefined): boolean {
  return other !== undefined && writeState(one) === writeState(other);
}

/** Parts of a list address that a view does not have. */
const unsaved: readonly string[] = ["page", "cursor", "peek", "totals"];

function writeState({ path, search }: { readonly path: string; readonly search: object }): string {
  const entries = Object.entries(search).filter(([name]) => !unsaved.includes(name));
  return path + stringifySearch(Object.fromEntries(entries.toSorted()));
}

export function viewNamed(path: string, name: string): SavedView | undefined {
  return views.find((one) => one.path === path && one.name === name);
}

export function pinView(view: SavedView, isPinned: boolean): void {
  const others = views.filter((one) => one !== view);
  change([...others, { ...view, isPinned }]);
}

export function removeView(view: SavedView): void {
  change(views.filter((one) => one !== view));
}

/** Replaces the views: another order, or an undone change. */
export function orderViews(next: readonly SavedView[]): void {
  change(next);
}

export function isPinnedView(view: SavedView): boolean {
  return view.isPinned === true;
}

function change(next: readonly SavedView[]): void {
  const ordered = [...next.filter(isPinnedView), ...next.filter((view) => !isPinnedView(view))];
  setViews(ordered);
  void storePreference(NAME, ordered);
}

function setViews(next: readonly SavedView[]): void {
  views = next;
  emit();
}

function emit(): void {
  for (const listener of listeners) listener();
}

function isView(value: unknown): value is SavedView {
  if (!(value instanceof Object)) return false;
  const { name, path, search } = value as Partial<SavedView>;
  const hasPath = typeof path === "string" && path.startsWith("/");
  return typeof name === "string" && hasPath && search instanceof Object;
}
