import type { OverlaySource, Problem } from "@quarterdeck/model";
import { explainFailure, hideSecrets } from "./explain-failure.ts";
import { addressOf, readAddress } from "./read-address.ts";
import type { Description, Validator } from "./description.ts";

export type { Description, Validator } from "./description.ts";

export interface OverlaysRead {
  readonly overlays: readonly OverlaySource[];
  readonly problems: readonly Problem[];
}

const MOST_BYTES = 64 * 1024 * 1024;

/** Reads a description from its http(s) address or file. Errors become problems with a remedy. */
export async function readDescription(
  input: string,
  validator?: Validator,
): Promise<Description | Problem> {
  const address = addressOf(input);
  try {
    return await readAddress(address, { mostBytes: MOST_BYTES, validator });
  } catch (error) {
    const message = {
      code: "description-unread",
      params: { ...unreadMessage(input, error) },
    } as const;
    return { code: "description-unavailable", severity: "error", pointer: "", message };
  }
}

/** Reads the overlays in order. An unreadable one becomes a problem; the others apply. */
export async function readOverlays(input: readonly string[]): Promise<OverlaysRead> {
  const read = await Promise.all(input.map(readOverlay));
  return {
    overlays: read.flatMap((one) => ("text" in one ? [one] : [])),
    problems: read.flatMap((one) => ("text" in one ? [] : [one])),
  };
}

async function readOverlay(input: string): Promise<OverlaySource | Problem> {
  try {
    return await readAddress(addressOf(input), { mostBytes: MOST_BYTES });
  } catch (error) {
    const message = { code: "overlay-unread", params: { ...unreadMessage(input, error) } } as const;
    return { code: "overlay-unreadable", severity: "error", pointer: "", message };
  }
}

function unreadMessage(input: string, error: unknown) {
  return { address: hideSecrets(input), reason: explainFailure(error) };
}
