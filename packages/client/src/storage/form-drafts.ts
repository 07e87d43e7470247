import { parseJson, writeJson } from "@quarterdeck/model";
import { cleanDrafts } from "./clean-drafts.ts";
import { type StoredDraft, readDrafts } from "./drafts.ts";
import { readManyStored } from "./object-store.ts";
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
  /** Names of the fields that the form had inputs for. */
  readonly asked?: readonly string[];
  /** What the form began with, and the entity tag that this had. */
  readonly shown: unknown;
  readonly etag?: string;
  /** It was sent then, and no answer is known. */
  readonly sent?: number;
}

/** One draft for each record, and one for a new one at each place. */
export function formDraftName({
  resource,
  parents,
  key,
}: Pick<FormDraft, "resource" | "parents" | "key">): string {
  return JSON.stringify(["form", resource, parents, key ?? null]);
}

/** A record's draft, and where it is kept. */
export interface StoredFormDraft extends FormDraft {
  readonly stored: StoredDraft;
}

/** Of one record's form, the newest first; what says the same twice, once. */
export async function readFormDrafts(name: string): Promise<readonly StoredFormDraft[]> {
  const forms = (await readDrafts(name)).flatMap((stored) => {
    const draft = parseJson(stored.text);
    return isFormDraft(draft) ? [{ ...draft, stored }] : [];
  });
  const seen = new Set<string>();
  return forms.filter(({ values }) => {
    const text = writeJson(values);
    return !seen.has(text) && seen.add(text);
  });
}

/** This person's unfinished records of this API, the newest first, each once. */
export async function listFormDrafts(): Promise<readonly FormDraft[]> {
  await cleanDrafts();
  const drafts = (await readManyStored(ownKey("draft", "")))
    .map(([, text]) => parseJson(text))
    .filter(isFormDraft)
    .toSorted((one, other) => other.at - one.at);
  const seen = new Set<string>();
  return drafts.filter(({ resource, parents, key }) => {
    const place = JSON.stringify([resource, parents, key]);
    return !seen.has(place) && seen.add(place);
  });
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
