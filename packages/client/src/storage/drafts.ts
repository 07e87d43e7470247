import { parseJson, writeJson } from "@quarterdeck/model";
import { draftTabs, findOpenDrafts, lockDraft } from "./draft-tabs.ts";
import { readStored, readManyStored, removeStored, writeStored } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** Not as often as keys are pressed, and well within a second. */
const PAUSE_MS = 400;

/** A draft as it is kept; two tabs may each have one of the same form. */
export interface StoredDraft {
  /** The form that wrote it; absent in drafts of older versions. */
  readonly by?: string;
  /** JSON, lossless. */
  readonly text: string;
  /** The form that wrote it is still open. */
  readonly isOpen: boolean;
}

export interface DraftSaver {
  /** Soon; what comes meanwhile takes its place. */
  readonly save: (value: unknown) => void;
  readonly saveNow: (value?: unknown) => Promise<void>;
  readonly remove: () => void;
  /** This form goes on with that draft: it gives way to the first of its own. */
  readonly adopt: (draft: Pick<StoredDraft, "by" | "text">) => void;
  /** Told when another tab writes a draft of the same form. */
  readonly onOtherTab: (hear: () => void) => () => void;
}

/** H8: keeps what is typed into a form, by the form's name and apart from other tabs'. It stays this person's, whoever comes next. */
export function createDraftSaver(name: string): DraftSaver {
  const own = ownKey("draft", name);
  const tabs = draftTabs(own);
  const by = createWriterId();
  const key = keyOf(own, by);
  let adopted: Pick<StoredDraft, "by" | "text"> | undefined;
  let waiting: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What another tab must not take away. */
  let last: string | undefined;

  async function keepNow(value: unknown = waiting): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
    if (value === undefined) return;
    last = writeJson(value);
    inUse.add(key);
    await writeStored(key, last);
    tabs.post({ kind: "wrote", by });
    await leaveAdopted();
  }

  async function leaveAdopted(): Promise<void> {
    const old = adopted;
    adopted = undefined;
    if (old === undefined) return;
    const oldKey = keyOf(own, old.by);
    // Where its own form went on with it, it is that form's.
    if ((await readStored(oldKey)) !== old.text) return;
    await removeStored(oldKey);
    tabs.post({ kind: "gone", by: old.by });
  }

  return {
    save: (value) => {
      waiting = value;
      timer ??= setTimeout(() => void keepNow(), PAUSE_MS);
    },
    saveNow: keepNow,
    remove: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
      last = undefined;
      inUse.delete(key);
      void removeStored(key);
      void leaveAdopted();
    },
    adopt: (draft) => {
      adopted = draft;
      inUse.add(keyOf(own, draft.by));
    },
    onOtherTab: (hear) => {
      const stop = tabs.listen((word) => {
        if (word.kind === "open" && last !== undefined) tabs.post({ kind: "wrote", by });
        if (word.kind === "wrote") hear();
        if (word.kind === "gone" && word.by === by && last !== undefined)
          void writeStored(key, last);
      });
      tabs.post({ kind: "open" });
      const release = lockDraft(key);
      return () => {
        stop();
        release();
      };
    },
  };
}

/** Keys that a form on this page writes, or goes on from. */
const inUse = new Set<string>();

export function isInUse(key: string): boolean {
  return inUse.has(key);
}

/** Sorts by time; two tabs may open in the same millisecond. */
function createWriterId(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
}

function keyOf(own: string, by: string | undefined): string {
  return by === undefined ? own : `${own} ${by}`;
}

/** Of one form, the newest first, but behind them what is being typed in other tabs. */
export async function readDrafts(name: string): Promise<readonly StoredDraft[]> {
  const own = ownKey("draft", name);
  const kept = await readManyStored(own);
  const isHeld = await findOpenDrafts();
  const place = (draft: StoredDraft) => timeOfDraft(draft) - (draft.isOpen ? OPEN_LAST : 0);
  return kept
    .flatMap(([key, text]): readonly StoredDraft[] => {
      if (key === own) return [{ text, isOpen: false }];
      const by = key.slice(own.length + 1);
      return key.startsWith(`${own} `) ? [{ by, text, isOpen: isHeld(key) }] : [];
    })
    .toSorted((one, other) => place(other) - place(one));
}

/** All that was typed into a form, but for what stands in one that is open. */
export async function removeDrafts(name: string): Promise<void> {
  const own = ownKey("draft", name);
  const drafts = await readDrafts(name);
  await Promise.all(
    drafts.filter(({ isOpen }) => !isOpen).map(({ by }) => removeStored(keyOf(own, by))),
  );
}

/** More than any time of ours. */
const OPEN_LAST = 1e15;

/** When it was typed, else when its form was opened; 0: nobody knows. */
export function timeOfDraft({ by, text }: Pick<StoredDraft, "by" | "text">): number {
  const draft = parseJson(text);
  const at = typeof draft === "object" && draft !== null && "at" in draft ? draft.at : undefined;
  const told = typeof at === "number" ? at : Number(by?.split("-")[0]);
  return Number.isFinite(told) ? told : 0;
}
