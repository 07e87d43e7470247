import { formName } from "#storage/form-drafts.ts";
import type { FormTarget } from "./form-target.ts";

export function draftName({ resource, parents, key }: FormTarget): string {
  return formName({ resource: resource.name, parents, ...(key !== undefined && { key }) });
}
