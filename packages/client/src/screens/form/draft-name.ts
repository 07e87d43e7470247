import type { RecordRef } from "@quarterdeck/model";
import { formDraftName } from "#storage/form-drafts.ts";

export function draftName({ resource, parents, key }: RecordRef): string {
  return formDraftName({ resource: resource.name, parents, ...(key !== undefined && { key }) });
}
