import { parseJson, writeJson } from "@quarterdeck/model";
import { cleanDrafts } from "./clean-drafts.ts";
import { type StoredDraft, readDrafts } from "./drafts.ts";
import { readManyStored } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** Unsaved input of a record form (H8); stored as JSON. */
export interface FormDraft {
  /** Time of the input, in milliseconds since 1970. */
  readonly at: number;
  /** `Resource.name`. */
  readonly resource: string;
  readonly parents: { readonly [parameter: string]: string };
  /** Absent for a new record. */
  readonly key?: string;
  /** Title of the record. */
  readonly title: string;
  readonly values: unknown;
  /** Names of the fields with inputs. */
  readonly asked?: readonly string[];
  /** Initial values of the form, and the ETag of their record. */
  readonly shown: unknown;
  readonly etag?: string;
  /** Time of a save without a known response. */
  readonly sent?: number;
}

/** Name of a record form: one per record, and one for new records per list. */
export function formDraftName({
  resource,
  parents,
  key,
}: Pick<FormDraft, "resource" | "parents" | "key">): string {
  return JSON.stringify(["form", resource, parents, key ?? null]);
}

/** Form draft with its stored text. */
export interface StoredFormDraft extends FormDraft {
  readonly stored: StoredDraft;
}

/** Reads the drafts of a record form: newest first, without duplicates. */
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

/** Lists the drafts of this user for this API: newest first, one per record. */
export async function listFormDrafts(): Promise<readonly FormDraft[]> {
  await cleanDrafts();
  const drafts = (await readManyStored(ownKey("draft", "")))
    .map(([, text]) => parseJson(text))
    .filter(isFormDraft)
    .toSorted((one, other) => other.at - one.at);
  const seen = new Set<string>();
  return drafts.filter(({ resource, parents, key }) => {
    const form = JSON.stringify([resource, parents, key]);
    return !seen.has(form) && seen.add(form);
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
