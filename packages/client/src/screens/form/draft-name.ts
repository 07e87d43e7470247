import type { RecordRef } from "@quarterdeck/model";
import { formName } from "#storage/form-drafts.ts";

export function draftName({ resource, parents, key }: RecordRef): string {
  return formName({ resource: resource.name, parents, ...(key !== undefined && { key }) });
}
