import type { ModelCore } from "@quarterdeck/model";
import { IconBookmark, IconClock, IconPencil, IconPin } from "@tabler/icons-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { Address } from "#addresses/address.ts";
import { editAddress, newAddress } from "#addresses/resource-address.ts";
import { lazyPart } from "#chunks/lazy-part.tsx";
import { AppLink } from "#components/app-link.tsx";
import { PinButton } from "#components/pin-button.tsx";
import { KEPT_DRAFTS } from "#keep/clean-drafts.ts";
import type { FormDraft } from "#keep/form-drafts.ts";
import { type SavedView, savedViews, subscribeViews } from "#keep/views.ts";
import { useJobsWanted } from "#jobs/wanted.ts";
import { useModel } from "#queries/model.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./at-hand.module.css";
import { DiscardDraft } from "./discard-draft.tsx";
import type { AtHand } from "./use-at-hand.ts";

// Nobody without a job or a list that tells times waits for their code.
const OpenJobs = lazyPart(async () => (await import("#bulk/open-jobs.tsx")).OpenJobs);
const TrendPanel = lazyPart(async () => (await import("./trend-panel.tsx")).TrendPanel);

/** What is under way, what was begun and not saved, where one was last, and what came meanwhile. */
export function AtHandLists({ drafts, recent, readAt, trends, trend }: AtHand): ReactNode {
  const t = useTexts("home");
  const views = useSyncExternalStore(subscribeViews, savedViews);
  const hasJobs = useJobsWanted();
  const model = useModel();
  const [gone, setGone] = useState<ReadonlySet<FormDraft>>(new Set());
  const unfinished = drafts.flatMap((draft): readonly Entry[] => {
    if (gone.has(draft)) return [];
    const address = draftAddress(model, draft);
    const one = model.resources.find(({ name }) => name === draft.resource)?.labels.one;
    const { title, at } = draft;
    const tool = <DiscardDraft draft={draft} onGone={() => setGone(new Set([...gone, draft]))} />;
    return address === undefined ? [] : [{ address, title, hint: one, at, tool }];
  });
  // A form that was left unsaved stands among the drafts already.
  const visited = recent
    .filter(({ path }) => !unfinished.some(({ address }) => address.to === path))
    .map(({ path, search, title, at }) => ({ address: { to: path, search }, title, at }));
  const isPinned = (view: SavedView): boolean => view.isPinned === true;
  const toEntry = (view: SavedView): Entry => ({
    address: { to: view.path, search: view.search },
    title: view.name,
    hint: model.resources.find((one) => view.path === `/${one.name}`)?.labels.many,
    tool: <PinButton view={view} />,
  });
  const pinned = views.filter(isPinned).map(toEntry);
  const saved = views.filter((view) => !isPinned(view)).map(toEntry);
  const lists = unfinished.length + visited.length + views.length + trends.length;
  if (lists === 0 && !hasJobs) return null;
  return (
    <div className={classes.lists}>
      {hasJobs && <OpenJobs />}
      {trends.length > 0 && (
        <TrendPanel
          fallback={<div className={classes.waiting} />}
          resources={trends}
          chosen={trend}
        />
      )}
      <List
        label={t("pinned")}
        entries={pinned}
        readAt={readAt}
        icon={<IconPin size="1rem" stroke={1.75} aria-hidden />}
      />
      <List
        label={t("drafts")}
        note={t("draftsKept", {
          days: String(KEPT_DRAFTS.days),
          most: String(KEPT_DRAFTS.most),
        })}
        entries={unfinished}
        readAt={readAt}
        icon={<IconPencil size="1rem" stroke={1.75} aria-hidden />}
      />
      <List
        label={t("views")}
        entries={saved.slice(0, most)}
        readAt={readAt}
        icon={<IconBookmark size="1rem" stroke={1.75} aria-hidden />}
      />
      <List
        label={t("recent")}
        entries={visited}
        readAt={readAt}
        icon={<IconClock size="1rem" stroke={1.75} aria-hidden />}
      />
    </div>
  );
}

interface Entry {
  readonly address: Address;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly at?: number;
  readonly tool?: ReactNode;
}

const most = 6;

interface ListProps {
  readonly label: string;
  readonly note?: string;
  readonly icon: ReactNode;
  readonly entries: readonly Entry[];
  readonly readAt: number;
}

function List({ label, note, icon, entries, readAt }: ListProps): ReactNode {
  const format = useFormat();
  if (entries.length === 0) return null;
  return (
    <section className={classes.card} aria-label={label}>
      <h2 className={classes.heading}>{label}</h2>
      <ul className={classes.entries}>
        {entries.map(({ address, title, hint, at, tool }) => (
          <li key={`${address.to} ${title}`} className={classes.line}>
            <AppLink address={address} className={classes.entry}>
              {icon}
              <span className={classes.title}>{title}</span>
              {hint !== undefined && <span className={classes.hint}>{hint}</span>}
              {at !== undefined && (
                <span className={classes.hint}>{format.relativeTime(at, readAt)}</span>
              )}
            </AppLink>
            {tool}
          </li>
        ))}
      </ul>
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </section>
  );
}

/** Undefined: the API has no such resource any more. */
function draftAddress(
  model: ModelCore,
  { resource, parents, key }: FormDraft,
): Address | undefined {
  const brief = model.resources.find(({ name }) => name === resource);
  if (brief === undefined) return undefined;
  return key === undefined
    ? newAddress(model, brief, parents)
    : editAddress(model, brief, key, parents);
}
