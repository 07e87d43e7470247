import { readFile, stat } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { OverlaySource, Problem } from "@quarterdeck/model";
import { explainFailure } from "./explain-failure.ts";
import { fetchText } from "./fetch-text.ts";

/** The text of a description and the address that its references count from. */
export interface Description {
  readonly text: string;
  readonly address: string;
}

export interface OverlaysRead {
  readonly overlays: readonly OverlaySource[];
  readonly problems: readonly Problem[];
}

const MOST_BYTES = 64 * 1024 * 1024;

/** Reads a description by its http(s) address or its file. What goes wrong is a problem with its remedy. */
export async function readDescription(given: string): Promise<Description | Problem> {
  const address = addressOf(given);
  try {
    return await readAddress(address);
  } catch (error) {
    const message = explainFailure(given, error);
    return { code: "description-unavailable", severity: "error", pointer: "", message };
  }
}

/** Reads the overlays in their order; one that cannot be read is a problem, the others count. */
export async function readOverlays(given: readonly string[]): Promise<OverlaysRead> {
  const read = await Promise.all(given.map(readOverlay));
  return {
    overlays: read.flatMap((one) => ("text" in one ? [one] : [])),
    problems: read.flatMap((one) => ("text" in one ? [] : [one])),
  };
}

async function readOverlay(given: string): Promise<OverlaySource | Problem> {
  try {
    return await readAddress(addressOf(given));
  } catch (error) {
    const message = explainFailure(given, error, "The overlay");
    return { code: "overlay-unreadable", severity: "error", pointer: "", message };
  }
}

/** Reads the files beside a description; one that came over the network may not name files of this machine. */
export function createLoader(address: string): (other: string) => Promise<string> {
  return async (other) => {
    if (isHttp(address) && !isHttp(other)) throw new Error("it is not an http or https address");
    return loadFile(other);
  };
}

/** The text at an http(s) address, a `file:` address or a path. Rejects with a sentence. */
export async function loadFile(given: string): Promise<string> {
  try {
    return (await readAddress(addressOf(given))).text;
  } catch (error) {
    throw new Error(explainFailure(given, error), { cause: error });
  }
}

async function readAddress(address: string): Promise<Description> {
  if (isHttp(address)) return fetchText(address, MOST_BYTES);
  const path = fileURLToPath(address);
  const { size } = await stat(path);
  if (size > MOST_BYTES) throw new Error(`it is larger than ${MOST_BYTES / 1024 / 1024} MB`);
  return { text: await readFile(path, "utf8"), address };
}

function addressOf(given: string): string {
  const text = given.trim();
  return isHttp(text) || /^file:\/\//i.test(text) ? text : pathToFileURL(text).href;
}

function isHttp(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
