import { readFile, stat } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { LoadError } from "@quarterdeck/model";
import { decodeText } from "./decode-text.ts";
import { fetchText, tooLarge } from "./fetch-text.ts";
import type { FetchOptions } from "./fetch-text.ts";

/** The text of a description and the address that its references count from. */
export interface Description {
  readonly text: string;
  readonly address: string;
  readonly validator?: Validator;
  /** It is what the validator that was asked with stands for; `text` is empty. */
  readonly isUnchanged?: true;
}

/** The header of a request that wants nothing where nothing has changed. */
export type Validator =
  | { readonly "if-none-match": string }
  | { readonly "if-modified-since": string };

/** The text at an http(s) or `file:` address. */
export async function readAddress(address: string, options: FetchOptions): Promise<Description> {
  if (isHttp(address)) return fetchText(address, options);
  await options.check?.(address);
  const path = fileURLToPath(address);
  const found = await stat(path);
  // A device or a pipe may never end.
  if (!found.isFile() && !found.isDirectory()) throw new LoadError({ code: "is-no-file" });
  if (found.size > options.mostBytes) throw tooLarge(options.mostBytes);
  return { text: decodeText(await readFile(path)), address };
}

export function addressOf(given: string): string {
  const text = given.trim();
  return isHttp(text) || /^file:\/\//i.test(text) ? text : pathToFileURL(text).href;
}

export function isHttp(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
