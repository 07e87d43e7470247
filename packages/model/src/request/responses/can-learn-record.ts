import { ownMember } from "#own/own-member.ts";
import type { Resource } from "#types/resource.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { isOtherKind } from "./can-learn-list.ts";

/** True if a record has a value whose kind the description does not declare. */
export function canLearnRecord({ fields }: Pick<Resource, "fields">, record: unknown): boolean {
  return (
    isJsonObject(record) && fields.some((one) => isOtherKind(one, ownMember(record, one.name)))
  );
}
