import type { ModelCore } from "@quarterdeck/model";
import { IconClock, IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Address } from "#addresses/address.ts";
import { editAddress, newAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/app-link.tsx";
import { KEPT_DRAFTS } from "#keep/clean-drafts.ts";
import type { FormDraft } from "#keep/form-drafts.ts";
import { useModel } from "#queries/model.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./at-hand.module.css";
import type { AtHand } from "./use-at-hand.ts";

/** What was begun and not saved, and where one was last. */
export function AtHandLists({ drafts, recent, readAt }: AtHand): ReactNode {
  const t = useTexts("home");
  const model = useModel();
  const unfinished = drafts.flatMap((draft): readonly Entry[] => {
    const address = draftAddress(model, draft);
    const one = model.resources.find(({ name }) => name === draft.resource)?.labels.one;
    return address === undefined ? [] : [{ address, title: draft.title, hint: one, at: draft.at }];
  });
  // A form that was left unsaved stands among the drafts already.
  const visited = recent
    .filter(({ path }) => !unfinished.some(({ address }) => address.to === path))
    .map(({ path, search, title, at }) => ({ address: { to: path, search }, title, at }));
  if (unfinished.length + visited.length === 0) return null;
  return (
    <div className={classes.lists}>
      <List
        label={t("drafts")}
        note={t("draftsKept", {
          days: String(KEPT_DRAFTS.days),
          most: String(KEPT_DRAFTS.most),
        })}
        entries={unfinished}
        readAt={readAt}
        icon={<IconPencil size={16} stroke={1.75} aria-hidden />}
      />
      <List
        label={t("recent")}
        entries={visited}
        readAt={readAt}
        icon={<IconClock size={16} stroke={1.75} aria-hidden />}
      />
    </div>
  );
}

interface Entry {
  readonly address: Address;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly at: number;
}

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
        {entries.map(({ address, title, hint, at }) => (
          <li key={`${address.to} ${title}`}>
            <AppLink address={address} className={classes.entry}>
              {icon}
              <span className={classes.title}>{title}</span>
              {hint !== undefined && <span className={classes.hint}>{hint}</span>}
              <span className={classes.hint}>{format.relativeTime(at, readAt)}</span>
            </AppLink>
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
