import type { ModelSummary } from "@quarterdeck/model";
import { useSessionStore } from "#session/session-context.ts";
import { usePathname } from "#router/use-router.ts";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { readRoute } from "#addresses/resource-address.ts";
import {
  activeShortcuts,
  allShortcuts,
  subscribeShortcuts,
} from "#components/shortcuts/shortcuts.ts";
import { recentTitle } from "#components/resources/recent-title.ts";
import { useDebounced } from "#components/hooks/use-debounced.ts";
import { readRecentItems, type RecentItem } from "#storage/recent-items.ts";
import { savedViews } from "#storage/views.ts";
import { useModel } from "#queries/model/use-model.ts";
import {
  isEnoughToSearch,
  searchableLists,
  type RecordMatches,
  useRecordSearch,
} from "#queries/search-records.ts";
import { useTenants } from "#queries/use-tenants.ts";
import { useFormats } from "#texts/formats.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { Entry, EntryGroup } from "./entry.ts";
import { foundEntries } from "./found-entries.ts";
import { keyEntries, modelEntries } from "./model-entries.ts";
import { usePages } from "./use-pages.ts";
import { rankEntries, type RankedGroup } from "./rank-entries.ts";
import { recordSearches } from "./record-searches.ts";
import { rankByUse } from "./usage.ts";

const typingPause = 200;

interface Entries extends Pick<RecordMatches, "isSearching" | "searched" | "failed"> {
  readonly groups: readonly RankedGroup[];
  /** Lists that are not searched before the user opens them (H9). */
  readonly unopened: number;
  /** True if the text is too short for a search. */
  readonly isShort: boolean;
}

/** Entries that match the typed words. */
export function useEntries(typed: string): Entries {
  const t = useTexts("palette");
  const { locale } = useFormats();
  const model = useModel();
  const recent = useRecent();
  const { pages, settings } = usePages();
  // Shortcuts of the screen behind the palette; the palette has none.
  // Some are added when a chunk of the screen arrives.
  const all = useSyncExternalStore(subscribeShortcuts, allShortcuts);
  const shortcuts = useMemo(
    () => activeShortcuts(all).filter(({ keys }) => keys !== "mod+k"),
    [all],
  );
  const texts = useMemo(
    () => ({
      newRecord: (label: string) => t("newRecord", { label }),
      importInto: (label: string) => t("importInto", { label }),
      openKey: (label: string, key: string) => t("openKey", { label, key }),
      allIn: (label: string, total: number | undefined) =>
        total === undefined
          ? t("moreIn", { label })
          : t("allIn", { label, count: total.toLocaleString(locale) }),
    }),
    [t, locale],
  );
  const signOut = useSessionStore().describedSignIn()?.signOut;
  const tenants = useTenants();
  const described = useMemo(
    () => modelEntries(model, signOut, texts, tenants),
    [model, signOut, texts, tenants],
  );
  const here = usePathname();
  const { lists, unopened } = useMemo(
    () => searchableLists(byVisit(model, [here, ...recent.map(({ path }) => path)])),
    [model, recent, here],
  );
  const settled = useDebounced(typed, typingPause);
  const searches = useMemo(() => recordSearches(lists, settled), [lists, settled]);
  const { matches, isSearching, searched, failed } = useRecordSearch(searches);
  const isTyped = typed.trim() !== "";
  const usage = useMemo(() => rankByUse(recent), [recent]);
  const results = uniqueById(
    matches.flatMap((list) => foundEntries(model, list, { texts, usage })),
  );
  const visited = useMemo(
    () => visitedResources(model, [here, ...recent.map(({ path }) => path)]),
    [model, here, recent],
  );
  const opened = keyEntries(model, typed, { texts, visited });
  const entries: readonly Entry[] = [
    ...recent.map((item) => recentEntry(model, item)),
    ...shortcuts.map(({ keys, label, run }): Entry => {
      const id = `key ${keys} ${label}`;
      const shown = keys === "" ? undefined : keys;
      const words = keys === "?" ? t("wordsKeys") : keys === "" ? t("wordsTools") : undefined;
      return { id, group: "screen", label, keys: shown, words, target: run };
    }),
    ...(isTyped ? withoutRepeated(opened, results) : []),
    ...(isTyped ? results : []),
    ...savedViews().map(({ name, path, search }): Entry => {
      const hint = readRoute(model, path)?.resource?.labels.many;
      return {
        id: `view ${path} ${name}`,
        group: "views",
        label: name,
        hint,
        target: { to: path, search },
      };
    }),
    ...described.filter(({ group }) => isTyped || group === "lists"),
    ...pages,
    ...(isTyped ? settings : []),
  ];
  return {
    groups: rankEntries(entries, typed, isTyped ? mostTyped : mostAtFirst),
    isSearching: isSearching || (settled !== typed && isEnoughToSearch(typed)),
    searched,
    failed,
    unopened,
    isShort: !isEnoughToSearch(typed),
  };
}

/** Unchecked links, except those to a record that a search returned. */
function withoutRepeated(opened: readonly Entry[], results: readonly Entry[]): readonly Entry[] {
  const paths = new Set(results.map(pathOf));
  return opened.filter((entry) => entry.rank === undefined || !paths.has(pathOf(entry)));
}

function pathOf({ target }: Entry): string | undefined {
  return typeof target === "function" ? undefined : target.to;
}

/** A record may be a result of two searches of its list. */
function uniqueById(entries: readonly Entry[]): readonly Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

function mostAtFirst(group: EntryGroup): number {
  return group === "lists" ? 8 : group === "recent" || group === "views" ? 6 : 12;
}

function mostTyped(group: EntryGroup): number {
  return group === "records" ? 64 : 6;
}

/** Recent items, latest first. */
function useRecent(): readonly RecentItem[] {
  const here = usePathname();
  const [items, setItems] = useState<readonly RecentItem[]>([]);
  useEffect(() => {
    let isGone = false;
    void readRecentItems().then((read) => {
      if (!isGone) setItems(read.filter(({ path }) => path !== here));
    });
    return () => {
      isGone = true;
    };
  }, [here]);
  return items;
}

function recentEntry(model: ModelSummary, item: RecentItem): Entry {
  const { path, search } = item;
  const label = recentTitle(model, item);
  return { id: `recent ${path}`, group: "recent", label, target: { to: path, search } };
}

/** Resources by last visit, then all others. */
function byVisit(model: ModelSummary, paths: readonly string[]) {
  return [...new Set([...visitedResources(model, paths), ...model.resources])];
}

function visitedResources(model: ModelSummary, paths: readonly string[]) {
  return [...new Set(paths.flatMap((path) => readRoute(model, path)?.resource ?? []))];
}
