import { parseJson, writeJson } from "@quarterdeck/model";
import { listKept, readKept, removeKept, writeKept } from "./kept-store.ts";
import { ownKey } from "./owner.ts";

/** H8: what was typed into the form of a record. */
export interface FormDraft {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
  /** `Resource.name`. */
  readonly resource: string;
  readonly parents: { readonly [parameter: string]: string };
  /** Absent: of a new record. */
  readonly key?: string;
  /** What it is called for people. */
  readonly title: string;
  readonly values: unknown;
  /** What the form began with, and the entity tag that this had. */
  readonly shown: unknown;
  readonly etag?: string;
  /** It was sent then, and no answer is known. */
  readonly sent?: number;
}

/** Not as often as keys are pressed, and well within a second. */
const PAUSE_MS = 400;

export interface DraftKeeper {
  /** Soon; what comes meanwhile takes its place. */
  readonly keep: (value: unknown) => void;
  readonly keepNow: (value?: unknown) => void;
  readonly drop: () => void;
}

/** H8: keeps what is typed into a form, by the form's name; JSON, lossless. It stays this person's, whoever comes next. */
export function createDraftKeeper(name: string): DraftKeeper {
  const key = ownKey("draft", name);
  let waiting: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keepNow(value: unknown = waiting): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
    if (value !== undefined) void writeKept(key, writeJson(value));
  }

  return {
    keep: (value) => {
      waiting = value;
      timer ??= setTimeout(keepNow, PAUSE_MS);
    },
    keepNow,
    drop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
      void removeKept(key);
    },
  };
}

export async function readDraft(name: string): Promise<unknown> {
  const text = await readKept(ownKey("draft", name));
  return text === undefined ? undefined : parseJson(text);
}

export async function readFormDraft(name: string): Promise<FormDraft | undefined> {
  const draft = await readDraft(name);
  return isFormDraft(draft) ? draft : undefined;
}

/** This person's unfinished records of this API, the newest first. */
export async function listFormDrafts(): Promise<readonly FormDraft[]> {
  const texts = await listKept(ownKey("draft", ""));
  return texts
    .map((text) => parseJson(text))
    .filter(isFormDraft)
    .toSorted((one, other) => other.at - one.at);
}

function isFormDraft(value: unknown): value is FormDraft {
  if (typeof value !== "object" || value === null) return false;
  const draft = value as Readonly<Record<string, unknown>>;
  return (
    typeof draft["at"] === "number" &&
    typeof draft["resource"] === "string" &&
    typeof draft["parents"] === "object" &&
    typeof draft["title"] === "string" &&
    typeof draft["values"] === "object" &&
    "shown" in draft
  );
}
