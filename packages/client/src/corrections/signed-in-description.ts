import { type JsonObject, type ModelSummary, writeJson } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { toApiPath } from "#config/api-path.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { fetchFile } from "#http/fetch-file.ts";
import { httpOf } from "#queries/client-http.ts";
import { applyCorrections } from "#queries/model/apply-corrections.ts";
import { findSource } from "#queries/model/description-source.ts";
import { hasEditedList } from "#queries/model/has-edited-list.ts";
import { readCorrections } from "#storage/corrections.ts";
import { compareDescriptions } from "./fuller-description.ts";
import { replaceCorrections } from "./use-corrections.ts";

/** Id of the correction with the operations that the description has for this user alone. */
const SIGNED_IN = "signed-in";

/**
 * Reads the description with the credential of the session: some APIs describe to everyone only the operations that
 * everyone may call. Further operations become a correction of this browser. A refusal does not end the session.
 */
export async function readSignedInDescription(
  client: QueryClient,
  summary: ModelSummary,
  label: string,
): Promise<void> {
  const { server, model } = runtimeConfig();
  if (server === null || model === null) return;
  const http = httpOf(client);
  const all = await readCorrections();
  const previous = all.find(({ id }) => id === SIGNED_IN);
  if (!http.session.token() || (hasEditedList(summary) && previous === undefined)) return;
  const source = await fetchFile(http, findSource([]).address);
  const { text, address } = JSON.parse(await source.content.text()) as Sources;
  const path = toApiPath(address, [server.address]);
  const open = readObject(text);
  if (path === undefined || open === undefined) return;
  const { settings } = summary.signIn;
  const call = { method: "get", path, query: "", headers: {}, ...(settings && { settings }) };
  const { body } = await http.send(call, { isTrial: true });
  const own = readObject(typeof body === "string" ? body : writeJson(body));
  const changes = own && compareDescriptions(open, own);
  if (changes === undefined && previous === undefined) return;
  const next = changes && { id: SIGNED_IN, label, value: "", pointer: "", ...changes };
  if (JSON.stringify(next) === JSON.stringify(previous)) return;
  await applyCorrections(client, replaceCorrections(all, [SIGNED_IN], next ? [next] : []));
}

/** Description as the service read it, with its address. */
interface Sources {
  readonly text: string;
  readonly address: string;
}

/** Undefined for YAML too: APIs generate such descriptions, in JSON. */
function readObject(text: string | undefined): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
