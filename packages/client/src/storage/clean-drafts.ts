import { findOpenDrafts } from "./draft-tabs.ts";
import { isInUse, timeOfDraft } from "./drafts.ts";
import { readManyStored, removeStored } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** Limits of stored drafts by age and number. */
export const DRAFT_LIMITS = { days: 90, most: 200 } as const;

/** Removes this user's old drafts for this API, except drafts of open forms. */
export async function cleanDrafts(now: number = Date.now()): Promise<void> {
  const oldest = now - DRAFT_LIMITS.days * 86_400_000;
  const drafts = (await readManyStored(ownKey("draft", "")))
    .map(([key, text]) => ({ key, at: timeOfDraft({ by: key.split(" ")[4] ?? "", text }) }))
    .toSorted((one, other) => other.at - one.at);
  const old = drafts.filter(
    // Drafts of older versions have no time.
    ({ at }, index) => index >= DRAFT_LIMITS.most || (at > 0 && at < oldest),
  );
  const isOpenInTab = await findOpenDrafts();
  const isOpen = (key: string): boolean => isInUse(key) || isOpenInTab(key);
  await Promise.all(old.filter(({ key }) => !isOpen(key)).map(({ key }) => removeStored(key)));
}
