import type { ModelSummary } from "@quarterdeck/model";
import { IconBookmark, IconClock, IconPencil, IconPin } from "@tabler/icons-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { Address } from "#addresses/address.ts";
import { editAddress, newAddress, readRoute } from "#addresses/resource-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { PinButton } from "#components/buttons/pin-button.tsx";
import { recentTitle } from "#components/resources/recent-title.ts";
import { DRAFT_LIMITS } from "#storage/clean-drafts.ts";
import type { FormDraft } from "#storage/form-drafts.ts";
import { useStorageProblem } from "#storage/storage-state.ts";
import { type SavedView, savedViews, subscribeViews } from "#storage/views.ts";
import { useNeedsJobs } from "#jobs/jobs-access.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./recent-lists.module.css";
import { type LinkEntry, LinkList, type LinkListProps } from "./link-list.tsx";
import { DiscardDraft } from "./discard-draft.tsx";
import { splitEvenly } from "./split-evenly.ts";
import type { HomeData } from "./use-home-data.ts";

// Only for users who opened a record.
const RecordHint = lazyComponent(async () => (await import("./record-hint.tsx")).RecordHint);

// Loaded only for users with a job.
const OpenJobs = lazyComponent(async () => (await import("#bulk/open-jobs.tsx")).OpenJobs);

/** Jobs, drafts, saved views and recent items. */
export function RecentLists({
  drafts,
  recent,
  readAt,
}: Pick<HomeData, "drafts" | "recent" | "readAt">): ReactNode {
  const t = useTexts("home");
  const common = useTexts("components");
  const views = useSyncExternalStore(subscribeViews, savedViews);
  const hasJobs = useNeedsJobs();
  const storageProblem = useStorageProblem();
  const model = useModel();
  const [discarded, setDiscarded] = useState<ReadonlySet<FormDraft>>(new Set());
  const unfinished = drafts.flatMap((draft): readonly LinkEntry[] => {
    if (discarded.has(draft)) return [];
    const address = draftAddress(model, draft);
    const { one = "" } = model.resources.find(({ name }) => name === draft.resource)?.labels ?? {};
    // A new record has no title.
    const title =
      draft.key === undefined ? common("create", { label: inlineLabel(one) }) : draft.title;
    const onDiscard = () => setDiscarded(new Set([...discarded, draft]));
    const tool = <DiscardDraft draft={draft} title={title} onDiscard={onDiscard} />;
    return address === undefined ? [] : [{ address, title, hint: one, at: draft.at, tool }];
  });
  const hintOf = (path: string): ReactNode => {
    const route = readRoute(model, path);
    if (route?.kind !== "record" || route.resource.isSingleton === true) return undefined;
    const { one } = route.resource.labels;
    return <RecordHint {...{ route, label: one }} fallback={one} />;
  };
  const visited = recent.map((item) => ({
    address: { to: item.path, search: item.search },
    title: recentTitle(model, item),
    hint: hintOf(item.path),
    at: item.at,
  }));
  const isPinned = (view: SavedView): boolean => view.isPinned === true;
  const toEntry = (view: SavedView): LinkEntry => ({
    address: { to: view.path, search: view.search },
    title: view.name,
    hint: model.resources.find((one) => view.path === `/${one.name}`)?.labels.many,
    tool: <PinButton view={view} />,
  });
  const pinned = views.filter(isPinned).map(toEntry);
  const saved = views.filter((view) => !isPinned(view)).map(toEntry);
  const icon = { size: "1rem", stroke: 1.75, "aria-hidden": true } as const;
  const lists: readonly Omit<LinkListProps, "readAt">[] = [
    { label: t("pinned"), entries: pinned, icon: <IconPin {...icon} /> },
    {
      label: t("drafts"),
      note:
        storageProblem === undefined
          ? t("draftsStored", { days: String(DRAFT_LIMITS.days), most: String(DRAFT_LIMITS.most) })
          : undefined,
      entries: unfinished,
      icon: <IconPencil {...icon} />,
    },
    { label: t("views"), entries: saved.slice(0, MAX_VIEWS), icon: <IconBookmark {...icon} /> },
    { label: t("recent"), entries: visited, icon: <IconClock {...icon} /> },
  ];
  const filled = lists.filter(({ entries }) => entries.length > 0);
  if (filled.length === 0 && !hasJobs) return null;
  const columns = splitEvenly(filled, {
    max: hasJobs ? 2 : 3,
    heightOf: ({ entries, note }) => entries.length + (note === undefined ? 2 : 3),
  });
  return (
    <div className={classes.frame}>
      <div className={classes.columns}>
        {hasJobs && (
          <div className={classes.column}>
            <OpenJobs />
          </div>
        )}
        {columns.map((column) => (
          <div key={column[0]?.label} className={classes.column}>
            {column.map((list) => (
              <LinkList key={list.label} {...list} readAt={readAt} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const MAX_VIEWS = 6;

/** Address of a draft's form; undefined if the model has no such resource. */
function draftAddress(
  model: ModelSummary,
  { resource, parents, key }: FormDraft,
): Address | undefined {
  const brief = model.resources.find(({ name }) => name === resource);
  if (brief === undefined) return undefined;
  return key === undefined
    ? newAddress(model, brief, parents)
    : editAddress(model, brief, key, parents);
}
