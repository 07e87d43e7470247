import { isPlaceholderServer, parseJson, valueAt } from "@quarterdeck/model";
import { fetchChecked } from "#outgoing/fetch-checked.ts";
import type { ServerEvidence } from "./first-rows.ts";
import type { ApiState } from "./read-api.ts";

const minFields = 2;
const patienceMs = 1_000;
const pauseMs = 1_000;

/**
 * Returns a function that confirms a `localhost` of a description by its responses: if it returns rows as described to a
 * request without a credential, it is the API that the description means. Users confirm other placeholders.
 */
export function createServerConfirmation(): (state: ApiState) => Promise<ApiState> {
  const confirmed = new Set<string>();
  const lastTries = new Map<string, number>();
  return async (state) => {
    const { upstream, isPlaceholder, model } = state;
    if (!isPlaceholder || upstream === undefined || isPlaceholderServer(upstream)) return state;
    if (!confirmed.has(upstream)) {
      if (Date.now() - (lastTries.get(upstream) ?? 0) < pauseMs) return state;
      lastTries.set(upstream, Date.now());
      const evidence = model?.facts.evidence ?? [];
      const matches = await Promise.all(evidence.map((one) => returnsRows(state, upstream, one)));
      if (!matches.includes(true)) return state;
      confirmed.add(upstream);
    }
    return { ...state, isPlaceholder: false };
  };
}

async function returnsRows(
  { allowsIp }: ApiState,
  server: string,
  { address, rows, fields }: ServerEvidence,
): Promise<boolean> {
  try {
    const response = await fetchChecked(server.replace(/\/+$/, "") + address, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(patienceMs),
      allowsIp,
    });
    if (!response.ok) return false;
    const records = valueAt(parseJson(await response.text()), rows);
    const row: unknown = Array.isArray(records) ? records[0] : undefined;
    if (typeof row !== "object" || row === null) return false;
    const present = fields.filter((name) => Object.hasOwn(row, name)).length;
    return present >= minFields && present >= fields.length / 2;
  } catch {
    return false;
  }
}
