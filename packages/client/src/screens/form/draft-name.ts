import type { FormTarget } from "./form-target.ts";

/** One draft for each record, and one for a new one at each place. */
export function draftName({ resource, parents, key }: FormTarget): string {
  return JSON.stringify(["form", resource.name, parents, key ?? null]);
}
