import { parseJson, writeJson } from "@quarterdeck/model";
import { draftTabs, findOpenDrafts, lockDraft } from "./draft-tabs.ts";
import {
  onStorageClosed,
  readStored,
  readManyStored,
  removeStored,
  writeStored,
} from "./object-store.ts";
import { ownKey } from "./owner.ts";
import { watchInput } from "./unstored-input.ts";

/** Delay after a change before it is stored. */
const DELAY_MS = 400;

/** A stored draft; two tabs may each have one of the same form. */
export interface StoredDraft {
  /** Id of the form that wrote it; absent in drafts of older versions. */
  readonly by?: string;
  /** JSON, lossless. */
  readonly text: string;
  /** True if the form that wrote it is open. */
  readonly isOpen: boolean;
}

export interface DraftSaver {
  /** Stores the latest value after a short delay. */
  readonly save: (value: unknown) => void;
  readonly saveNow: (value?: unknown) => Promise<void>;
  readonly remove: () => void;
  /** Continues an earlier draft: the first own draft replaces it. */
  readonly adopt: (draft: Pick<StoredDraft, "by" | "text">) => void;
  /** Call while the form is open. Notifies when another tab writes a draft of the same form. */
  readonly onOtherTab: (listener: () => void) => () => void;
}

/** Stores the drafts of one form, by its name and for this tab and user (H8). */
export function createDraftSaver(name: string): DraftSaver {
  const own = ownKey("draft", name);
  const tabs = draftTabs(own);
  const by = createWriterId();
  const key = keyOf(own, by);
  /** Earlier draft that this form continues. */
  let adopted: Pick<StoredDraft, "by" | "text"> | undefined;
  let pending: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Last stored text, which another tab must not remove. */
  let last: string | undefined;

  async function saveNow(value: unknown = pending): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
    if (value === undefined) return;
    last = writeJson(value);
    inUse.add(key);
    await writeStored(key, last);
    tabs.post({ kind: "wrote", by });
    await removeAdopted();
  }

  async function removeAdopted(): Promise<void> {
    const old = adopted;
    adopted = undefined;
    if (old === undefined) return;
    const oldKey = keyOf(own, old.by);
    // Its own form has changed it since.
    if ((await readStored(oldKey)) !== old.text) return;
    await removeStored(oldKey);
    tabs.post({ kind: "gone", by: old.by });
  }

  return {
    save: (value) => {
      pending = value;
      timer ??= setTimeout(() => void saveNow(), DELAY_MS);
    },
    saveNow,
    remove: () => {
      clearTimeout(timer);
      timer = undefined;
      pending = undefined;
      last = undefined;
      inUse.delete(key);
      void removeStored(key);
      void removeAdopted();
    },
    adopt: (draft) => {
      adopted = draft;
      inUse.add(keyOf(own, draft.by));
    },
    onOtherTab: (listener) => {
      const stop = tabs.listen((message) => {
        if (message.kind === "open" && last !== undefined) tabs.post({ kind: "wrote", by });
        if (message.kind === "wrote") listener();
        if (message.kind === "gone" && message.by === by && last !== undefined)
          void writeStored(key, last);
      });
      tabs.post({ kind: "open" });
      const release = lockDraft(key);
      const hasDraft = (): boolean => [last, pending, adopted].some((one) => one !== undefined);
      const unwatch = watchInput(hasDraft);
      // The database may have been deleted.
      const stopClosed = onStorageClosed(() => {
        if (last !== undefined) void writeStored(key, last);
      });
      return () => {
        stop();
        release();
        unwatch();
        stopClosed();
      };
    },
  };
}

/** Keys of drafts that forms on this page write or continue. */
const inUse = new Set<string>();

export function isInUse(key: string): boolean {
  return inUse.has(key);
}

/** Id that sorts by time and is unique across tabs. */
function createWriterId(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
}

function keyOf(own: string, by: string | undefined): string {
  return by === undefined ? own : `${own} ${by}`;
}

/** Reads the drafts of a form: newest first, drafts of open forms last. */
export async function readDrafts(name: string): Promise<readonly StoredDraft[]> {
  const own = ownKey("draft", name);
  const stored = await readManyStored(own);
  const isOpen = await findOpenDrafts();
  const rank = (draft: StoredDraft) => timeOfDraft(draft) - (draft.isOpen ? OPEN_LAST : 0);
  return stored
    .flatMap(([key, text]): readonly StoredDraft[] => {
      if (key === own) return [{ text, isOpen: false }];
      const by = key.slice(own.length + 1);
      return key.startsWith(`${own} `) ? [{ by, text, isOpen: isOpen(key) }] : [];
    })
    .toSorted((one, other) => rank(other) - rank(one));
}

/** Removes the drafts of a form, except drafts of open forms. */
export async function removeDrafts(name: string): Promise<void> {
  const own = ownKey("draft", name);
  const drafts = await readDrafts(name);
  await Promise.all(
    drafts.filter(({ isOpen }) => !isOpen).map(({ by }) => removeStored(keyOf(own, by))),
  );
}

/** Larger than any time. */
const OPEN_LAST = 1e15;

/** Time of the input, else of the form; 0: unknown. */
export function timeOfDraft({ by, text }: Pick<StoredDraft, "by" | "text">): number {
  const draft = parseJson(text);
  const at = typeof draft === "object" && draft !== null && "at" in draft ? draft.at : undefined;
  const time = typeof at === "number" ? at : Number(by?.split("-")[0]);
  return Number.isFinite(time) ? time : 0;
}
