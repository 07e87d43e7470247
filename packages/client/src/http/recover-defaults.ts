import type { HttpRequest, HttpResponse } from "@quarterdeck/model";
import { addDefaults, defaultLine } from "./add-defaults.ts";
import { listDemanded } from "./demanded-defaults.ts";
import { HttpError } from "./errors.ts";
import type { SendOptions } from "./prepare-request.ts";
import { readDefaults, storeDefaults } from "./stored-defaults.ts";
import type { RecoverySources } from "./recover-credential.ts";

/**
 * Sends a refused read again with the defaults of the parameters that the refusal names. All later calls that declare
 * these have them if the API accepts this one; undefined if it refuses it, too.
 */
export async function sendWithDefaults(
  { session, send }: RecoverySources,
  { request, options }: { readonly request: HttpRequest; readonly options: SendOptions },
  refusal: HttpError,
): Promise<HttpResponse | undefined> {
  const { local } = session.storage;
  const lines = listDemanded(refusal, request).map(defaultLine);
  if (lines.length === 0) return undefined;
  try {
    const response = await send(addDefaults(request, lines.join("\n")), options);
    await storeDefaults(local, [...readDefaults(local), ...lines]);
    return response;
  } catch (error) {
    if (error instanceof HttpError && error.status === refusal.status) return undefined;
    throw error;
  }
}
