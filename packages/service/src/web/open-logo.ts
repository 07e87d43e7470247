import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { ConfigError } from "#config/config.ts";

/** A picture served from our own origin, so that the page's policy allows no other. */
export interface Logo {
  readonly type: string;
  readonly bytes: Buffer;
  /** Path relative to the prefix, with a version. */
  readonly path: string;
}

/** Path below the prefix. */
export const logoPath = "-/logo";

const MOST_BYTES = 512 * 1024;
const TIMEOUT_MS = 10_000;

/**
 * Reads the picture in a file or at an address. An invalid or too large picture is a configuration error. If an
 * address does not respond, the service reports it and starts with the default logo.
 */
export async function openLogo(
  input: string,
  print: (line: string) => void,
): Promise<Logo | undefined> {
  if (input === "") return undefined;
  const bytes = /^https?:/i.test(input) ? await fetchBytes(input, print) : await readBytes(input);
  if (bytes === undefined) return undefined;
  if (bytes.length > MOST_BYTES) {
    throw tooLarge(input);
  }
  const type = pictureType(bytes);
  if (type === undefined) {
    throw new ConfigError(
      `${nameOf(input)} is not an SVG, PNG, JPEG, WebP or ICO picture: use one of these.`,
    );
  }
  const version = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  return { type, bytes, path: `${logoPath}?v=${version}` };
}

async function readBytes(input: string): Promise<Buffer> {
  const path = /^file:/i.test(input) ? fileURLToPath(input) : input;
  const match = await stat(path).catch(() => undefined);
  // A device or a pipe may never end.
  if (match?.isFile() !== true) {
    throw new ConfigError(`${nameOf(input)} is not a file: check the path.`);
  }
  if (match.size > MOST_BYTES) throw tooLarge(input);
  try {
    return await readFile(path);
  } catch {
    throw new ConfigError(`${nameOf(input)} may not be read: check its permissions.`);
  }
}

async function fetchBytes(
  address: string,
  print: (line: string) => void,
): Promise<Buffer | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`it responded with ${response.status}`);
    return await collect(response);
  } catch (error) {
    const reason =
      error instanceof Error && error.message.startsWith("it ")
        ? error.message
        : "it cannot be reached";
    print(`${nameOf(address)} is not used: ${reason}. Check the address, then restart.`);
    return undefined;
  }
}

/** Stops reading above the size limit. */
async function collect(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    size += part.length;
    if (size > MOST_BYTES) break;
  }
  return Buffer.concat(parts);
}

function tooLarge(input: string): ConfigError {
  return new ConfigError(`${nameOf(input)} is larger than 512 KB: give a smaller picture.`);
}

/** Removes passwords and query values from an address before it is logged. */
function nameOf(input: string): string {
  return `The logo at ${input.replace(/^(https?:\/\/)[^/@]*@/i, "$1***@").replace(/\?.*$/s, "?…")}`;
}

const MAGIC: readonly (readonly [type: string, at: number, bytes: string])[] = [
  ["image/png", 0, "89504e47"],
  ["image/jpeg", 0, "ffd8ff"],
  ["image/webp", 8, "57454250"],
  ["image/x-icon", 0, "00000100"],
];

const beforeSvg =
  /^\uFEFF?(?:\s+|<\?xml[^>]*\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)*/i;

/** Returns the media type of a picture by its content, or undefined if browsers do not display it. */
export function pictureType(bytes: Buffer): string | undefined {
  const match = MAGIC.find(
    ([, at, magic]) => bytes.subarray(at, at + magic.length / 2).toString("hex") === magic,
  );
  if (match !== undefined) return match[0];
  const text = bytes.toString("utf8").replace(beforeSvg, "");
  return /^<svg[\s>]/i.test(text) ? "image/svg+xml" : undefined;
}
