import { stringifySearch } from "#addresses/search.ts";
import { storePreference, readPreference } from "./preferences.ts";
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
let drawn: Pick<ShownList, "path" | "columns"> | undefined;
const listeners = new Set<() => void>();

/** Reads what this person saved; call once a session, before anything shows them. */
export async function loadViews(): Promise<void> {
  const kept = await readPreference(NAME);
  setViews(Array.isArray(kept) ? kept.filter(isView) : []);
}

/** Pinned ones first, each half in the order that was chosen, or else in which it came about. */
export function savedViews(): readonly SavedView[] {
  return views;
}

export function subscribeViews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Told by the list: nobody else knows which columns show where its address does not say. */
export function setShownColumns(path: string, columns: string): void {
  if (drawn?.path === path && drawn.columns === columns) return;
  drawn = { path, columns };
  emit();
}

export function columnsOf(path: string): string | undefined {
  return drawn?.path === path ? drawn.columns : undefined;
}

/** One of the same name of the same list gives way to it. */
export function saveView(view: SavedView): void {
  const known = viewNamed(view.path, view.name);
  const isPinned = view.isPinned ?? known?.isPinned ?? false;
  const next = { ...view, isPinned };
  change(known === undefined ? [...views, next] : views.map((one) => (one === known ? next : one)));
}

/** What a list shows: its address, and the columns where that leaves them to the person or to us. */
export interface ShownList {
  readonly path: string;
  readonly search: SavedView["search"];
  readonly columns?: string | undefined;
}

/** The view that looks like it, on whichever of the list's pages. */
export function findShownView(
  among: readonly SavedView[],
  { path, search, columns }: ShownList,
): SavedView | undefined {
  const here = writeState(path, search);
  const alike = columns === undefined ? here : writeState(path, { columns, ...search });
  return (
    among.find((view) => writeState(view.path, view.search) === here) ??
    among.find((view) => writeState(view.path, view.search) === alike)
  );
}

/** Two names for one look are both marked. */
export function isSameView(one: SavedView, other: SavedView | undefined): boolean {
  return (
    other !== undefined && writeState(one.path, one.search) === writeState(other.path, other.search)
  );
}

function writeState(path: string, search: SavedView["search"]): string {
  const said = Object.entries(search).filter(([name]) => name !== "page" && name !== "cursor");
  return path + stringifySearch(Object.fromEntries(said.toSorted()));
}

export function viewNamed(path: string, name: string): SavedView | undefined {
  return views.find((one) => one.path === path && one.name === name);
}

/** It stays where it stands; another that has the name gives way to it. */
export function renameView({ path, name }: SavedView, next: string): void {
  const view = viewNamed(path, name);
  if (view === undefined || next === name) return;
  const known = viewNamed(path, next);
  const others = views.filter((one) => one !== known);
  change(others.map((one) => (one === view ? { ...view, name: next } : one)));
}

export function pinView(view: SavedView, isPinned: boolean): void {
  const others = views.filter((one) => one !== view);
  change([...others, { ...view, isPinned }]);
}

export function removeView(view: SavedView): void {
  change(views.filter((one) => one !== view));
}

/** The same views in another order, or those of a moment ago. */
export function orderViews(next: readonly SavedView[]): void {
  change(next);
}

function change(next: readonly SavedView[]): void {
  const isPinned = (view: SavedView): boolean => view.isPinned === true;
  const ordered = [...next.filter(isPinned), ...next.filter((view) => !isPinned(view))];
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
  if (typeof value !== "object" || value === null) return false;
  const { name, path, search } = value as Partial<SavedView>;
  const isPlaced = typeof path === "string" && path.startsWith("/");
  return typeof name === "string" && isPlaced && typeof search === "object" && search !== null;
}
