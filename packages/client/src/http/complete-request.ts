import type { HttpRequest } from "@quarterdeck/model";
import { withFileName, writeResourceObjects } from "@quarterdeck/model";
import { addDefaults } from "./add-defaults.ts";
import { fillSettings } from "./connection-settings.ts";

/**
 * Fills in the connection settings of a request and the defaults that the API demands, and writes the resource objects or
 * the name of the file of its body.
 */
export async function completeRequest(
  request: HttpRequest,
  demanded: string | null = null,
): Promise<HttpRequest> {
  const { body } = request;
  const written =
    body === undefined ? request : withFileName({ ...request, body: writeResourceObjects(body) });
  const filled = request.settings === undefined ? written : await fillSettings(written);
  return addDefaults(filled, demanded);
}
