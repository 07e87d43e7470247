import { ownMember } from "#own/own-member.ts";
import type { Resource } from "#types/resource.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { isOpenTime } from "./can-learn-list.ts";

/** True if a record has a time in a field that the description does not declare as one. */
export function showsTime({ fields }: Pick<Resource, "fields">, record: unknown): boolean {
  return isJsonObject(record) && fields.some((one) => isOpenTime(one, ownMember(record, one.name)));
}
