import { findOpenDrafts } from "./draft-tabs.ts";
import { isInUse, timeOfDraft } from "./drafts.ts";
import { readManyStored, removeStored } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** Older drafts are let go, and so are the oldest of too many. */
export const DRAFT_LIMITS = { days: 90, most: 200 } as const;

/** Lets go of old drafts of this person and this API, never of one that stands in a form. */
export async function cleanDrafts(now: number = Date.now()): Promise<void> {
  const oldest = now - DRAFT_LIMITS.days * 86_400_000;
  const drafts = (await readManyStored(ownKey("draft", "")))
    .map(([key, text]) => ({ key, at: timeOfDraft({ by: key.split(" ")[4] ?? "", text }) }))
    .toSorted((one, other) => other.at - one.at);
  const old = drafts.filter(
    // Nobody knows how old those of older versions are.
    ({ at }, index) => index >= DRAFT_LIMITS.most || (at > 0 && at < oldest),
  );
  const isHeld = await findOpenDrafts();
  const isOpen = (key: string): boolean => isInUse(key) || isHeld(key);
  await Promise.all(old.filter(({ key }) => !isOpen(key)).map(({ key }) => removeStored(key)));
}
