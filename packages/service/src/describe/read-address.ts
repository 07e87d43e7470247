import { readFile, stat } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { LoadError } from "@quarterdeck/model";
import { decodeText } from "./decode-text.ts";
import { fetchText } from "./fetch-text.ts";
import { inflate } from "./inflate.ts";
import { tooLarge } from "./too-large.ts";
import type { Description } from "./description.ts";
import type { FetchOptions } from "./fetch-text.ts";

/** Reads the text at an http(s) or `file:` address. */
export async function readAddress(address: string, options: FetchOptions): Promise<Description> {
  if (isHttp(address)) return fetchText(address, options);
  options.ruleFor?.(address);
  const path = fileURLToPath(address);
  const match = await stat(path);
  // A device or a pipe may never end.
  if (!match.isFile() && !match.isDirectory()) throw new LoadError({ code: "is-no-file" });
  if (match.size > options.mostBytes) throw tooLarge(options.mostBytes);
  return { text: decodeText(inflate(await readFile(path), options.mostBytes)), address };
}

export function addressOf(input: string): string {
  const text = input.trim();
  return isHttp(text) || /^file:\/\//i.test(text) ? text : pathToFileURL(text).href;
}

export function isHttp(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
