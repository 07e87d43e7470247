import type { HttpRequest } from "@quarterdeck/model";
import { withFileName, writeResourceObjects } from "@quarterdeck/model";
import { fillSettings } from "./connection-settings.ts";

/** Fills in the connection settings of a request, and writes the resource objects or the name of the file of its body. */
export async function completeRequest(request: HttpRequest): Promise<HttpRequest> {
  const { body } = request;
  const written =
    body === undefined ? request : withFileName({ ...request, body: writeResourceObjects(body) });
  return request.settings === undefined ? written : fillSettings(written);
}
