import type { HttpRequest } from "@quarterdeck/model";
import { withFileName, writeResourceObjects } from "@quarterdeck/model";
import { DEFAULTS_KEY } from "#config/contract.ts";
import type { SessionStore } from "#session/session-store.ts";
import { addDefaults } from "./add-defaults.ts";
import type { Identify } from "./call-headers.ts";
import { fillSettings } from "./connection-settings.ts";
import { addOtherCredentials, type CompleteRequest } from "./other-credentials.ts";

/**
 * Fills in the connection settings of a request, the defaults that the API demands and other credentials than the
 * session's, and writes the resource objects or the name of the file of its body.
 */
export async function completeRequest(
  sender: { readonly session: SessionStore; readonly identify: Identify },
  request: HttpRequest,
): Promise<CompleteRequest> {
  const { body } = request;
  const written =
    body === undefined ? request : withFileName({ ...request, body: writeResourceObjects(body) });
  const filled = request.settings === undefined ? written : await fillSettings(written);
  const demanded = sender.session.storage.local.read(DEFAULTS_KEY);
  return addOtherCredentials(sender, addDefaults(filled, demanded));
}
