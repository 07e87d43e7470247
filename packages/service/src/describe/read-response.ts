import type { ExplorerNetwork } from "@quarterdeck/model";
import type { FetchedText } from "./fetch-text.ts";

/** The object or array of a response; undefined for other texts. */
export function readResponse({
  text,
  address,
  allow,
}: FetchedText): Awaited<ReturnType<ExplorerNetwork["read"]>> {
  const value = parseJson(text);
  return typeof value === "object" && value !== null ? { address, value, allow } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
