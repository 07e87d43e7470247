import type { OverlaySource, Problem } from "@quarterdeck/model";
import { explainFailure, hideSecrets } from "./explain-failure.ts";
import type { RequestHeaders } from "./fetch-text.ts";
import { findDescription } from "./find-description.ts";
import { addressOf, isHttp, readAddress } from "./read-address.ts";
import type { Description, OtherDescription, Validator } from "./description.ts";

export type { Description, Validator } from "./description.ts";

export interface OverlaysRead {
  readonly overlays: readonly OverlaySource[];
  readonly problems: readonly Problem[];
}

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads a description from its http(s) address, the base address of its API or a file. Errors become problems with a
 * remedy.
 */
export async function readDescription(
  input: string,
  headers: RequestHeaders = {},
): Promise<Description | Problem> {
  return createDescriptionReader(input, headers)();
}

/**
 * Function that reads a description again; it remembers the address at which the description was found. `onFound` gets
 * that address if it is not the given one, and the further descriptions that the same page names.
 */
export function createDescriptionReader(
  input: string,
  headers: RequestHeaders,
  onFound?: (address: string, others: readonly OtherDescription[]) => void,
): (validator?: Validator) => Promise<Description | Problem> {
  const address = addressOf(input);
  let foundAt: string | undefined;
  return async (validator) => {
    const options = { mostBytes: MOST_BYTES, headers };
    try {
      const read = isHttp(address)
        ? await findDescription(foundAt ?? address, { ...options, validator })
        : await readAddress(address, options);
      if (foundAt === undefined && read.address !== address) {
        const others = read.others ?? [];
        onFound?.(
          hideSecrets(read.address),
          others.map((one) => ({ ...one, address: hideSecrets(one.address) })),
        );
      }
      foundAt = read.address;
      return read;
    } catch (error) {
      foundAt = undefined;
      return unread(input, error);
    }
  };
}

function unread(input: string, error: unknown): Problem {
  const message = {
    code: "description-unread",
    params: { ...unreadMessage(input, error) },
  } as const;
  return { code: "description-unavailable", severity: "error", pointer: "", message };
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
