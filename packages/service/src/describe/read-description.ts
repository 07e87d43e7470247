import type { OverlaySource, Problem } from "@quarterdeck/model";
import { explainFailure, hideSecrets } from "./explain-failure.ts";
import { addressOf, readAddress } from "./read-address.ts";
import type { Description, Validator } from "./read-address.ts";

export type { Description, Validator } from "./read-address.ts";

export interface OverlaysRead {
  readonly overlays: readonly OverlaySource[];
  readonly problems: readonly Problem[];
}

const MOST_BYTES = 64 * 1024 * 1024;

/** Reads a description from its http(s) address or file. Errors become problems with a remedy. */
export async function readDescription(
  given: string,
  validator?: Validator,
): Promise<Description | Problem> {
  const address = addressOf(given);
  try {
    return await readAddress(address, { mostBytes: MOST_BYTES, validator });
  } catch (error) {
    const message = {
      code: "description-unread",
      params: { ...tellUnread(given, error) },
    } as const;
    return { code: "description-unavailable", severity: "error", pointer: "", message };
  }
}

/** Reads the overlays in order. An unreadable one becomes a problem; the others apply. */
export async function readOverlays(given: readonly string[]): Promise<OverlaysRead> {
  const read = await Promise.all(given.map(readOverlay));
  return {
    overlays: read.flatMap((one) => ("text" in one ? [one] : [])),
    problems: read.flatMap((one) => ("text" in one ? [] : [one])),
  };
}

async function readOverlay(given: string): Promise<OverlaySource | Problem> {
  try {
    return await readAddress(addressOf(given), { mostBytes: MOST_BYTES });
  } catch (error) {
    const message = { code: "overlay-unread", params: { ...tellUnread(given, error) } } as const;
    return { code: "overlay-unreadable", severity: "error", pointer: "", message };
  }
}

function tellUnread(given: string, error: unknown) {
  return { address: hideSecrets(given), reason: explainFailure(error) };
}
