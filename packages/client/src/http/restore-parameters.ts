import type { LocalArea } from "#session/browser-storage.ts";
import { restoreOwnHeaders } from "./own-headers.ts";
import { restoreDefaults } from "./stored-defaults.ts";

/** Writes the parameters of all calls to local storage again, which the end of a session clears. */
export async function restoreParameters(local: LocalArea): Promise<void> {
  await Promise.all([restoreOwnHeaders(local), restoreDefaults(local)]);
}
