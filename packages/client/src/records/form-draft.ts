import { queryOptions } from "@tanstack/react-query";
import { readFormDrafts } from "#storage/form-drafts.ts";
import { FORM } from "./read-fresh.ts";

/** What was typed into a form before, by the draft's name: the newest first, from several tabs perhaps. */
export function draftOptions(name: string) {
  return queryOptions({
    queryKey: [FORM, "draft", name],
    queryFn: () => readFormDrafts(name),
    staleTime: Infinity,
    gcTime: 0,
  });
}
