import {
  type KeyedRecordRef,
  type RemovalEffect,
  buildEffectsRequest,
  readEffects,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { httpOf } from "#queries/client-http.ts";

/** Reads the effects of a deletion on other records; undefined if the API does not list them, or not in time. */
export async function readRemovalEffects(
  client: QueryClient,
  target: KeyedRecordRef,
): Promise<readonly RemovalEffect[] | undefined> {
  const request = buildEffectsRequest(target);
  if (request === undefined) return undefined;
  try {
    return readEffects((await httpOf(client).sendInSession(request)).body);
  } catch {
    // The deletion is confirmed as without the list.
    return undefined;
  }
}
