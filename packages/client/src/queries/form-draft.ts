import { queryOptions } from "@tanstack/react-query";
import { readFormDraft } from "#keep/drafts.ts";
import { FORM } from "./read-fresh.ts";

/** What was typed into a form before, by the draft's name; null: nothing. */
export function draftOptions(name: string) {
  return queryOptions({
    queryKey: [FORM, "draft", name],
    queryFn: async () => (await readFormDraft(name)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  });
}
