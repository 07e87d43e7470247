import type { Resource } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";

/** Key of the query cache, which ends with the session. */
const omittedKey = ({ name }: Resource) => ["omitted-members", name] as const;

const none: readonly string[] = [];

/** Members that full updates of a resource leave out unless they changed. */
export function omittedMembers(client: QueryClient, resource: Resource): readonly string[] {
  return client.getQueryData<readonly string[]>(omittedKey(resource)) ?? none;
}

/** Leaves members out of full updates of a resource for the rest of the session. */
export function omitMembers(
  client: QueryClient,
  resource: Resource,
  names: readonly string[],
): void {
  client.setQueryDefaults(omittedKey(resource), { gcTime: Infinity });
  client.setQueryData(omittedKey(resource), names);
}

/** True if updates by the operation are sent without the key in the body: the API refused it. */
export function isKeyless(client: QueryClient, operation: string): boolean {
  return client.getQueryData<boolean>(["keyless-updates", operation]) ?? false;
}

/** Leaves the key out of the bodies of an operation for the rest of the session. */
export function omitKey(client: QueryClient, operation: string): void {
  client.setQueryDefaults(["keyless-updates", operation], { gcTime: Infinity });
  client.setQueryData(["keyless-updates", operation], true);
}
