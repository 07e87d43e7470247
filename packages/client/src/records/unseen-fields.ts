import {
  changeOperation,
  listUnseenFields,
  type RecordRef,
  type Resource,
  type UnseenField,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";

/** Key of the query cache, which ends with the session. */
const acceptedKey = ({ name }: Resource) => ["unseen-fields", name] as const;

/** Fields that a full update would remove unseen, unless the user accepted that for this resource. */
export function findUnseenFields(
  client: QueryClient,
  target: RecordRef,
  change: { readonly before: unknown; readonly after: unknown },
): readonly UnseenField[] {
  const { chunk, resource, key } = target;
  const operation = changeOperation(chunk, resource);
  if (key === undefined || operation === undefined) return [];
  if (areUnseenAccepted(client, resource)) return [];
  return listUnseenFields(target, operation, change);
}

export function areUnseenAccepted(client: QueryClient, resource: Resource): boolean {
  return client.getQueryData(acceptedKey(resource)) === true;
}

/** Sends full updates of a resource without its unseen fields for the rest of the session. */
export function acceptUnseenFields(client: QueryClient, resource: Resource): void {
  client.setQueryDefaults(acceptedKey(resource), { gcTime: Infinity });
  client.setQueryData(acceptedKey(resource), true);
}
